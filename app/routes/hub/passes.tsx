import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { z } from 'zod';
import { formOutcome } from '#app/form-outcome.server.ts';
import { type PageContext, pageContext } from '#app/page-context.server.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { redirect } from '#app/site-redirect.server.ts';
import { findPassKinds, toPassOffer } from '#features/box-office/passes/index.server.ts';
import type { PassOffer } from '#features/box-office/passes/index.ts';
import { HubFrame } from '#features/core/staff-frame/index.ts';
import { normalizeCustomer } from '#features/shop/checkout/index.server.ts';
import { type DeskPassError, passSaleBody, sellPass } from '#features/shop/desk/index.server.ts';
import { deskOrderPath, deskPassesPath } from '#features/shop/desk/index.ts';
import { type PassSaleDraft, PassSaleScreen } from '#features/shop/desk/orders/screens/pass-sale-screen.tsx';
import { PassesScreen } from '#features/shop/desk/orders/screens/passes-screen.tsx';
import { i18nFor } from '#lib/i18n.ts';
import { parseCents } from '#lib/money.ts';
import { parseId } from '#lib/query-parameters.ts';
import { readForm, text } from '#platform/http/read-form.server.ts';
import type { Route } from './+types/passes.ts';
import { deskFrameData, hubPage, requireStaff } from './hub-page.server.tsx';
import { HubRoute, hubMeta } from './hub-route.tsx';
import { deskProblem } from './order-problem.ts';

export const handle: PageHandle = { query: { personal: ['pass'] } };

const FORM = z.object({
  key: text(),
  terms: text(),
  firstName: text(),
  lastName: text(),
  email: text(),
  emailLanguage: text(),
  amount: text(),
  means: text(),
  reference: text(),
});
type Problem =
  | DeskPassError
  | { code: 'TERMS_CHANGED' }
  | { code: 'NOBODY' }
  | { code: 'NO_AMOUNT' }
  | { code: 'NO_REFERENCE' };

const outcome = formOutcome<{ key: string; draft: PassSaleDraft; problem: MessageDescriptor }>();
const notFound = () => new Response(null, { status: 404, statusText: 'Not Found' });

/** The passes the desk can sell, or the form that sells one of them (docs/product/passes.md#at-the-desk). */
export async function loader(args: Route.LoaderArgs) {
  const staff = await requireStaff(args, 'sell');
  const page = pageContext(args.context);
  const { services, language, url } = page;
  if (!services.ticketing.passes) throw notFound();
  const query = url.searchParams.has('pass') ? { pass: url.searchParams.get('pass') ?? '' } : {};
  const frame = {
    ...(await deskFrameData(args, 'orders', staff)),
    paths: { de: deskPassesPath('de', query), en: deskPassesPath('en', query) },
  };
  if (query.pass === undefined) {
    const kinds = await findPassKinds(services.db, services.clock.now());
    const offers = kinds.map((kind) => toPassOffer(kind, { isTest: false, language }));
    return hubPage(
      page,
      msg`Sell a pass`,
      <HubFrame frame={frame}>
        <PassesScreen offers={offers} language={language} />
      </HubFrame>,
    );
  }
  const offer = await chosenOffer(page);
  const sent = outcome.of(args.context);
  return hubPage(
    page,
    msg`Sell a pass`,
    <HubFrame frame={frame}>
      <PassSaleScreen
        offer={offer}
        purchaseKey={sent?.key ?? services.ids.token()}
        draft={sent?.draft ?? null}
        problem={sent ? i18nFor(language)._(sent.problem) : null}
        language={language}
      />
    </HubFrame>,
  );
}

/** Current state of the pass that the address names. */
async function chosenOffer({ services, url, language }: PageContext): Promise<PassOffer> {
  const id = parseId(url.searchParams.get('pass'));
  const [kind] = id === null ? [] : await findPassKinds(services.db, services.clock.now(), id);
  if (!kind) throw notFound();
  return toPassOffer(kind, { isTest: false, language });
}

/** Sells a pass: sent twice it leads to the same order. */
export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args, 'sell');
  const page = pageContext(args.context);
  const { services, language } = page;
  if (!services.ticketing.passes) throw notFound();
  const offer = await chosenOffer(page);
  const form = await readForm(FORM, args.request);
  if (!form.ok) throw new Response(null, { status: 400, statusText: 'Bad Request' });
  const { key, terms, ...draft } = form.value;
  const refuse = (problem: Problem) =>
    outcome.answer(args.context, { key, draft, problem: problemWords(problem) }, { status: 422 });
  // The terms agreed to at the desk must be those shown there.
  if (terms !== offer.terms) return refuse({ code: 'TERMS_CHANGED' });
  const cents = parseCents(draft.amount);
  if (cents === null || cents === 0) return refuse({ code: 'NO_AMOUNT' });
  const { firstName, lastName, email } = normalizeCustomer(draft);
  const sale = passSaleBody.safeParse({
    ...{ kindId: offer.id, customer: { firstName, lastName, email }, language: draft.emailLanguage, key },
    payment: { cents, means: draft.means, reference: draft.reference },
  });
  if (!sale.success) {
    const fields = sale.error.issues.flatMap(({ path }) => path);
    if (fields.includes('key')) throw new Response(null, { status: 400, statusText: 'Bad Request' });
    return refuse({ code: fields.includes('reference') ? 'NO_REFERENCE' : 'NOBODY' });
  }
  const sold = await sellPass(services, staff, sale.data);
  if (!sold.ok) return refuse(sold.error);
  throw redirect(deskOrderPath(sold.value.number, language, { done: 'sell-pass' }));
}

function problemWords(problem: Problem): MessageDescriptor {
  switch (problem.code) {
    case 'NOBODY':
      return msg`Nothing was sold: enter a first name, a last name and an email address.`;
    case 'TERMS_CHANGED':
      return msg`Nothing was sold: the pass has changed in the meantime. Check it again.`;
    case 'UNKNOWN_PASS':
    case 'KEY_REUSED':
      return msg`Nothing was sold: this pass is no longer on sale.`;
    default:
      return deskProblem(problem);
  }
}

export const meta = hubMeta;
export default HubRoute;
