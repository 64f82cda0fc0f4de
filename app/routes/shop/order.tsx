import { msg } from '@lingui/core/macro';
import { z } from 'zod';
import { paymentPolicy } from '#app/document/payment-policy.ts';
import { staticPart } from '#app/document/static-part.server.tsx';
import { formOutcome, titleOfForm } from '#app/form-outcome.server.ts';
import { type PageContext, pageContext } from '#app/page-context.server.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { pageMeta } from '#app/page-meta.ts';
import { redirectToProvider, replace } from '#app/site-redirect.server.ts';
import {
  VoucherOrderScreen,
  type VoucherOrderView,
} from '#features/box-office/credit/gift-vouchers/screens/voucher-order-screen.tsx';
import { isWithdrawable, withdrawnUntil } from '#features/box-office/credit/index.server.ts';
import {
  PassOrderScreen,
  type PassOrderView,
} from '#features/box-office/passes/screens/pass-order-screen.tsx';
import { providerFor, startOrderPayment } from '#features/box-office/payments/index.server.ts';
import { withdrawConsent } from '#features/box-office/questions/index.server.ts';
import type { OrderPass, OrderVoucher } from '#features/box-office/ticketing/index.ts';
import { type Order, openCents, openForCustomer, refundSplit } from '#features/box-office/ticketing/index.ts';
import { shopOf } from '#features/shop/cart/index.ts';
import { CheckoutSteps } from '#features/shop/checkout/index.ts';
import type { EnquiryAnswer } from '#features/shop/orders/enquiry/screens/enquiry-screen.tsx';
import { EnquiryScreen } from '#features/shop/orders/enquiry/screens/enquiry-screen.tsx';
import {
  type GroupAllergiesAnswer,
  type GroupNamesAnswer,
  orderPath,
  toEnquiryView,
  toOrderView,
  withdrawalPath,
} from '#features/shop/orders/index.server.ts';
import { OrderScreen } from '#features/shop/orders/screens/order-screen.tsx';
import { i18nFor } from '#lib/i18n.ts';
import { parseId } from '#lib/query-parameters.ts';
import { readForm, text } from '#platform/http/read-form.server.ts';
import { StaticPart } from '#ui/static-part.tsx';
import type { Route } from './+types/order.ts';
import { answerEnquiry } from './answer-enquiry.server.ts';
import { changeNumbersByLink } from './change-group-numbers.server.ts';
import { countAllergiesByLink } from './count-allergies.server.ts';
import { nameGroupByLink } from './name-group-by-link.server.ts';
import { redirectToOrder } from './redirect-to-order.server.ts';

export const handle: PageHandle = {
  query: { personal: ['rebooked', 'seats', 'changed', 'named'] },
  policy: paymentPolicy,
};

/** An order by its link, whose secret grants access. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const page = pageContext(context);
  const { services, language, url } = page;
  page.scope.markPrivate();
  const order = await services.ticketing.order(params.secret);
  if (!order) throw new Response(null, { status: 404, statusText: 'Not Found' });
  // Test orders are shown in the test shop alone, which says so.
  if (order.isTest !== (shopOf(url.pathname) === 'testshop')) throw redirectToOrder(page, order);
  const title = titleOfForm(context, language, `${i18nFor(language)._(msg`Order`)} ${order.number}`);
  const { voucher, pass } = order;
  if (pass)
    return {
      html: staticPart(
        page,
        INSTEAD,
        <PassOrderScreen order={passOrderView(order, pass)} language={language} />,
      ),
      order: null,
      enquiry: null,
      refused: null,
      changed: null,
      named: null,
      counted: null,
      message: null,
      meta: { title, robots: 'none' as const },
    };
  if (voucher)
    return {
      html: staticPart(
        page,
        INSTEAD,
        <VoucherOrderScreen order={await voucherOrderView(page, order, voucher)} language={language} />,
      ),
      order: null,
      enquiry: null,
      refused: null,
      changed: null,
      named: null,
      counted: null,
      message: null,
      meta: { title, robots: 'none' as const },
    };
  const sent = outcome.of(context);
  const problem = sent?.numbers ?? null;
  const changed = problem !== null || url.searchParams.get('changed') === 'yes' ? { problem } : null;
  const enquiry = await toEnquiryView(services, order, language);
  if (enquiry) {
    const refused = sent?.enquiry ?? null;
    return {
      html: null,
      order: null,
      message: null,
      enquiry,
      refused,
      changed,
      named: null,
      counted: null,
      meta: { title, robots: 'none' as const },
    };
  }
  const view = await toOrderView(services, order, language);
  return {
    html: null,
    enquiry: null,
    refused: null,
    changed,
    named: sent?.names ?? (url.searchParams.get('named') === 'yes' ? { typed: null, problem: null } : null),
    counted:
      sent?.allergies ?? (url.searchParams.get('counted') === 'yes' ? { typed: null, problem: null } : null),
    order: view,
    paymentOrigin:
      view.payOnline === 'offered' ? (providerFor(services.payments, false)?.origin ?? null) : null,
    message:
      sent?.message ??
      (sent?.enquiry ? ('ENQUIRY_ORDERED' as const) : null) ??
      (url.searchParams.get('rebooked') === 'yes' ? ('REBOOKED' as const) : null) ??
      (url.searchParams.get('seats') === 'swapped' ? ('SEATS_SWAPPED' as const) : null),
    meta: { title, robots: 'none' as const },
  };
}

/** Page part for orders of something other than tickets, which have a page without behaviour. */
const INSTEAD = 'direct-order';

function passOrderView(order: Order, pass: OrderPass): PassOrderView {
  const { number, isTest, placedAt, customer, due: sum } = order;
  return {
    ...{ number, isTest, placedAt, pass, sum },
    email: customer.email,
    hasAccount: customer.userId !== null,
    openCents: openForCustomer(order),
    isDisputed: order.isDisputed,
    refundSplit: refundSplit(order, -openCents(order)),
  };
}

async function voucherOrderView(
  { services, language }: PageContext,
  order: Order,
  voucher: OrderVoucher,
): Promise<VoucherOrderView> {
  const now = await services.databaseClock(services.db);
  const { number, isTest, placedAt, customer } = order;
  return {
    ...{ number, isTest, placedAt, voucher },
    email: customer.email,
    from: `${customer.firstName} ${customer.lastName}`.trim(),
    openCents: openForCustomer(order),
    isDisputed: order.isDisputed,
    refundSplit: refundSplit(order, -openCents(order)),
    withdrawal: isWithdrawable({ ...order, voucher }, now)
      ? { path: withdrawalPath(order, language), until: withdrawnUntil(placedAt) }
      : null,
  };
}

/** More than the names of the largest group, pasted with the columns beside them. */
const MAX_LIST = 30_000;
/** With it come the numbers of a group, which its order names. */
const FORM = z.looseObject({
  ...{ ticket: text(), back: text(), consent: text(), keep: text(), do: text(), agreedCents: text() },
  ...{ organisation: text(), street: text(), postalCode: text(), city: text() },
  ...{ leitwegId: text(), reference: text(), names: text(MAX_LIST) },
});
type Message =
  | 'PAY_CLOSED'
  | 'PAY_PROVIDER_DOWN'
  | 'CANCELLATION_CLOSED'
  | 'GOES_TOGETHER'
  | 'ON_ITS_WAY'
  | 'CONSENT_WITHDRAWN';
/** Outcome of the form that was sent: one of those of an order, of an enquiry, or of the numbers, names or allergies of a group. */
const outcome = formOutcome<{
  message?: Message;
  enquiry?: EnquiryAnswer;
  numbers?: string;
  names?: GroupNamesAnswer;
  allergies?: GroupAllergiesAnswer;
}>();
const [CONFLICT, UNPROCESSABLE] = [409, 422];

/** Gives one ticket back, keeps as credit what is owed, or takes the consent to answers about health back; sent twice it happens once. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const page = pageContext(context);
  const form = await readForm(FORM, request);
  if (form.ok && form.value.consent === 'withdraw') {
    const order = await page.services.ticketing.order(params.secret);
    if (!order) throw new Response(null, { status: 404, statusText: 'Not Found' });
    await withdrawConsent(page.services, order.number);
    return outcome.answer(context, { message: 'CONSENT_WITHDRAWN' });
  }
  if (form.ok && form.value.do === 'pay') return payOnline(page, context, params.secret);
  const isTest = shopOf(page.url.pathname) === 'testshop';
  if (form.ok && (form.value.do === 'order' || form.value.do === 'withdraw')) {
    const answered = await answerEnquiry(page, params.secret, form.value);
    if (answered) return outcome.answer(context, { enquiry: answered }, { status: CONFLICT });
    return redirectToOrder(page, { secret: params.secret, isTest });
  }
  if (form.ok && form.value.do === 'numbers') {
    const problem = await changeNumbersByLink(page, params.secret, form.value);
    if (problem !== null) return outcome.answer(context, { numbers: problem }, { status: CONFLICT });
    const path = orderPath({ secret: params.secret, isTest }, page.language);
    return replace(`${path}&changed=yes`, { status: 303 });
  }
  if (form.ok && form.value.do === 'names') {
    const { names: typed } = form.value;
    const problem = await nameGroupByLink(page, params.secret, typed);
    if (problem !== null)
      return outcome.answer(context, { names: { typed, problem } }, { status: UNPROCESSABLE });
    const path = orderPath({ secret: params.secret, isTest }, page.language);
    return replace(`${path}&named=yes`, { status: 303 });
  }
  if (form.ok && form.value.do === 'allergies') {
    const refused = await countAllergiesByLink(page, params.secret, form.value);
    if (refused) return outcome.answer(context, { allergies: refused }, { status: UNPROCESSABLE });
    const path = orderPath({ secret: params.secret, isTest }, page.language);
    return replace(`${path}&counted=yes`, { status: 303 });
  }
  if (form.ok && form.value.keep === 'credit') {
    const credited = await page.services.ticketing.convertToCredit(params.secret);
    if (!credited.ok) return outcome.answer(context, { message: 'ON_ITS_WAY' }, { status: CONFLICT });
    return redirectToOrder(page, { secret: params.secret, isTest });
  }
  const position = form.ok ? parseId(form.value.ticket) : null;
  if (position === null) throw new Response(null, { status: 400, statusText: 'Bad Request' });
  const cancelled = await page.services.ticketing.cancelTicket(params.secret, position, {
    asCredit: form.ok && form.value.back === 'credit',
  });
  if (!cancelled.ok) {
    const isAlone = ['GOES_TOGETHER', 'FLAT_PRICE'].includes(cancelled.error.code);
    const message = isAlone ? 'GOES_TOGETHER' : 'CANCELLATION_CLOSED';
    return outcome.answer(context, { message }, { status: CONFLICT });
  }
  return redirectToOrder(page, { secret: params.secret, isTest });
}

/** Leads to the payment provider; the sum is what is open of the order. */
async function payOnline(page: PageContext, context: Route.ActionArgs['context'], secret: string) {
  const { payments } = page.services;
  const started = await startOrderPayment(page.services, secret);
  const origin = providerFor(payments, false)?.origin;
  if (started.ok && origin !== undefined) return redirectToProvider(started.value, origin, { status: 303 });
  const code = started.ok ? 'PAYMENT_CLOSED' : started.error.code;
  if (code === 'UNKNOWN_OFFER') throw new Response(null, { status: 404, statusText: 'Not Found' });
  const message = code === 'PAYMENT_CLOSED' || code === 'IN_PAYMENT' ? 'PAY_CLOSED' : 'PAY_PROVIDER_DOWN';
  return outcome.answer(context, { message }, { status: CONFLICT });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.meta, matches);

export default function OrderRoute({
  loaderData: { html, order, enquiry, refused, changed, named, counted, message },
}: Route.ComponentProps) {
  if (enquiry) return <EnquiryScreen enquiry={enquiry} sent={refused} changed={changed} />;
  if (order === null) return <StaticPart name={INSTEAD} html={html} />;
  return (
    <OrderScreen {...{ order, message, changed, named, counted }} steps={<CheckoutSteps here="done" />} />
  );
}
