import { breaksFlatPrice } from '#features/box-office/prices/index.server.ts';
import type { Order, OrderTicket } from '#features/box-office/ticketing/index.ts';
import type { Db, Trx } from '#features/database.server.ts';
import type { Exchange } from './rebooked-price.ts';
import { findListedPrices, findProductionsOf, type ListedPrice } from './rebooking-store.server.ts';

/** Tells if tickets are of a price that is flat in its list today. */
export type FlatPrices = (ticket: Pick<OrderTicket, 'jetId' | 'price'>) => boolean;

/** The flat prices among lists and prices that are known already. */
export function flatPrices(
  lists: ReadonlyMap<number, { priceListId: number }>,
  prices: readonly ListedPrice[],
): FlatPrices {
  const flat = prices.filter(({ conditions }) => conditions.flat !== null);
  return ({ jetId, price }) =>
    flat.some(
      ({ priceListId, saleTypeId }) =>
        priceListId === lists.get(jetId)?.priceListId && saleTypeId === price.saleTypeId,
    );
}

/**
 * Tells if giving back some tickets of an order leaves others of a flat price that come to another amount
 * (docs/product/groups.md#flat-prices).
 */
export async function leavesFlatPrice(
  db: Db | Trx,
  { tickets }: Order,
  positions: readonly number[],
): Promise<boolean> {
  const valid = tickets.filter(({ state }) => state === 'valid');
  if (valid.length === 0) return false;
  const lists = await findProductionsOf(db, [...new Set(valid.map(({ jetId }) => jetId))]);
  const prices = await findListedPrices(db, [
    ...new Set([...lists.values()].map(({ priceListId }) => priceListId)),
  ]);
  return breaksFlatPrice(
    valid.filter(flatPrices(lists, prices)).map((ticket) => ({
      ...{ position: ticket.position, visit: visitOf(ticket) },
      cents: ticket.price.cents + ticket.price.reductionCents,
    })),
    positions,
  );
}

/** Tells if an exchange parts tickets of a flat price, or adds some to others at the date. */
export function splitsFlatPrice(
  { tickets }: Order,
  {
    positions,
    planned: { jetId, blockId, exchanges },
    isFlat,
  }: {
    positions: readonly number[];
    planned: { jetId: number; blockId: number | null; exchanges: readonly Exchange[] };
    isFlat: FlatPrices;
  },
): boolean {
  const staying = tickets.filter(({ state, position }) => state === 'valid' && !positions.includes(position));
  return exchanges.some(({ ticket, item }) => {
    if (!isFlat(ticket) && item.conditions.flat === null) return false;
    const { seatGroup, saleTypeId } = item;
    const there = [jetId, blockId, seatGroup.code, saleTypeId].join(' ');
    return staying.some((each) => [visitOf(ticket), there].includes(visitOf(each)));
  });
}

const visitOf = ({ jetId, blockId, seatGroup, price }: OrderTicket) =>
  [jetId, blockId, seatGroup.code, price.saleTypeId].join(' ');
