import { msg } from '@lingui/core/macro';
import { z } from 'zod';
import { staticPart } from '#app/document/static-part.server.tsx';
import { formOutcome, titleOfForm } from '#app/form-outcome.server.ts';
import { type PageContext, pageContext } from '#app/page-context.server.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { pageMeta } from '#app/page-meta.ts';
import {
  VoucherOrderScreen,
  type VoucherOrderView,
} from '#features/box-office/credit/gift-vouchers/screens/voucher-order-screen.tsx';
import { isWithdrawable, withdrawnUntil } from '#features/box-office/credit/index.server.ts';
import {
  PassOrderScreen,
  type PassOrderView,
} from '#features/box-office/passes/screens/pass-order-screen.tsx';
import { withdrawConsent } from '#features/box-office/questions/index.server.ts';
import type { OrderPass, OrderVoucher } from '#features/box-office/ticketing/index.ts';
import { type Order, openCents, openForCustomer, refundSplit } from '#features/box-office/ticketing/index.ts';
import { shopOf } from '#features/shop/cart/index.ts';
import { CheckoutSteps } from '#features/shop/checkout/index.ts';
import { toOrderView, withdrawalPath } from '#features/shop/orders/index.server.ts';
import { OrderScreen } from '#features/shop/orders/screens/order-screen.tsx';
import { i18nFor } from '#lib/i18n.ts';
import { parseId } from '#lib/query-parameters.ts';
import { readForm, text } from '#platform/http/read-form.server.ts';
import { StaticPart } from '#ui/static-part.tsx';
import type { Route } from './+types/order.ts';
import { redirectToOrder } from './redirect-to-order.server.ts';

export const handle: PageHandle = { query: { personal: ['rebooked'] } };

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
      message: null,
      meta: { title, robots: 'none' as const },
    };
  return {
    html: null,
    order: await toOrderView(services, order, language),
    message:
      outcome.of(context) ?? (url.searchParams.get('rebooked') === 'yes' ? ('REBOOKED' as const) : null),
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

const FORM = z.object({ ticket: text(), back: text(), consent: text(), keep: text() });
const outcome = formOutcome<'CANCELLATION_CLOSED' | 'GOES_TOGETHER' | 'ON_ITS_WAY' | 'CONSENT_WITHDRAWN'>();
const CONFLICT = 409;

/** Gives one ticket back, keeps as credit what is owed, or takes the consent to answers about health back; sent twice it happens once. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const page = pageContext(context);
  const form = await readForm(FORM, request);
  if (form.ok && form.value.consent === 'withdraw') {
    const order = await page.services.ticketing.order(params.secret);
    if (!order) throw new Response(null, { status: 404, statusText: 'Not Found' });
    await withdrawConsent(page.services, order.number);
    return outcome.answer(context, 'CONSENT_WITHDRAWN');
  }
  const isTest = shopOf(page.url.pathname) === 'testshop';
  if (form.ok && form.value.keep === 'credit') {
    const credited = await page.services.ticketing.convertToCredit(params.secret);
    if (!credited.ok) return outcome.answer(context, 'ON_ITS_WAY', { status: CONFLICT });
    return redirectToOrder(page, { secret: params.secret, isTest });
  }
  const position = form.ok ? parseId(form.value.ticket) : null;
  if (position === null) throw new Response(null, { status: 400, statusText: 'Bad Request' });
  const cancelled = await page.services.ticketing.cancelTicket(params.secret, position, {
    asCredit: form.ok && form.value.back === 'credit',
  });
  if (!cancelled.ok) {
    const isAlone = cancelled.error.code === 'GOES_TOGETHER';
    return outcome.answer(context, isAlone ? 'GOES_TOGETHER' : 'CANCELLATION_CLOSED', { status: CONFLICT });
  }
  return redirectToOrder(page, { secret: params.secret, isTest });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.meta, matches);

export default function OrderRoute({ loaderData: { html, order, message } }: Route.ComponentProps) {
  if (order === null) return <StaticPart name={INSTEAD} html={html} />;
  return <OrderScreen order={order} message={message} steps={<CheckoutSteps here="done" />} />;
}
