import type { Office } from '#features/box-office/holds/index.server.ts';
import type {
  Buyer,
  CartReceipt,
  CartReference,
  SeriesOrder,
  TicketingError,
} from '#features/box-office/ticketing/index.ts';
import type { Trx } from '#features/database.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { Instant } from '#lib/venue-time.ts';
import { addToCart } from './add-tickets.server.ts';
import { planSeries, type SeriesLine } from './plan-series.server.ts';
import { findDatesOfSeries } from './series-date-store.server.ts';

/** Prices of one series that are added with one press. */
const MAX_PRICES = 30;

/**
 * `WholeSeriesSale.add` of the box office: one transaction, which takes the places of all dates in the order of their pools' ids, as everybody
 * does (docs/decisions/0089).
 */
export async function addSeries(
  office: Office,
  { reference, order, buyer }: { reference: CartReference | null; order: SeriesOrder; buyer: Buyer },
): Promise<Result<CartReceipt, TicketingError>> {
  const dates = await findDatesOfSeries(office.db, order.seriesId);
  return addToCart(office, {
    ...{ reference, buyer, asked: { whole: order } },
    performanceIds: dates.flatMap(({ jetId }) => jetId ?? []),
    plan: (trx, now) => planOrder(trx, order, now),
  });
}

async function planOrder(
  trx: Trx,
  { seriesId, tickets }: SeriesOrder,
  now: Instant,
): Promise<Result<SeriesLine[], TicketingError>> {
  const named = new Set(tickets.map(({ priceId }) => priceId));
  if (tickets.length === 0 || tickets.length > MAX_PRICES || named.size < tickets.length)
    return fail({ code: 'UNKNOWN_OFFER' });
  const lines: SeriesLine[] = [];
  for (const ticket of tickets) {
    const planned = await planSeries(trx, { seriesId, ...ticket }, now);
    if (!planned.ok) return planned;
    lines.push(...planned.value);
  }
  return succeed(lines);
}
