import type { PageContext } from '#app/page-context.server.ts';
import { draftOfPurchase, type VoucherFields } from '#features/box-office/credit/index.ts';
import { shopOf } from '#features/shop/cart/index.ts';

/** Returns the values typed before a payment that was given up; `null` if none has this secret. */
export async function draftOfPayment(
  { services, url }: PageContext,
  secret: string | null,
): Promise<VoucherFields | null> {
  const payment = secret === null ? null : ((await services.ticketing.onlinePayments?.find(secret)) ?? null);
  const request = payment?.state === 'ended' ? payment.request : null;
  if (!request?.voucher || request.isTest !== (shopOf(url.pathname) === 'testshop')) return null;
  const { firstName, lastName, email } = request.customer;
  return { ...draftOfPurchase(request.voucher), firstName, lastName, email };
}
