import { msg } from '@lingui/core/macro';
import type { PageContext } from '#app/page-context.server.ts';
import {
  GROUP_ALLERGIES,
  type GroupAllergy,
  MAX_OTHER_NEEDS,
} from '#features/box-office/questions/index.server.ts';
import { countAllergies } from '#features/shop/desk/index.server.ts';
import { allergyField } from '#features/shop/orders/index.server.ts';
import { i18nFor } from '#lib/i18n.ts';

type Typed = Record<GroupAllergy, string>;

/** Stores the allergies and needs of a group by its link; gives what was typed and why it does not, in words, or `null`. */
export async function countAllergiesByLink(
  { services, language }: PageContext,
  secret: string,
  form: Readonly<Record<string, unknown>>,
): Promise<{ typed: Typed; problem: string } | null> {
  const order = await services.ticketing.order(secret);
  if (!order) throw new Response(null, { status: 404, statusText: 'Not Found' });
  const typed = Object.fromEntries(
    (Object.keys(GROUP_ALLERGIES) as GroupAllergy[]).map((key) => {
      const value = form[allergyField(key)];
      return [key, typeof value === 'string' ? value : ''];
    }),
  ) as Typed;
  const i18n = i18nFor(language);
  const words = i18n._(
    msg`You may store this health information until a week after our visit. We can withdraw that here at any time.`,
  );
  const consent = form.allergiesConsent === 'yes' ? words : null;
  const done = await countAllergies(services, order.number, { typed, consent });
  if (done.ok) return null;
  const problems = {
    NO_COUNT: msg`Nothing was saved: enter whole numbers, or leave a field empty.`,
    TOO_MANY_COUNTED: msg`Nothing was saved: one of the numbers is larger than your group.`,
    OTHER_TOO_LONG: msg`Nothing was saved: ${MAX_OTHER_NEEDS} letters at most.`,
    CONSENT_REQUIRED: msg`Nothing was saved: we need your consent for this.`,
    EDIT_CLOSED: msg`Allergies and needs can’t be changed here any more.`,
  };
  return { typed, problem: i18n._(problems[done.error.code]) };
}
