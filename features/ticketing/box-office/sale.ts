import { fail, type Result, succeed } from '#lib/result.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { TicketingError } from '../errors.ts';
import type { TicketOrder } from '../provider.ts';

/** When a performance is sold, and how much of it. */
export interface SaleTerms {
  performanceId: number;
  status: 'open' | 'stopped';
  saleStartsAt: Instant | null;
  saleEndsAt: Instant | null;
  maxPerPrice: number;
  maxPerOrder: number;
}

/** A price that can be bought from a pool. */
export interface SaleItem extends SaleTerms {
  seatGroupId: number;
  poolId: number;
  blockId: number | null;
  /** A timeslot is sold until it starts. */
  startsAt: Instant | null;
  priceId: number;
  saleTypeId: number;
  cents: number;
  units: number;
}

export interface OrderedItem {
  item: SaleItem;
  quantity: number;
}

export function isOnSale(terms: SaleTerms & { startsAt?: Instant | null }, now: Instant): boolean {
  if (terms.status !== 'open') return false;
  if (terms.saleStartsAt !== null && now < terms.saleStartsAt) return false;
  if (terms.saleEndsAt !== null && now >= terms.saleEndsAt) return false;
  return terms.startsAt == null || now < terms.startsAt;
}

/** Finds what an order means among the items on sale; the same price named twice counts as one. */
export function itemsOrdered(
  order: TicketOrder,
  items: SaleItem[],
  now: Instant,
): Result<OrderedItem[], TicketingError> {
  const isOneGroup = new Set(items.map((item) => item.seatGroupId)).size === 1;
  if (!isOneGroup || order.tickets.length === 0) return fail({ code: 'UNKNOWN_OFFER' });
  const ordered = new Map<number, OrderedItem>();
  for (const { saleTypeId, quantity } of order.tickets) {
    const item = items.find((candidate) => candidate.saleTypeId === saleTypeId);
    if (!item || !Number.isSafeInteger(quantity) || quantity < 1) return fail({ code: 'UNKNOWN_OFFER' });
    const known = ordered.get(saleTypeId);
    ordered.set(saleTypeId, { item, quantity: quantity + (known?.quantity ?? 0) });
  }
  const lines = [...ordered.values()];
  return lines.every(({ item }) => isOnSale(item, now)) ? succeed(lines) : fail({ code: 'SALE_CLOSED' });
}
