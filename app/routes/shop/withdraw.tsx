import { msg } from '@lingui/core/macro';
import { z } from 'zod';
import { staticPart } from '#app/document/static-part.server.tsx';
import { formOutcome, formTitle } from '#app/form-outcome.server.ts';
import { type PageContext, pageContext } from '#app/page-context.server.ts';
import { pageMeta } from '#app/page-meta.ts';
import {
  VoucherWithdrawalScreen,
  type VoucherWithdrawalView,
} from '#features/box-office/credit/gift-vouchers/screens/voucher-withdrawal-screen.tsx';
import { isWithdrawable, withdrawnUntil } from '#features/box-office/credit/index.server.ts';
import { type Order, refundSplit } from '#features/box-office/ticketing/index.ts';
import { withdrawVoucher } from '#features/shop/desk/index.server.ts';
import { orderPath } from '#features/shop/orders/index.server.ts';
import type { Language } from '#lib/localized.ts';
import { readForm, text } from '#platform/http/read-form.server.ts';
import { StaticPart } from '#ui/static-part.tsx';
import type { Route } from './+types/withdraw.ts';
import { redirectToOrder } from './redirect-to-order.server.ts';

const FORM = z.object({ withdraw: text() });
const CONFLICT = 409;
const PART = 'withdrawal';
const outcome = formOutcome<'WITHDRAWAL_CLOSED'>();

/** Withdrawing from a gift voucher (docs/product/gift-vouchers.md#withdrawing). Where nobody can, it leads to the order. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const page = pageContext(context);
  const { services, language } = page;
  page.scope.markPrivate();
  const order = await orderOf(page, params.secret);
  const isRefused = outcome.of(context) !== null;
  const { voucher } = order;
  const now = await services.databaseClock(services.db);
  if (!voucher || !(isRefused || isWithdrawable({ ...order, voucher }, now)))
    throw redirectToOrder(page, order);
  const view = viewOf(order, voucher, language);
  const screen = <VoucherWithdrawalScreen view={view} isRefused={isRefused} language={language} />;
  return {
    html: staticPart(page, PART, screen),
    meta: { title: formTitle(context, language, msg`Withdraw from contract`), robots: 'none' as const },
  };
}

/** Does it; sent twice it happens once. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const page = pageContext(context);
  const order = await orderOf(page, params.secret);
  const form = await readForm(FORM, request);
  if (!form.ok || form.value.withdraw !== order.number)
    throw new Response(null, { status: 400, statusText: 'Bad Request' });
  const done = await withdrawVoucher(page.services, order.number);
  if (done.ok) return redirectToOrder(page, order);
  return outcome.answer(context, 'WITHDRAWAL_CLOSED', { status: CONFLICT });
}

async function orderOf({ services }: PageContext, secret: string): Promise<Order> {
  const order = await services.ticketing.order(secret);
  if (!order?.voucher || order.isTest) throw new Response(null, { status: 404, statusText: 'Not Found' });
  return order;
}

function viewOf(
  order: Order,
  { cents }: NonNullable<Order['voucher']>,
  language: Language,
): VoucherWithdrawalView {
  const { number, customer, placedAt, paidCents } = order;
  return {
    ...{ number, placedAt, cents, paidCents },
    name: `${customer.firstName} ${customer.lastName}`.trim(),
    email: customer.email,
    refundSplit: refundSplit(order, paidCents),
    until: withdrawnUntil(placedAt),
    orderPath: orderPath(order, language),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.meta, matches);

export default function WithdrawRoute({ loaderData: { html } }: Route.ComponentProps) {
  return <StaticPart name={PART} html={html} />;
}
