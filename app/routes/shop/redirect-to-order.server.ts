import type { PageContext } from '#app/page-context.server.ts';
import { replace } from '#app/site-redirect.server.ts';
import type { Order } from '#features/box-office/ticketing/index.ts';
import { orderPath } from '#features/shop/orders/index.server.ts';

/** Leads on to the page of an order. */
export function redirectToOrder(
  { language }: PageContext,
  order: Pick<Order, 'secret' | 'isTest'>,
  headers = new Headers(),
): Response {
  return replace(orderPath(order, language), { status: 303, headers });
}
