import { msg } from '@lingui/core/macro';
import { z } from 'zod';
import { paymentPolicy } from '#app/document/payment-policy.ts';
import { staticPart } from '#app/document/static-part.server.tsx';
import { formOutcome, formTitle } from '#app/form-outcome.server.ts';
import { type PageContext, pageContext } from '#app/page-context.server.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { pageMeta } from '#app/page-meta.ts';
import { VoucherReviewScreen } from '#features/box-office/credit/gift-vouchers/screens/voucher-review-screen.tsx';
import { VoucherShopScreen } from '#features/box-office/credit/gift-vouchers/screens/voucher-shop-screen.tsx';
import { countVoucherPurchase } from '#features/box-office/credit/index.server.ts';
import {
  draftOfPurchase,
  EMPTY_VOUCHER_DRAFT,
  readVoucherDraft,
  SEND_WITHIN_DAYS,
  type VoucherFields,
  type VoucherShopPage,
  voucherShopPath,
} from '#features/box-office/credit/index.ts';
import { isOnlineOffered, providerFor } from '#features/box-office/payments/index.server.ts';
import type { DirectPayment } from '#features/box-office/prices/index.ts';
import type { VoucherPurchase } from '#features/box-office/ticketing/index.ts';
import { customerOf } from '#features/core/access/index.server.ts';
import { draftErrors } from '#features/people/accounts/index.server.ts';
import { shopOf } from '#features/shop/cart/index.ts';
import { normalizeCustomer } from '#features/shop/checkout/index.server.ts';
import { addDays } from '#lib/venue-time.ts';
import { networkOf } from '#platform/http/network.server.ts';
import { readForm, text } from '#platform/http/read-form.server.ts';
import { StaticPart } from '#ui/static-part.tsx';
import { messagesOf } from '../account/account-messages.server.ts';
import type { Route } from './+types/gift-voucher.ts';
import { buyDirectly } from './direct-purchase.server.ts';
import { ORDER_KEY } from './order-key.ts';
import { type PurchaseRefusal, purchaseRefusal } from './purchase-refusal.server.ts';
import { toTestSale } from './test-sale.server.ts';
import { voucherMessages } from './voucher-messages.server.ts';

export const handle: PageHandle = { query: { personal: ['again'] }, policy: paymentPolicy };

const MAX_TYPED_GREETING_LENGTH = 1000;
const FORM = z.object({
  do: z.enum(['look', 'order', 'change']).catch('look'),
  key: text(),
  amount: text(),
  ownAmount: text(),
  recipient: text(),
  greeting: text(MAX_TYPED_GREETING_LENGTH),
  sendTo: text(),
  recipientEmail: text(),
  sendOn: text(),
  firstName: text(),
  lastName: text(),
  email: text(),
  paymentMethod: z.enum(['online', 'box-office', 'test']).optional().catch(undefined),
  agreedCents: text(),
});
const [UNPROCESSABLE, CONFLICT, TOO_MANY] = [422, 409, 429];
const VOUCHER = 'voucher';

/** Outcome of the form: with a `purchase` it is shown once more for review, else it is filled in. */
interface Outcome {
  draft: VoucherFields;
  key: string;
  chosen: DirectPayment | null;
  errors: VoucherShopPage['errors'];
  purchase: VoucherPurchase | null;
}
const outcome = formOutcome<Outcome>();

/** Purchase of a gift voucher (docs/product/gift-vouchers.md): the form, and the review before it binds. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const page = pageContext(context);
  const { services, language, url } = page;
  page.scope.markPrivate();
  const elsewhere = toTestSale(page, request);
  if (elsewhere) throw elsewhere;
  if (!services.ticketing.vouchers) throw new Response(null, { status: 404, statusText: 'Not Found' });
  const isTest = shopOf(url.pathname) === 'testshop';
  const sent = outcome.of(context);
  const again = sent ? null : await draftOfPayment(page, url.searchParams.get('again'));
  const today = services.clock.today();
  const isOnline = isOnlineOffered(services, isTest);
  const shown: VoucherShopPage = {
    action: voucherShopPath({ isTest }, language),
    purchaseKey: sent?.key ?? services.ids.token(),
    draft: sent?.draft ?? again ?? { ...EMPTY_VOUCHER_DRAFT, ...(await knownGiver(page)) },
    errors: sent?.errors ?? {},
    paymentMethods: [
      ...(isTest ? (['test'] as const) : []),
      ...(isOnline ? (['online'] as const) : []),
      ...(isTest ? [] : (['box-office'] as const)),
    ],
    chosen: sent?.chosen ?? null,
    days: { from: today, to: addDays(today, SEND_WITHIN_DAYS) },
    isNotPaid: again !== null,
    language,
  };
  const screen = sent?.purchase ? (
    <VoucherReviewScreen page={shown} purchase={sent.purchase} />
  ) : (
    <VoucherShopScreen page={shown} />
  );
  return {
    html: staticPart(page, VOUCHER, screen),
    paymentOrigin: isOnline ? (providerFor(services.payments, isTest)?.origin ?? null) : null,
    meta: { title: formTitle(context, language, msg`Gift voucher`), robots: 'none' as const },
  };
}

async function knownGiver(page: PageContext) {
  const { firstName = '', lastName = '', email = '' } = customerOf(await page.principal()) ?? {};
  return { firstName, lastName, email };
}

/** Shows what was typed once more, goes back to it, or orders: sent twice, from whatever window, it leads to the same order. */
export async function action({ request, context }: Route.ActionArgs) {
  const page = pageContext(context);
  const { services, language, url } = page;
  if (!services.ticketing.vouchers) throw new Response(null, { status: 404, statusText: 'Not Found' });
  const form = await readForm(FORM, request);
  if (!form.ok || !ORDER_KEY.test(form.value.key))
    throw new Response(null, { status: 400, statusText: 'Bad Request' });
  const { do: command, key, paymentMethod: chosen = null, agreedCents, ...draft } = form.value;
  const answer = (more: Partial<Outcome>, status?: number) =>
    outcome.answer(
      context,
      { draft, key, chosen, errors: {}, purchase: null, ...more },
      status === undefined ? undefined : { status },
    );
  if (command === 'change') return answer({});
  const { purchase, errors } = readVoucherDraft(draft, services.clock.today());
  const giver = normalizeCustomer(draft);
  const wrong = { ...voucherMessages(errors, language), ...messagesOf(draftErrors(giver), language) };
  if (Object.keys(wrong).length > 0) return answer({ errors: wrong }, UNPROCESSABLE);
  const isTest = shopOf(url.pathname) === 'testshop';
  // The amount agreed to must be the one on the button.
  if (command === 'look' || agreedCents !== String(purchase.cents) || chosen === null)
    return answer({ purchase });
  const refuse = (code: PurchaseRefusal, status: number) =>
    answer({ purchase, errors: { form: purchaseRefusal(code, language) } }, status);
  if (!(await countVoucherPurchase(services, networkOf(page.clientIp))))
    return refuse('TOO_MANY_TRIES', TOO_MANY);
  const userId = customerOf(await page.principal())?.id ?? null;
  const bought = await buyDirectly(page, services.ticketing.vouchers, {
    request: {
      customer: { ...giver, userId },
      language,
      paymentMethod: chosen,
      isTest,
      contents: '',
      voucher: purchase,
    },
    key,
  });
  return bought.ok ? bought.value : refuse(bought.error.code, CONFLICT);
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.meta, matches);

export default function GiftVoucherRoute({ loaderData: { html } }: Route.ComponentProps) {
  return <StaticPart name={VOUCHER} html={html} />;
}

/** Returns the values typed before a payment that was given up; `null` if none has this secret. */
async function draftOfPayment(
  { services, url }: PageContext,
  secret: string | null,
): Promise<VoucherFields | null> {
  const payment = secret === null ? null : ((await services.ticketing.onlinePayments?.find(secret)) ?? null);
  const request = payment?.state === 'ended' ? payment.request : null;
  if (!request?.voucher || request.isTest !== (shopOf(url.pathname) === 'testshop')) return null;
  const { firstName, lastName, email } = request.customer;
  return { ...draftOfPurchase(request.voucher), firstName, lastName, email };
}
