import type { PageContext } from '#app/page-context.server.ts';
import { redirectToProvider } from '#app/site-redirect.server.ts';
import {
  continuePayment,
  type OnlinePaymentError,
  providerFor,
} from '#features/box-office/payments/index.server.ts';
import type {
  DirectSale,
  OnlinePayment,
  OrderRequest,
  Purchase,
} from '#features/box-office/ticketing/index.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import { redirectToOrder } from './redirect-to-order.server.ts';

/**
 * Orders what is bought without a cart, and leads to its order or to where it is paid online. Sent twice, from whatever window, it leads
 * to the same one.
 */
export async function buyDirectly<R extends OrderRequest>(
  page: PageContext,
  sale: DirectSale<R> | null,
  purchase: Purchase<R>,
): Promise<Result<Response, OnlinePaymentError>> {
  if (!sale) return fail({ code: 'NOT_SUPPORTED' });
  if (purchase.request.paymentMethod !== 'online') {
    const placed = await sale.order(purchase);
    return placed.ok ? succeed(redirectToOrder(page, placed.value)) : placed;
  }
  if (!providerFor(page.services.payments, purchase.request.isTest)) return fail({ code: 'PAYMENT_CLOSED' });
  const started = await sale.begin(purchase);
  return started.ok ? payDirectly(page, started.value) : started;
}

/** Redirects to the payment, or to its purchase once paid. */
export async function payDirectly(
  page: PageContext,
  payment: OnlinePayment,
): Promise<Result<Response, OnlinePaymentError>> {
  const { services, url } = page;
  if (payment.order) return succeed(redirectToOrder(page, payment.order));
  const address = await continuePayment(services, payment);
  if (!address.ok) return address;
  const origin = providerFor(services.payments, payment.isTest)?.origin ?? url.origin;
  return succeed(redirectToProvider(address.value, origin, { status: 303 }));
}
