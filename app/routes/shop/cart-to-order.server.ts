import type { PageContext } from '#app/page-context.server.ts';
import type { CartReference } from '#features/box-office/ticketing/index.ts';
import { findCartView } from '#features/shop/cart/index.server.ts';
import type { CartView } from '#features/shop/cart/index.ts';
import { findOpenPayment, toPayment } from './paying.server.ts';
import { redirectToCart } from './redirect-to-cart.server.ts';
import { redirectToOrder } from './redirect-to-order.server.ts';
import { visitorCart } from './visitor-cart.server.ts';

/**
 * The visitor's cart for a step of checkout. An ordered cart redirects to its order, one being paid to its payment, one that
 * cannot be ordered to the cart: every step can be reloaded, opened twice and gone back to.
 */
export async function cartToOrder(
  page: PageContext,
  request: Request,
): Promise<{ reference: CartReference; cart: CartView }> {
  const { services, language } = page;
  page.scope.markPrivate();
  const reference = visitorCart(page, request);
  if (reference === null) throw redirectToCart(page, {});
  const order = await services.ticketing.orderOfCart(reference);
  if (order) throw redirectToOrder(page, order);
  const payment = await findOpenPayment(page, reference);
  if (payment) throw toPayment(page, payment);
  const cart = await findCartView(services, reference, language);
  if (!cart?.can.order) throw redirectToCart(page, {});
  return { reference, cart };
}
