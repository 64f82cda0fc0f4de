import { findDraws, poolsWithFree } from '#features/box-office/holds/index.server.ts';
import type { PoolUnits } from '#features/box-office/holds/index.ts';
import { conditionsFrom } from '#features/box-office/prices/index.server.ts';
import type { PriceConditions } from '#features/box-office/prices/index.ts';
import type { SaleTerms } from '#features/box-office/ticketing/index.ts';
import type { Db, Trx } from '#features/database.server.ts';
import type { Localized } from '#lib/localized.ts';
import type { Instant } from '#lib/venue-time.ts';
import { localizedFrom } from '#platform/database/columns.server.ts';

/** No venue plans more dates of one production. */
const MAX_DATES = 300;

/** A date of a production that is sold. */
export interface DateOfProduction extends SaleTerms {
  priceListId: number;
  eventStartsAt: Instant | null;
}

/** The production and the price list of performances; without an event there is no production. */
export async function findProductionsOf(
  db: Db | Trx,
  performanceIds: number[],
): Promise<Map<number, { productionId: number | null; priceListId: number }>> {
  const rows = await db
    .selectFrom('performances')
    .leftJoin('events', 'events.id_jet', 'performances.id')
    .select(['performances.id', 'price_list_id as priceListId', 'events.production_id as productionId'])
    .where('performances.id', 'in', performanceIds)
    .execute();
  return new Map(rows.map(({ id, ...of }) => [id, of]));
}

/** The dates of a production that are not over, the earliest first; `only`: one of them. */
export async function findDatesOf(
  db: Db | Trx,
  productionId: number,
  { now, only }: { now: Instant; only: number | null },
): Promise<DateOfProduction[]> {
  let query = db
    .selectFrom('performances')
    .innerJoin('events', 'events.id_jet', 'performances.id')
    .select([
      'performances.id as performanceId',
      'price_list_id as priceListId',
      'performances.status',
      'sale_starts_at as saleStartsAt',
      'sale_ends_at as saleEndsAt',
      'members_from as membersFrom',
      'max_per_price as maxPerPrice',
      'max_per_order as maxPerOrder',
      'event_state as eventState',
      'event_starts_at as eventStartsAt',
      'event_ends_at as eventEndsAt',
    ])
    .where('events.production_id', '=', productionId);
  // One that is over is refused in words.
  query =
    only === null
      ? query.where((eb) => eb.or([eb('event_ends_at', 'is', null), eb('event_ends_at', '>', now)]))
      : query.where('performances.id', '=', only);
  return query.orderBy('event_starts_at').orderBy('performances.id').limit(MAX_DATES).execute();
}

/** A price with its seat group, by its list. */
export interface ListedPrice {
  priceListId: number;
  seatGroupId: number;
  seatGroup: { code: string; name: Localized };
  priceId: number;
  saleTypeId: number;
  priceName: Localized;
  cents: number;
  units: number;
  vatBasisPoints: number | null;
  conditions: PriceConditions;
}

/** All prices of lists, in their order. */
export async function findListedPrices(db: Db | Trx, priceListIds: number[]): Promise<ListedPrice[]> {
  if (priceListIds.length === 0) return [];
  const rows = await db
    .selectFrom('prices')
    .innerJoin('seat_groups', 'seat_groups.id', 'prices.seat_group_id')
    .selectAll('prices')
    .select([
      'seat_groups.price_list_id',
      'seat_groups.code',
      'seat_groups.name_de as group_de',
      'seat_groups.name_en as group_en',
    ])
    .where('seat_groups.price_list_id', 'in', priceListIds)
    .orderBy('seat_groups.position')
    .orderBy('prices.position')
    .execute();
  return rows.map((row) => ({
    priceListId: row.price_list_id,
    seatGroupId: row.seat_group_id,
    seatGroup: { code: row.code, name: localizedFrom(row, 'group') },
    priceId: row.id,
    saleTypeId: row.sale_type_id,
    priceName: localizedFrom(row, 'name'),
    cents: row.cents,
    units: row.units,
    vatBasisPoints: row.vat_basis_points,
    conditions: conditionsFrom(row),
  }));
}

/** A pool with its public free places, and the buckets of the venue it draws on. */
export interface PoolAtDate {
  id: number;
  performanceId: number;
  /** `null` for a bucket of the venue. */
  seatGroupId: number | null;
  blockId: number | null;
  startsAt: Instant | null;
  free: number;
  drawsOn: number[];
}

export async function findPoolsAt(
  db: Db | Trx,
  performanceIds: number[],
  now: Instant,
): Promise<PoolAtDate[]> {
  if (performanceIds.length === 0) return [];
  const rows = await poolsWithFree(db, now)
    .select(['pools.performance_id', 'pools.seat_group_id', 'pools.block_id', 'pools.starts_at'])
    .where('pools.performance_id', 'in', performanceIds)
    .orderBy('pools.id')
    .execute();
  const slots = rows.filter(({ block_id }) => block_id !== null).map(({ id }) => id);
  const draws = slots.length > 0 ? await findDraws(db, slots) : new Map<number, number[]>();
  return rows.map((row) => ({
    id: row.id,
    performanceId: row.performance_id,
    seatGroupId: row.seat_group_id,
    blockId: row.block_id,
    startsAt: row.starts_at,
    free: row.free,
    drawsOn: draws.get(row.id) ?? [],
  }));
}

/** Reads the places tickets have taken from pools, by their codes. */
export async function findPlacesOfTickets(db: Db | Trx, codes: string[]): Promise<PoolUnits[]> {
  if (codes.length === 0) return [];
  return db
    .selectFrom('ticket_claims')
    .innerJoin('order_tickets', 'order_tickets.id', 'ticket_claims.ticket_id')
    .select(['pool_id as poolId', 'units'])
    .where('code', 'in', codes)
    .execute();
}

/** Resets the reminder of an order, so that the customer is reminded of the new date. */
export async function clearReminder(trx: Trx, secret: string): Promise<void> {
  await trx.updateTable('orders').set({ reminded_at: null }).where('secret', '=', secret).execute();
}
