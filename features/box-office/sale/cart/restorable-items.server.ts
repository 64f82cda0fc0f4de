import {
  allocate,
  currentLines,
  type LineToAdd,
  withCompanions,
} from '#features/box-office/holds/index.server.ts';
import type { HeldLine, HeldSeries } from '#features/box-office/holds/index.ts';
import { isOnSale } from '#features/box-office/ticketing/index.server.ts';
import type { Db, Trx } from '#features/database.server.ts';
import type { Instant } from '#lib/venue-time.ts';
import { planSeries, type SeriesLine } from './plan-series.server.ts';
import { findSeriesPrices } from './series-date-store.server.ts';

/** Contents of an expired cart that could be held again at today's prices: single tickets, and series as a whole. */
export interface RestorableItems {
  wholes: SeriesLine[][];
  singles: LineToAdd[];
}

/** Returns the contents of an expired cart that are still on sale; a series is on sale as long as all its dates lie ahead. */
export async function findRestorableItems(
  trx: Trx,
  held: readonly HeldLine[],
  now: Instant,
): Promise<RestorableItems> {
  const singles = held.filter((line) => line.series === null && isOnSale(line, now));
  const series = new Set(held.flatMap((line) => line.series ?? []));
  const wholes: SeriesLine[][] = [];
  for (const each of series) {
    const planned = await planToday(trx, each, now);
    if (planned) wholes.push(planned);
  }
  return { wholes, singles: await currentLines(trx, singles, now) };
}

async function planToday(db: Db | Trx, series: HeldSeries, now: Instant): Promise<SeriesLine[] | null> {
  const { seriesId, priceId, quantity } = series;
  const [price] = await findSeriesPrices(db, seriesId, priceId);
  if (!price) return null;
  const planned = await planSeries(db, { seriesId, priceId, quantity, cents: price.cents }, now);
  return planned.ok ? planned.value : null;
}

/**
 * Allocates free places, series first: a series as a whole or not at all, of other tickets as many as fit. `first`: items
 * allocated in any case. Tickets without their companions are left out.
 */
export function allocateFree(
  free: ReadonlyMap<number, number>,
  { wholes, singles }: RestorableItems,
  first: readonly LineToAdd[] = [],
): LineToAdd[] {
  let fitting = wholes;
  for (;;) {
    const fitted = allocate(free, [...first, ...fitting.flat(), ...singles]);
    const remaining = withCompanions(fitted).slice(first.length);
    const cut = fitting.find((lines) => lines.some((line) => quantityOf(remaining, line) < line.quantity));
    if (!cut) return remaining.filter((line) => line.quantity > 0);
    fitting = fitting.filter((lines) => lines !== cut);
  }
}

const quantityOf = (remaining: readonly LineToAdd[], line: SeriesLine): number =>
  remaining.find((each) => each.series === line.series && each.poolId === line.poolId)?.quantity ?? 0;
