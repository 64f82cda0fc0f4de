import type { Office } from '#features/box-office/holds/index.server.ts';
import { findDraws, poolsWithFree } from '#features/box-office/holds/index.server.ts';
import { conditionWords } from '#features/box-office/prices/index.server.ts';
import type { SaleItem, SeriesPriceOffer, WholeSeriesOffer } from '#features/box-office/ticketing/index.ts';
import { localizedFrom } from '#platform/database/columns.server.ts';
import { itemsOfDates } from './plan-series.server.ts';
import { findDatesOfSeries, findSeriesPrices } from './series-date-store.server.ts';

/** `WholeSeriesSale.offer` of the box office: the prices all dates are sold at; `null` where there is none. */
export async function findSeriesOffer(office: Office, seriesId: number): Promise<WholeSeriesOffer | null> {
  const { db, databaseClock } = office;
  const prices = await findSeriesPrices(db, seriesId);
  if (prices.length === 0) return null;
  const now = await databaseClock(db);
  const dates = await findDatesOfSeries(db, seriesId);
  const offered: SeriesPriceOffer[] = [];
  for (const price of prices) {
    const items = await itemsOfDates(db, dates, price.priceId, now);
    const [first] = items.ok ? items.value : [];
    if (!items.ok || !first) continue;
    offered.push({
      priceId: price.priceId,
      name: first.priceName,
      seatGroup: localizedFrom(price, 'group'),
      cents: price.cents,
      singlyCents: items.value.reduce((sum, { cents }) => sum + cents, 0),
      conditions: conditionWords(first.conditions, null),
      mostQuantity: await mostOf(office, items.value, now),
    });
  }
  if (offered.length === 0) return null;
  return {
    dates: dates.flatMap(({ jetId, startsAt }) => (jetId === null ? [] : [{ jetId, startsAt }])),
    prices: offered,
  };
}

/** How many can be had at each of the dates: the tightest one says it, and no more than an order may hold. */
async function mostOf({ db }: Office, items: readonly SaleItem[], now: string): Promise<number> {
  const draws = await findDraws(
    db,
    items.map(({ poolId }) => poolId),
  );
  const poolsOf = ({ poolId }: SaleItem) => [poolId, ...(draws.get(poolId) ?? [])];
  const pools = await poolsWithFree(db, now).where('pools.id', 'in', items.flatMap(poolsOf)).execute();
  const free = new Map(pools.map((pool) => [pool.id, pool.free]));
  const room = items.flatMap((item) =>
    poolsOf(item).map((id) => Math.floor((free.get(id) ?? 0) / item.units)),
  );
  const allowed = items.map(({ maxPerPrice, maxPerOrder }) => Math.min(maxPerPrice, maxPerOrder));
  return Math.max(0, Math.min(...room, ...allowed));
}
