import type {
  Buyer,
  CartReceipt,
  CartReference,
  TicketingError,
  TicketingProvider,
  TicketOrder,
} from '#features/box-office/ticketing/index.ts';

/** Adds one order per seat group to a cart, each under its own key; stops at the first that is refused, after `added` of them. */
export async function addOrders(
  { ticketing }: { ticketing: TicketingProvider },
  { reference, orders, buyer }: { reference: CartReference | null; orders: TicketOrder[]; buyer: Buyer },
): Promise<{ cart: CartReceipt | null; error: TicketingError | null; added: number }> {
  let cart: CartReceipt | null = null;
  let restoredCount = 0;
  for (const [index, order] of orders.entries()) {
    const key = buyer.key === null ? null : `${buyer.key}.${index}`;
    const added = await ticketing.add(cart?.reference ?? reference, order, { ...buyer, key });
    if (!added.ok) return { cart, error: added.error, added: index };
    restoredCount += added.value.restoredCount;
    cart = { ...added.value, restoredCount };
  }
  return { cart, error: null, added: orders.length };
}
