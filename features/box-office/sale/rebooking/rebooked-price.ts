import { priceTickets } from '#features/box-office/prices/index.server.ts';
import type { CouponTerms, PriceConditions, Reduction } from '#features/box-office/prices/index.ts';
import type { OrderTicket } from '#features/box-office/ticketing/index.ts';
import type { Localized } from '#lib/localized.ts';
import { chargedItems } from '../editing/charged-items.ts';

/** A price that tickets could be exchanged for. */
export interface ItemAtDate {
  performanceId: number;
  priceListId: number;
  seatGroup: { code: string; name: Localized };
  priceId: number;
  saleTypeId: number;
  priceName: Localized;
  cents: number;
  units: number;
  vatBasisPoints: number | null;
  conditions: PriceConditions;
  /** The pools a ticket of it draws on. */
  poolIds: number[];
}

/** A ticket with the price list it was bought by. */
export interface SoldTicket {
  ticket: OrderTicket;
  priceListId: number | null;
}

/** A ticket with its replacement and the price of that. */
export interface Exchange {
  ticket: OrderTicket;
  item: ItemAtDate;
  cents: number;
  reductionCents: number;
}

/**
 * Returns the exchanges for tickets of one order at a date, priced again (docs/algorithms/prices.md#another-date);
 * `null` where one of them has no equivalent price there. `coupon`: that of the order.
 */
export function exchangesFor(
  sold: readonly SoldTicket[],
  items: readonly ItemAtDate[],
  coupon: CouponTerms | null,
): Exchange[] | null {
  const candidates = sold.flatMap(({ ticket, priceListId }) => {
    const item = equivalentItem(ticket, priceListId, items);
    return item ? [{ ticket, item }] : [];
  });
  const shared = candidates.length < sold.length ? null : withFlatShares(candidates);
  return shared && pricedExchanges(shared, coupon);
}

/** Gives each replacement of a flat price its share; nothing where it is not sold for so many. */
function withFlatShares(
  candidates: readonly Pick<Exchange, 'ticket' | 'item'>[],
): Pick<Exchange, 'ticket' | 'item'>[] | null {
  const counted = new Map<number, number>();
  const shared = candidates.flatMap(({ ticket, item }) => {
    const before = counted.get(item.priceId) ?? 0;
    counted.set(item.priceId, before + 1);
    const charged = chargedItems(item, { before, more: 1 });
    return charged.ok ? charged.value.map((each) => ({ ticket, item: each })) : [];
  });
  return shared.length < candidates.length ? null : shared;
}

/** Prices tickets and their replacements at current prices; the coupon of their order goes along with them. */
export function pricedExchanges(
  candidates: readonly Pick<Exchange, 'ticket' | 'item'>[],
  coupon: CouponTerms | null,
): Exchange[] {
  const tickets = candidates.map(({ ticket }) => ticket);
  const reduction = coupon && reductionGoingAlong(coupon.reduction, tickets);
  const { lines } = priceTickets(
    candidates.map(({ item }) => ({ ...item, quantity: 1 })),
    coupon && reduction ? { reduction, performanceIds: coupon.performanceIds } : null,
  );
  return candidates.map((each, index) => {
    const { cents, reductionCents } = lines[index]?.tickets[0] ?? {
      cents: each.item.cents,
      reductionCents: 0,
    };
    return { ...each, cents, reductionCents };
  });
}

/** The same price of the same list, else the one that is called the same; of one seat category, whatever it is called. */
function equivalentItem(
  { seatGroup, price }: OrderTicket,
  priceListId: number | null,
  items: readonly ItemAtDate[],
): ItemAtDate | undefined {
  const same = items.find(
    (item) =>
      item.priceListId === priceListId &&
      item.seatGroup.code === seatGroup.code &&
      item.saleTypeId === price.saleTypeId,
  );
  if (same) return same;
  const isOneGroup = new Set(items.map((item) => item.seatGroup.code)).size === 1;
  return items.find(
    (item) =>
      item.priceName.de === price.name.de && (isOneGroup || item.seatGroup.name.de === seatGroup.name.de),
  );
}

/** A percentage is carried over; an amount as the share of these tickets, and free tickets likewise. */
function reductionGoingAlong(reduction: Reduction, tickets: readonly OrderTicket[]): Reduction | null {
  if (reduction.kind === 'percent') return reduction;
  if (reduction.kind === 'amount') {
    const cents = tickets.reduce((sum, { price }) => sum + price.reductionCents, 0);
    return cents > 0 ? { kind: 'amount', cents } : null;
  }
  const free = tickets.filter(({ price }) => price.reductionCents > 0).length;
  return free > 0 ? { kind: 'free-tickets', tickets: free } : null;
}
