import type { PageContext } from '#app/page-context.server.ts';
import { leaveTo } from '#app/site-redirect.server.ts';
import { draftOfWish, type VoucherFields } from '#features/gift-vouchers/index.ts';
import { continuePayment, type OnlinePaymentError, providerFor } from '#features/payments/index.server.ts';
import type { OnlinePayment, VoucherPurchase } from '#features/ticketing/index.ts';
import { shopOf } from '#features/webshop/index.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import { toOrder } from './to-order.server.ts';

/** Orders a voucher, and leads to its order or to where it is paid online. Sent twice, from whatever window, it leads to the same one. */
export async function buyVoucher(
  page: PageContext,
  purchase: VoucherPurchase,
): Promise<Result<Response, OnlinePaymentError>> {
  const { vouchers } = page.services.ticketing;
  if (!vouchers) return fail({ code: 'NOT_SUPPORTED' });
  if (purchase.request.paymentMethod !== 'online') {
    const placed = await vouchers.order(purchase);
    return placed.ok ? succeed(toOrder(page, placed.value)) : placed;
  }
  if (!providerFor(page.services.payments, purchase.request.isTest)) return fail({ code: 'PAYMENT_CLOSED' });
  const begun = await vouchers.begin(purchase);
  return begun.ok ? payVoucher(page, begun.value) : begun;
}

/** Leads to where a payment is made, or to what it has paid for. */
export async function payVoucher(
  page: PageContext,
  payment: OnlinePayment,
): Promise<Result<Response, OnlinePaymentError>> {
  const { services, url } = page;
  if (payment.order) return succeed(toOrder(page, payment.order));
  const address = await continuePayment(services, payment);
  if (!address.ok) return address;
  const origin = providerFor(services.payments, payment.isTest)?.origin ?? url.origin;
  return succeed(leaveTo(address.value, origin, { status: 303 }));
}

/** What was typed before a payment that was given up; `null` where there is none of this secret. */
export async function draftOfPayment(
  { services, url }: PageContext,
  secret: string | null,
): Promise<VoucherFields | null> {
  const payment = secret === null ? null : ((await services.ticketing.onlinePayments?.find(secret)) ?? null);
  const request = payment?.state === 'ended' ? payment.request : null;
  if (!request?.voucher || request.isTest !== (shopOf(url.pathname) === 'testshop')) return null;
  const { firstName, lastName, email } = request.customer;
  return { ...draftOfWish(request.voucher), firstName, lastName, email };
}
