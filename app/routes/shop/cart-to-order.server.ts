import type { PageContext } from '#app/page-context.server.ts';
import { replace } from '#app/site-redirect.server.ts';
import { orderPath } from '#features/orders/index.ts';
import type { CartReference, Order } from '#features/ticketing/index.ts';
import { findCartView, readCartReference } from '#features/webshop/index.server.ts';
import type { CartView } from '#features/webshop/index.ts';
import { backToCart } from './back-to-cart.server.ts';

/**
 * The visitor's cart for a step of checkout. A cart that was ordered leads to its order, one that cannot be ordered as it is
 * to the cart: every step can be reloaded, opened twice and gone back to.
 */
export async function cartToOrder(
  page: PageContext,
  request: Request,
): Promise<{ reference: CartReference; cart: CartView }> {
  const { services, language } = page;
  page.scope.keepPrivate();
  const reference = readCartReference(request.headers.get('cookie'));
  if (reference === null) throw backToCart(page, {});
  const order = await services.ticketing.orderOfCart(reference);
  if (order) throw toOrder(page, order);
  const cart = await findCartView(services, reference, language);
  if (!cart?.can.order) throw backToCart(page, {});
  return { reference, cart };
}

/** Leads on to the page of an order. */
export function toOrder(
  { language }: PageContext,
  order: Pick<Order, 'secret' | 'isTest'>,
  headers = new Headers(),
): Response {
  return replace(orderPath(order, language), { status: 303, headers });
}
