import type { CounterCarts } from '#features/box-office/sale/index.server.ts';
import type {
  CartReference,
  SeriesOrder,
  TicketingError,
  TicketOrder,
} from '#features/box-office/ticketing/index.ts';
import { type Result, succeed } from '#lib/result.ts';

/** Place of tickets to add to the cart of the counter, or to remove. */
export type TicketPlace = Pick<TicketOrder, 'jetId' | 'blockId'> & { seatGroup: string };

/**
 * Adds tickets to the cart of the counter, all or none of them, and returns the cart's reference. The contents of an expired
 * cart are restored, as far as they are free.
 * A form that carries a key and is sent again adds once.
 */
export async function addToSale(
  carts: CounterCarts,
  reference: CartReference | null,
  order: TicketOrder,
  key: string | null = null,
): Promise<Result<CartReference, TicketingError>> {
  const known = reference === null ? null : await carts.cart(reference);
  const cart = known && reference;
  const first = await carts.add(cart, order, key);
  // The answer to the first of two presses was lost, and its cart with it: nobody pays for that one.
  const isLost = !first.ok && first.error.code === 'NO_ACTIVE_RESERVATION' && cart === null;
  const added = isLost ? await carts.add(null, order) : first;
  return added.ok ? succeed(added.value.reference) : added;
}

/** Adds all dates of a series to the cart of the counter, all or none of them, once for a key; returns the cart's reference. */
export async function addSeriesToSale(
  carts: CounterCarts,
  reference: CartReference | null,
  order: SeriesOrder,
  key: string | null = null,
): Promise<Result<CartReference, TicketingError>> {
  const known = reference === null ? null : await carts.cart(reference);
  const added = await carts.addSeries(known && reference, order, key);
  return added.ok ? succeed(added.value.reference) : added;
}

/** Takes one ticket of a price out of the cart of the counter. */
export async function takeOneBack(
  carts: CounterCarts,
  reference: CartReference,
  { jetId, seatGroup, blockId, saleTypeId }: TicketPlace & { saleTypeId: number },
): Promise<Result<null, TicketingError>> {
  const cart = await carts.cart(reference);
  const line = cart?.lines.findLast(
    (each) =>
      each.jetId === jetId &&
      each.seriesId === null &&
      each.price.saleTypeId === saleTypeId &&
      each.seatGroup.code === seatGroup &&
      (each.timeslot?.blockId ?? null) === blockId,
  );
  return line ? carts.change(reference, line.id, line.quantity - 1) : succeed(null);
}

/** Empties the cart: its places are free at once. */
export async function clearCart(carts: CounterCarts, reference: CartReference): Promise<void> {
  const cart = await carts.cart(reference);
  if (cart?.state !== 'held') return;
  for (const { id } of cart.series) await carts.changeSeries(reference, id, 0);
  // The last line first: tickets that come with others may not be left alone.
  for (const { id, seriesId } of cart.lines.toReversed())
    if (seriesId === null) await carts.change(reference, id, 0);
}
