import type { PageContext } from '#app/page-context.server.ts';
import { redirectToProvider, replace } from '#app/site-redirect.server.ts';
import { voucherShopPath } from '#features/box-office/credit/index.ts';
import { passShopPath } from '#features/box-office/passes/index.server.ts';
import { continuePayment, paymentPath, providerFor } from '#features/box-office/payments/index.server.ts';
import type { CartReference, OnlinePayment } from '#features/box-office/ticketing/index.ts';
import { cartMessageOf } from '#features/shop/cart/index.ts';
import { noCustomerCookie } from '#features/shop/checkout/index.server.ts';
import { payDirectly } from './direct-purchase.server.ts';
import { redirectToCart } from './redirect-to-cart.server.ts';
import { redirectToOrder } from './redirect-to-order.server.ts';
import { appendCart, appendOrderedCart, visitorCart } from './visitor-cart.server.ts';

/** The pending payment of the visitor's cart. */
export async function findOpenPayment(
  { services }: PageContext,
  reference: CartReference | null,
): Promise<OnlinePayment | null> {
  return reference === null ? null : ((await services.ticketing.onlinePayments?.openOf(reference)) ?? null);
}

/** Leads to how a payment stands. */
export function toPayment({ language }: PageContext, payment: OnlinePayment): Response {
  return replace(paymentPath(payment, language), { status: 303 });
}

/** Leads on to where one pays, which another press has asked for already. */
export async function continuePaying(
  page: PageContext,
  request: Request,
  payment: OnlinePayment,
): Promise<Response> {
  const { request: agreed } = payment;
  if (agreed?.voucher || agreed?.pass) {
    const paying = await payDirectly(page, payment);
    return paying.ok ? paying.value : toPayment(page, payment);
  }
  const address = await continuePayment(page.services, payment);
  if (address.ok) return redirectToPayment(page, request, { address: address.value, isTest: payment.isTest });
  const { error } = address;
  return redirectToCart(page, {
    message: error.code === 'PAYMENT_PROVIDER_DOWN' ? 'PROVIDER_DOWN' : cartMessageOf(error),
  });
}

/** Redirects to the provider. The hold was extended, and so is the lifetime of the cart's cookie. */
export async function redirectToPayment(
  page: PageContext,
  request: Request,
  { address, isTest }: { address: string; isTest: boolean },
): Promise<Response> {
  const reference = visitorCart(page, request);
  const { services, url } = page;
  const cart = reference === null ? null : await services.ticketing.cart(reference);
  const headers = new Headers();
  if (cart) appendCart(headers, page, cart);
  const origin = providerFor(services.payments, isTest)?.origin ?? url.origin;
  return redirectToProvider(address, origin, { status: 303, headers });
}

/** Cookies that free the visitor's browser of a cart that waits for a bank, so that another one can be started; `null` if it has none. */
export async function letGoOfCart(
  page: PageContext,
  request: Request,
  payment: OnlinePayment,
): Promise<Headers | null> {
  if (payment.state !== 'processing') return null;
  const open = await findOpenPayment(page, visitorCart(page, request));
  if (open?.secret !== payment.secret) return null;
  const headers = new Headers();
  appendCart(headers, page, { reference: '', expiresAt: '', now: '', quantity: 0 });
  headers.append('set-cookie', noCustomerCookie({ secure: page.url.protocol === 'https:' }));
  return headers;
}

/** Leads where a payment that has ended leads: to its order, or back to the cart with all that is in it. */
export async function afterPayment(
  page: PageContext,
  request: Request,
  payment: OnlinePayment,
): Promise<Response | null> {
  const { services, url, language } = page;
  const reference = visitorCart(page, request);
  if (payment.order) {
    const headers = new Headers();
    const ordered = reference === null ? null : await services.ticketing.orderOfCart(reference);
    // Another cart that was started meanwhile is left alone.
    if (ordered?.secret === payment.order.secret) {
      appendOrderedCart(headers, page);
      headers.append('set-cookie', noCustomerCookie({ secure: url.protocol === 'https:' }));
    }
    return redirectToOrder(page, payment.order, headers);
  }
  // Its cart is free by now, and its page says why.
  if (payment.state !== 'ended' || payment.submittedAt !== null) return null;
  if (payment.request?.voucher)
    return replace(voucherShopPath(payment, language, payment.secret), { status: 303 });
  const { pass } = payment.request ?? {};
  if (pass)
    return replace(passShopPath(payment, language, { pass: pass.kindId, isNotPaid: true }), { status: 303 });
  const cart = reference === null ? null : await services.ticketing.cart(reference);
  return redirectToCart(page, { message: cart?.state === 'held' ? 'NOT_PAID' : null, cart });
}
