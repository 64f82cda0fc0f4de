import type { PriceConditions } from '#features/box-office/prices/index.ts';
import type { Localized } from '#lib/localized.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { TicketOrder } from './cart.ts';
import type { SaleStop, TicketingError } from './errors.ts';

/** State of an event, as far as its sale is concerned; `offline` when it or its production is. */
export type EventState = 'scheduled' | 'cancelled' | 'postponed' | 'offline';

/** When a performance is sold, and how much of it. */
export interface SaleTerms {
  performanceId: number;
  status: 'open' | 'stopped';
  saleStartsAt: Instant | null;
  saleEndsAt: Instant | null;
  /** From when on members may buy, where that is before the sale starts. */
  membersFrom: Instant | null;
  maxPerPrice: number;
  maxPerOrder: number;
  eventState: EventState;
  /** `null` for a sale without an event. */
  eventEndsAt: Instant | null;
}

/** A price that can be bought from a pool. */
export interface SaleItem extends SaleTerms {
  seatGroupId: number;
  poolId: number;
  blockId: number | null;
  /** Code of the group in the seating plan whose seats its places are; `null` where they are only counted. */
  planGroup: string | null;
  /** A timeslot is sold until it starts. */
  startsAt: Instant | null;
  priceId: number;
  priceName: Localized;
  conditions: PriceConditions;
  saleTypeId: number;
  /** Cost at the moment it was read. */
  cents: number;
  units: number;
  /** Places free in its own pool, those of expired holds not counted. */
  free: number;
}

export interface OrderedItem {
  item: SaleItem;
  quantity: number;
}

/** Reason an event that is or was on sale cannot be visited. */
export function saleStop(
  { eventState, eventEndsAt }: Pick<SaleTerms, 'eventState' | 'eventEndsAt'>,
  now: Instant,
): SaleStop | null {
  if (eventState !== 'scheduled') return eventState;
  return eventEndsAt !== null && now >= eventEndsAt ? 'past' : null;
}

/** A line of a cart, and the series it is bought with. */
type StoppedLine = Pick<SaleTerms, 'eventState' | 'eventEndsAt'> & { series: { id: number } | null };

/**
 * Reason a line cannot be bought any more: its event, or another one of its series, which is bought as a whole or not at
 * all.
 */
export function stopOf(line: StoppedLine, lines: readonly StoppedLine[], now: Instant): SaleStop | null {
  const { series } = line;
  if (series === null) return saleStop(line, now);
  const own = lines.filter((each) => each.series?.id === series.id);
  return own.map((each) => saleStop(each, now)).find((stop) => stop !== null) ?? null;
}

/** The lines of a cart that can still be bought. */
export function buyableLines<L extends StoppedLine>(lines: readonly L[], now: Instant): L[] {
  return lines.filter((line) => stopOf(line, lines, now) === null);
}

/** The refusal of a closed sale, with its reason where it lies in the event. */
export function saleClosed(terms: SaleTerms[], now: Instant): TicketingError {
  const stop = terms.map((each) => saleStop(each, now)).find((found) => found !== null);
  return { code: 'SALE_CLOSED', ...(stop ? { stop } : {}) };
}

/**
 * Tells if tickets are sold at a moment. At the counter the sale ends with the event, however early the public sale closes
 * (docs/product/box-office.md#counter).
 */
export function isOnSale(
  terms: SaleTerms & { startsAt?: Instant | null },
  now: Instant,
  { isAtCounter = false }: { isAtCounter?: boolean } = {},
): boolean {
  if (terms.status !== 'open' || saleStop(terms, now) !== null) return false;
  if (terms.saleStartsAt !== null && now < terms.saleStartsAt && !isPresale(terms, now)) return false;
  if (isAtCounter) return true;
  if (terms.saleEndsAt !== null && now >= terms.saleEndsAt) return false;
  return terms.startsAt == null || now < terms.startsAt;
}

/** Tells if members may buy already, and nobody else yet. */
export function isPresale(
  { saleStartsAt, membersFrom }: Pick<SaleTerms, 'saleStartsAt' | 'membersFrom'>,
  now: Instant,
): boolean {
  return saleStartsAt !== null && membersFrom !== null && membersFrom <= now && now < saleStartsAt;
}

/** Finds what an order means among the items on sale; the same price named twice counts as one. */
export function itemsOrdered(
  order: TicketOrder,
  items: SaleItem[],
  now: Instant,
  place: { isAtCounter?: boolean } = {},
): Result<OrderedItem[], TicketingError> {
  const isOneGroup = new Set(items.map((item) => item.seatGroupId)).size === 1;
  if (!isOneGroup || order.tickets.length === 0) return fail({ code: 'UNKNOWN_OFFER' });
  const ordered = new Map<number, OrderedItem>();
  let isPriceChanged = false;
  for (const { saleTypeId, quantity, cents } of order.tickets) {
    const item = items.find((candidate) => candidate.saleTypeId === saleTypeId);
    if (!item || !Number.isSafeInteger(quantity) || quantity < 1) return fail({ code: 'UNKNOWN_OFFER' });
    if (cents !== undefined && cents !== item.cents) isPriceChanged = true;
    const known = ordered.get(saleTypeId);
    ordered.set(saleTypeId, { item, quantity: quantity + (known?.quantity ?? 0) });
  }
  const lines = [...ordered.values()];
  const closed = lines.map(({ item }) => item).filter((item) => !isOnSale(item, now, place));
  if (closed.length > 0) return fail(saleClosed(closed, now));
  return isPriceChanged ? fail(priceChanged(lines.map(({ item }) => item))) : succeed(lines);
}

/** The refusal of a price that is no longer the one that was seen, with today's. */
export function priceChanged(items: Pick<SaleItem, 'saleTypeId' | 'cents'>[]): TicketingError {
  return {
    code: 'PRICE_CHANGED',
    prices: items.map(({ saleTypeId, cents }) => ({ saleTypeId, cents })),
  };
}
