import { msg } from '@lingui/core/macro';
import type { PageContext } from '#app/page-context.server.ts';
import { changeGroupNumbers } from '#features/shop/desk/index.server.ts';
import { findGroupChange, typedNumbers } from '#features/shop/orders/index.server.ts';
import { i18nFor } from '#lib/i18n.ts';
import type { Language } from '#lib/localized.ts';

/** Changes how many a group is by its link; gives why it is not changed, in words, or `null`. */
export async function changeNumbersByLink(
  { services, language }: PageContext,
  secret: string,
  form: Readonly<Record<string, unknown>>,
): Promise<string | null> {
  const order = await services.ticketing.order(secret);
  if (!order) throw new Response(null, { status: 404, statusText: 'Not Found' });
  const now = await services.databaseClock(services.db);
  const change = await findGroupChange(services.db, order, { language, now });
  if (!change) return refusal('EDIT_CLOSED', language);
  const wanted = typedNumbers(change.rows, form);
  if (!wanted) return refusal('NO_NUMBER', language);
  const done = await changeGroupNumbers(services, order.number, wanted);
  return done.ok ? null : refusal(done.error.code, language);
}

/** Why the number of a group is not changed. */
function refusal(code: string, language: Language): string {
  const i18n = i18nFor(language);
  switch (code) {
    case 'CANCELLATION_CLOSED':
      return i18n._(msg`Nothing was changed: you can’t be fewer here any more. Call us.`);
    case 'NO_NUMBER':
      return i18n._(msg`Nothing was changed: enter a number in each field, 0 for nobody.`);
    case 'NOT_ENOUGH':
      return i18n._(msg`Nothing was changed: there isn’t room for so many.`);
    case 'GROUP_TOO_SMALL':
      return i18n._(msg`Nothing was changed: that’s too few for group prices. Call us.`);
    case 'GOES_TOGETHER':
      return i18n._(msg`Nothing was changed: so many can’t come along with so few.`);
    case 'LIMIT':
      return i18n._(msg`Nothing was changed: that’s too many for one order. Call us.`);
    case 'PRICE_CHANGED':
      return i18n._(msg`Nothing was changed: prices have changed in the meantime. Check them again.`);
    default:
      return i18n._(msg`Nothing was changed: that isn’t possible here any more. Call us.`);
  }
}
