import type { Db, Trx } from '#features/database.server.ts';
import type { Localized } from '#lib/localized.ts';
import { localizedFrom } from '#platform/database/columns.server.ts';
import type { TicketOrder } from '../provider.ts';
import { FREE_FOR_EVERYBODY } from './pool-store.server.ts';
import type { SaleItem } from './sale.ts';

/** The prices an order could mean: those of its seat group (of all, when it names none) and its timeslot. */
export async function findSaleItems(trx: Trx, order: TicketOrder): Promise<SaleItem[]> {
  let query = trx
    .selectFrom('performances')
    .innerJoin('seat_groups', 'seat_groups.price_list_id', 'performances.price_list_id')
    .innerJoin('prices', 'prices.seat_group_id', 'seat_groups.id')
    .innerJoin('pools', (join) =>
      join
        .onRef('pools.performance_id', '=', 'performances.id')
        .onRef('pools.seat_group_id', '=', 'seat_groups.id')
        .on('pools.block_id', order.blockId === null ? 'is' : '=', order.blockId),
    )
    .select([
      'performances.id as performanceId',
      'performances.status',
      'performances.sale_starts_at as saleStartsAt',
      'performances.sale_ends_at as saleEndsAt',
      'performances.max_per_price as maxPerPrice',
      'performances.max_per_order as maxPerOrder',
      'performances.event_state as eventState',
      'performances.event_ends_at as eventEndsAt',
      'seat_groups.id as seatGroupId',
      'pools.id as poolId',
      'pools.block_id as blockId',
      'pools.starts_at as startsAt',
      'prices.id as priceId',
      'prices.sale_type_id as saleTypeId',
      'prices.cents',
      'prices.units',
      FREE_FOR_EVERYBODY.as('free'),
    ])
    .where('performances.id', '=', order.jetId);
  if (order.seatGroup !== null) query = query.where('seat_groups.code', '=', order.seatGroup);
  return query.execute();
}

/** The house buckets each pool draws on, by pool; pools that draw on none are left out. */
export async function findDraws(db: Db | Trx, poolIds: number[]): Promise<Map<number, number[]>> {
  const rows = await db
    .selectFrom('pool_draws')
    .select(['pool_id', 'house_pool_id'])
    .where('pool_id', 'in', poolIds)
    .execute();
  const draws = new Map<number, number[]>();
  for (const row of rows) draws.set(row.pool_id, [...(draws.get(row.pool_id) ?? []), row.house_pool_id]);
  return draws;
}

/** What the events of performances are called at the moment; those without an event are left out. */
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
