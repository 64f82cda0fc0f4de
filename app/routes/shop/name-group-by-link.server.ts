import { msg } from '@lingui/core/macro';
import type { PageContext } from '#app/page-context.server.ts';
import { MAX_GROUP_NAME } from '#features/box-office/questions/index.server.ts';
import { nameGroup } from '#features/shop/desk/index.server.ts';
import { i18nFor } from '#lib/i18n.ts';

/** Stores the names of a group by its link; gives why it does not, in words, or `null`. */
export async function nameGroupByLink(
  { services, language }: PageContext,
  secret: string,
  typed: string,
): Promise<string | null> {
  const order = await services.ticketing.order(secret);
  if (!order) throw new Response(null, { status: 404, statusText: 'Not Found' });
  const named = await nameGroup(services, order.number, typed);
  if (named.ok) return null;
  const i18n = i18nFor(language);
  switch (named.error.code) {
    case 'TOO_MANY_NAMES':
      return i18n._(msg`That’s more names than you are. Take some out, or change how many you are first.`);
    case 'NAME_TOO_LONG':
      return i18n._(msg`One of the names is too long: ${MAX_GROUP_NAME} letters at most.`);
    case 'EDIT_CLOSED':
      return i18n._(msg`Names can’t be changed here any more.`);
  }
}
