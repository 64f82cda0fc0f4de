import { CONDITION_COLUMNS, centsAt, conditionsFrom } from '#features/box-office/prices/index.server.ts';
import type { SaleItem, TicketOrder } from '#features/box-office/ticketing/index.ts';
import type { Db, Trx } from '#features/database.server.ts';
import type { Localized } from '#lib/localized.ts';
import type { Instant } from '#lib/venue-time.ts';
import { localizedFrom } from '#platform/database/columns.server.ts';
import { FREE_FOR_EVERYBODY } from './pool-store.server.ts';

/** Prices an order could mean at a moment: those of its seat group (of all, when it names none) and its timeslot. */
export async function findSaleItems(trx: Trx, order: TicketOrder, now: Instant): Promise<SaleItem[]> {
  const query = saleItems(trx)
    .where('performances.id', '=', order.jetId)
    .where('pools.block_id', order.blockId === null ? 'is' : '=', order.blockId);
  const { seatGroup } = order;
  const rows = await (seatGroup === null ? query : query.where('seat_groups.code', '=', seatGroup)).execute();
  return rows.map((row) => toSaleItem(row, now));
}

/** The same for one price at several performances where all come at once: one item for each that is sold at it, by performance. */
export async function findItemsOfPrice(
  db: Db | Trx,
  { priceId, performanceIds }: { priceId: number; performanceIds: readonly number[] },
  now: Instant,
): Promise<Map<number, SaleItem & { eventStartsAt: Instant | null }>> {
  if (performanceIds.length === 0) return new Map();
  const rows = await saleItems(db)
    .where('performances.id', 'in', performanceIds)
    .where('prices.id', '=', priceId)
    .where('pools.block_id', 'is', null)
    .execute();
  return new Map(
    rows.map((row) => [row.performanceId, { ...toSaleItem(row, now), eventStartsAt: row.eventStartsAt }]),
  );
}

function saleItems(db: Db | Trx) {
  return db
    .selectFrom('performances')
    .innerJoin('seat_groups', 'seat_groups.price_list_id', 'performances.price_list_id')
    .innerJoin('prices', 'prices.seat_group_id', 'seat_groups.id')
    .innerJoin('pools', (join) =>
      join
        .onRef('pools.performance_id', '=', 'performances.id')
        .onRef('pools.seat_group_id', '=', 'seat_groups.id'),
    )
    .select([
      'performances.id as performanceId',
      'performances.status',
      'performances.sale_starts_at as saleStartsAt',
      'performances.sale_ends_at as saleEndsAt',
      'performances.members_from as membersFrom',
      'performances.max_per_price as maxPerPrice',
      'performances.max_per_order as maxPerOrder',
      'performances.event_state as eventState',
      'performances.event_starts_at as eventStartsAt',
      'performances.event_ends_at as eventEndsAt',
      'seat_groups.id as seatGroupId',
      'pools.id as poolId',
      'pools.block_id as blockId',
      'pools.plan_group as planGroup',
      'pools.starts_at as startsAt',
      'prices.id as priceId',
      'prices.sale_type_id as saleTypeId',
      'prices.cents',
      'prices.units',
      'prices.name_de',
      'prices.name_en',
      ...CONDITION_COLUMNS,
      FREE_FOR_EVERYBODY.as('free'),
    ]);
}

type SaleItemRow = Awaited<ReturnType<ReturnType<typeof saleItems>['executeTakeFirstOrThrow']>>;

function toSaleItem({ cents, eventStartsAt, ...row }: SaleItemRow, now: Instant): SaleItem {
  const conditions = conditionsFrom(row);
  return {
    ...row,
    priceName: localizedFrom(row, 'name'),
    conditions,
    cents: centsAt({ cents, early: conditions.early }, eventStartsAt, now),
  };
}

/** The venue buckets each pool draws on, by pool; pools that draw on none are left out. */
export async function findDraws(db: Db | Trx, poolIds: number[]): Promise<Map<number, number[]>> {
  if (poolIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('pool_draws')
    .select(['pool_id', 'house_pool_id'])
    .where('pool_id', 'in', poolIds)
    .execute();
  const draws = new Map<number, number[]>();
  for (const row of rows) draws.set(row.pool_id, [...(draws.get(row.pool_id) ?? []), row.house_pool_id]);
  return draws;
}

/** Reads the current titles of the events of performances; performances without an event are left out. */
export async function findEventTitles(
  trx: Db | Trx,
  performanceIds: number[],
): Promise<Map<number, Localized>> {
  if (performanceIds.length === 0) return new Map();
  const rows = await trx
    .selectFrom('events')
    .innerJoin('productions', 'productions.id', 'events.production_id')
    .select(['events.id_jet as id', 'productions.title_de', 'productions.title_en'])
    .where('events.id_jet', 'in', performanceIds)
    .execute();
  return new Map(rows.map(({ id, ...titles }) => [id ?? 0, localizedFrom(titles, 'title')]));
}
