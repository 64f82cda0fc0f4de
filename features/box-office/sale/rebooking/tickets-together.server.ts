import { newExcess, type TicketsOfVisit } from '#features/box-office/prices/index.server.ts';
import type { Order, OrderTicket } from '#features/box-office/ticketing/index.ts';
import type { Db, Trx } from '#features/database.server.ts';
import type { Exchange } from './rebooked-price.ts';
import { findListedPrices, findProductionsOf, type ListedPrice } from './rebooking-store.server.ts';

/** Current rules of their price lists for tickets that must be bought together, by performance and price name. */
export type TogetherRules = (performanceId: number, priceName: string) => TicketsOfVisit['together'];

/** The rules for the tickets of an order. */
export async function findTogetherRules(db: Db | Trx, { tickets }: Order): Promise<TogetherRules> {
  const lists = await findProductionsOf(db, [...new Set(tickets.map(({ jetId }) => jetId))]);
  const prices = await findListedPrices(db, [
    ...new Set([...lists.values()].map(({ priceListId }) => priceListId)),
  ]);
  return togetherRules(lists, prices);
}

/** The same of lists and prices that are known already. */
export function togetherRules(
  lists: ReadonlyMap<number, { priceListId: number }>,
  prices: readonly ListedPrice[],
): TogetherRules {
  return (performanceId, priceName) => ruleIn(prices, lists.get(performanceId)?.priceListId, priceName);
}

function ruleIn(prices: readonly ListedPrice[], listId: number | undefined, priceName: string) {
  const sameKind = prices.filter((price) => price.priceListId === listId && price.priceName.de === priceName);
  return sameKind.flatMap(({ conditions }) => conditions.together ?? [])[0] ?? null;
}

/** Tells if giving back or exchanging some tickets leaves others of the order without the ones they must come with. */
export function breaksCompanions(
  { tickets }: Order,
  {
    positions,
    exchanges = [],
    blockId = null,
    rules,
  }: {
    positions: readonly number[];
    /** Tickets in their place, or added, with their timeslot. */
    exchanges?: readonly Pick<Exchange, 'item'>[];
    blockId?: number | null;
    rules: TogetherRules;
  },
): boolean {
  const valid = tickets.filter(({ state }) => state === 'valid');
  const remaining = valid.filter(({ position }) => !positions.includes(position));
  const asTickets = ({ jetId, blockId: slot, price }: OrderTicket): TicketsOfVisit => ({
    performanceId: jetId,
    blockId: slot,
    priceName: price.name.de,
    quantity: 1,
    together: rules(jetId, price.name.de),
  });
  const taken = exchanges.map(
    ({ item }): TicketsOfVisit => ({
      performanceId: item.performanceId,
      blockId,
      priceName: item.priceName.de,
      quantity: 1,
      together: item.conditions.together,
    }),
  );
  return newExcess(valid.map(asTickets), [...remaining.map(asTickets), ...taken]) !== null;
}
