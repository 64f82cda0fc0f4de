import type { CounterCarts } from '#features/box-office/sale/index.server.ts';
import type { CartReference, TicketingError } from '#features/box-office/ticketing/index.ts';
import { type Result, succeed } from '#lib/result.ts';

/** Tickets of one price, and how many more of them a press means; below zero fewer. */
export interface TicketChange {
  jetId: number;
  seatGroup: string;
  blockId: number | null;
  saleTypeId: number;
  by: number;
}

/**
 * Puts tickets into the cart of the counter or takes them out, and gives the cart's reference. What an expired cart held comes along when
 * something is added, as far as it is free.
 */
export async function changeTickets(
  carts: CounterCarts,
  reference: CartReference | null,
  { jetId, seatGroup, blockId, saleTypeId, by }: TicketChange,
): Promise<Result<CartReference | null, TicketingError>> {
  const cart = reference === null ? null : await carts.cart(reference);
  const line = cart?.lines.find(
    (each) =>
      each.jetId === jetId &&
      each.seriesId === null &&
      each.price.saleTypeId === saleTypeId &&
      each.seatGroup.code === seatGroup &&
      (each.timeslot?.blockId ?? null) === blockId,
  );
  if (line && cart?.state === 'held') {
    const quantity = Math.max(0, line.quantity + by);
    const changed = await carts.change(cart.reference, line.id, quantity);
    return changed.ok ? succeed(cart.reference) : changed;
  }
  if (by <= 0) return succeed(reference);
  const added = await carts.add(cart ? reference : null, {
    ...{ jetId, seatGroup, blockId },
    tickets: [{ saleTypeId, quantity: by }],
  });
  return added.ok ? succeed(added.value.reference) : added;
}

/** Empties the cart: its places are free at once. */
export async function clearCart(carts: CounterCarts, reference: CartReference): Promise<void> {
  const cart = await carts.cart(reference);
  if (cart?.state !== 'held') return;
  // The last line first: tickets that come with others may not be left alone.
  for (const { id } of cart.lines.toReversed()) await carts.change(reference, id, 0);
}
