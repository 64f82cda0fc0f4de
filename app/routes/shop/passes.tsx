import { msg } from '@lingui/core/macro';
import { z } from 'zod';
import { paymentPolicy } from '#app/document/payment-policy.ts';
import { staticPart } from '#app/document/static-part.server.tsx';
import { formOutcome, formTitle } from '#app/form-outcome.server.ts';
import { type PageContext, pageContext } from '#app/page-context.server.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { pageMeta } from '#app/page-meta.ts';
import { redirect } from '#app/site-redirect.server.ts';
import { countPassPurchase, findPassKinds, toPassOffer } from '#features/box-office/passes/index.server.ts';
import { type PassKind, passShopPath } from '#features/box-office/passes/index.ts';
import { PassReviewScreen } from '#features/box-office/passes/screens/pass-review-screen.tsx';
import { PassesShopScreen } from '#features/box-office/passes/screens/passes-shop-screen.tsx';
import { isOnlineOffered, providerFor } from '#features/box-office/payments/index.server.ts';
import { priceSum } from '#features/box-office/prices/index.server.ts';
import type { DirectPayment } from '#features/box-office/prices/index.ts';
import { can, customerOf, type Principal } from '#features/core/access/index.server.ts';
import { shopOf } from '#features/shop/cart/index.ts';
import { deskPassesPath } from '#features/shop/desk/index.ts';
import { i18nFor } from '#lib/i18n.ts';
import { parseId } from '#lib/query-parameters.ts';
import { networkOf } from '#platform/http/network.server.ts';
import { readForm, text } from '#platform/http/read-form.server.ts';
import { StaticPart } from '#ui/static-part.tsx';
import { requireUser } from '../account/account-request.server.ts';
import type { Route } from './+types/passes.ts';
import { buyDirectly } from './direct-purchase.server.ts';
import { ORDER_KEY } from './order-key.ts';
import { type PurchaseRefusal, purchaseRefusal } from './purchase-refusal.server.ts';
import { toTestSale } from './test-sale.server.ts';

export const handle: PageHandle = { query: { personal: ['pass', 'unpaid'] }, policy: paymentPolicy };

const FORM = z.object({
  key: text(),
  terms: text(),
  paymentMethod: z.enum(['online', 'box-office', 'test']).optional().catch(undefined),
});
const [CONFLICT, TOO_MANY] = [409, 429];
const PASSES = 'passes';
const notFound = () => new Response(null, { status: 404, statusText: 'Not Found' });

const outcome = formOutcome<{ key: string; chosen: DirectPayment | null; refusal: PurchaseRefusal }>();

/** The passes on sale, or a last look at one before it binds (docs/product/passes.md#buying). A pass belongs to an account. */
export async function loader(args: Route.LoaderArgs) {
  const page = pageContext(args.context);
  const { services, language, url } = page;
  page.scope.markPrivate();
  const elsewhere = toTestSale(page, args.request);
  if (elsewhere) throw elsewhere;
  if (!services.ticketing.passes) throw notFound();
  const isTest = shopOf(url.pathname) === 'testshop';
  const now = await services.databaseClock(services.db);
  const meta = { title: formTitle(args.context, language, msg`Passes`), robots: 'none' as const };
  if (!url.searchParams.has('pass')) {
    const kinds = await findPassKinds(services.db, now);
    const offers = kinds.map((kind) => toPassOffer(kind, { isTest, language }));
    return {
      html: staticPart(page, PASSES, <PassesShopScreen offers={offers} language={language} />),
      paymentOrigin: null,
      meta,
    };
  }
  const { kind } = await chosenKind(page);
  const { email } = await passOwner(args);
  const sent = outcome.of(args.context);
  const isOnline = isOnlineOffered(services, isTest);
  const { cents, vatBasisPoints } = kind;
  const screen = (
    <PassReviewScreen
      review={{
        offer: toPassOffer(kind, { isTest, language }),
        sum: priceSum([{ cents, vatBasisPoints, quantity: 1 }]),
        purchaseKey: sent?.key ?? services.ids.token(),
        paymentMethods: paymentMethodsOf({ isTest, isOnline }),
        chosen: sent?.chosen ?? null,
        refusal: sent
          ? purchaseRefusal(sent.refusal, language)
          : url.searchParams.has('unpaid')
            ? i18nFor(language)._(msg`It wasn’t paid for, and nothing was bought.`)
            : null,
        ...{ email, language },
        allPath: passShopPath({ isTest }, language),
      }}
    />
  );
  return {
    html: staticPart(page, PASSES, screen),
    paymentOrigin: isOnline ? (providerFor(services.payments, isTest)?.origin ?? null) : null,
    meta,
  };
}

function paymentMethodsOf({ isTest, isOnline }: { isTest: boolean; isOnline: boolean }): DirectPayment[] {
  return [
    ...(isTest ? (['test'] as const) : []),
    ...(isOnline ? (['online'] as const) : []),
    ...(isTest ? [] : (['box-office'] as const)),
  ];
}

/** Current state of the pass that the address names. */
async function chosenKind({ services, url }: PageContext): Promise<{ kind: PassKind }> {
  const id = parseId(url.searchParams.get('pass'));
  const now = await services.databaseClock(services.db);
  const [kind] = id === null ? [] : await findPassKinds(services.db, now, id);
  if (!kind) throw notFound();
  return { kind };
}

/** The account that a pass is bought for. The box office sells passes to guests at its desk, where their account is named. */
async function passOwner(args: Parameters<typeof requireUser>[0]): Promise<Principal> {
  const principal = await requireUser(args);
  const customer = customerOf(principal);
  if (customer) return customer;
  if (!can(principal, 'sell')) throw new Response(null, { status: 403, statusText: 'Forbidden' });
  throw redirect(deskPassesPath(pageContext(args.context).language), { status: 303 });
}

/** Orders a pass: sent twice, from whatever window, it leads to the same order. */
export async function action(args: Route.ActionArgs) {
  const page = pageContext(args.context);
  const { services, language, url } = page;
  if (!services.ticketing.passes) throw notFound();
  const { kind } = await chosenKind(page);
  const { id: userId, firstName, lastName, email } = await passOwner(args);
  const form = await readForm(FORM, args.request);
  if (!form.ok || !ORDER_KEY.test(form.value.key))
    throw new Response(null, { status: 400, statusText: 'Bad Request' });
  const { key, terms, paymentMethod: chosen = null } = form.value;
  const refuse = (refusal: PurchaseRefusal, status: number) =>
    outcome.answer(args.context, { key, chosen, refusal }, { status });
  const isTest = shopOf(url.pathname) === 'testshop';
  // The terms agreed to must be those shown.
  if (toPassOffer(kind, { isTest, language }).terms !== terms) return refuse('TERMS_CHANGED', CONFLICT);
  if (chosen === null) return refuse('PAYMENT_CLOSED', CONFLICT);
  if (!(await countPassPurchase(services, networkOf(page.clientIp))))
    return refuse('TOO_MANY_TRIES', TOO_MANY);
  const { id: kindId, note: _, series: __, ...purchase } = kind;
  const bought = await buyDirectly(page, services.ticketing.passes, {
    request: {
      customer: { firstName, lastName, email, userId },
      language,
      paymentMethod: chosen,
      isTest,
      contents: '',
      pass: { kindId, ...purchase },
    },
    key,
  });
  return bought.ok ? bought.value : refuse(bought.error.code, CONFLICT);
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.meta, matches);

export default function PassesRoute({ loaderData: { html } }: Route.ComponentProps) {
  return <StaticPart name={PASSES} html={html} />;
}
