import { CONDITION_COLUMNS, conditionsFrom } from '#features/box-office/prices/index.server.ts';
import type { PriceConditions } from '#features/box-office/prices/index.ts';
import type { SaleTerms } from '#features/box-office/ticketing/index.ts';
import type { Db } from '#features/database.server.ts';
import type { Localized } from '#lib/localized.ts';
import type { Instant } from '#lib/venue-time.ts';
import { localizedFrom, optionalLocalizedFrom } from '#platform/database/columns.server.ts';
import type { Places } from './availability.ts';
import { IS_POSTPONED } from './performance-store.server.ts';
import { poolsWithFree } from './pool-store.server.ts';

export interface OfferTerms extends SaleTerms {
  priceListId: number;
  eventStartsAt: Instant | null;
  /** It has no date. */
  isPostponed: boolean;
  /** It sells the seats of a plan. */
  isSeated: boolean;
}

export async function findTerms(db: Db, performanceIds: number[]): Promise<OfferTerms[]> {
  const rows = await db
    .selectFrom('performances')
    .select([
      'id as performanceId',
      'price_list_id as priceListId',
      'status',
      'sale_starts_at as saleStartsAt',
      'sale_ends_at as saleEndsAt',
      'members_from as membersFrom',
      'max_per_price as maxPerPrice',
      'max_per_order as maxPerOrder',
      'event_state as eventState',
      'event_starts_at as eventStartsAt',
      'event_ends_at as eventEndsAt',
      'plan_version_id as planVersionId',
      IS_POSTPONED.as('isPostponed'),
    ])
    .where('id', 'in', performanceIds)
    .execute();
  return rows.map(({ planVersionId, ...row }) => ({
    ...row,
    isPostponed: Number(row.isPostponed) === 1,
    isSeated: planVersionId !== null,
  }));
}

/** Reads the prices charged to everybody, by price list: prices above zero that are not for members. */
export async function findChargedPrices(
  db: Db,
  priceListIds: number[],
): Promise<Map<number, Pick<PricedGroup['prices'][number], 'cents' | 'conditions'>[]>> {
  const rows = await db
    .selectFrom('prices')
    .innerJoin('seat_groups', 'seat_groups.id', 'prices.seat_group_id')
    .select(['seat_groups.price_list_id as listId', 'prices.cents'])
    .select(CONDITION_COLUMNS)
    .where('seat_groups.price_list_id', 'in', priceListIds)
    .where('prices.cents', '>', 0)
    .where('prices.members_only', '=', false)
    .execute();
  const prices = rows.map(({ listId, cents, ...row }) => ({
    listId,
    price: { cents, conditions: conditionsFrom(row) },
  }));
  const byList = Map.groupBy(prices, ({ listId }) => listId);
  return new Map([...byList].map(([listId, all]) => [listId, all.map(({ price }) => price)]));
}

/** Choice on offer: a seat group, or one of its timeslots. */
export interface Choice {
  performanceId: number;
  seatGroupId: number;
  poolId: number;
  blockId: number | null;
  startsAt: Instant | null;
  /** Pools it draws on, with the free places of each. */
  pools: Places[];
}

export async function findChoices(db: Db, performanceIds: number[], now: Instant): Promise<Choice[]> {
  const [pools, draws] = await Promise.all([
    poolsWithFree(db, now)
      .select(['pools.performance_id', 'pools.seat_group_id', 'pools.block_id', 'pools.starts_at'])
      .where('pools.performance_id', 'in', performanceIds)
      .orderBy('pools.performance_id')
      .orderBy('pools.block_id')
      .orderBy('pools.id')
      .execute(),
    db
      .selectFrom('pool_draws')
      .innerJoin('pools', 'pools.id', 'pool_draws.pool_id')
      .select(['pool_draws.pool_id', 'pool_draws.house_pool_id'])
      .where('pools.performance_id', 'in', performanceIds)
      .execute(),
  ]);
  const byId = new Map<number, Places>(pools.map((pool) => [pool.id, pool]));
  const drawn = new Map<number, Places[]>();
  for (const { pool_id, house_pool_id } of draws) {
    const housePool = byId.get(house_pool_id);
    if (housePool) drawn.set(pool_id, [...(drawn.get(pool_id) ?? []), housePool]);
  }
  return pools.flatMap((pool) => {
    if (pool.seat_group_id === null) return [];
    return {
      performanceId: pool.performance_id,
      seatGroupId: pool.seat_group_id,
      poolId: pool.id,
      blockId: pool.block_id,
      startsAt: pool.starts_at,
      pools: [pool, ...(drawn.get(pool.id) ?? [])],
    };
  });
}

export interface PricedGroup {
  id: number;
  code: string;
  name: Localized;
  note: Localized | null;
  /** `cents`: its price when it is not early. */
  prices: {
    id: number;
    saleTypeId: number;
    name: Localized;
    cents: number;
    units: number;
    /** Contained in `cents`, in hundredths of a percent; `null` where it is exempt. */
    vatBasisPoints: number | null;
    conditions: PriceConditions;
  }[];
}

/** The seat groups of a price list with their prices, both in their order. */
export async function findPricedGroups(db: Db, priceListId: number): Promise<PricedGroup[]> {
  const [groups, prices] = await Promise.all([
    db
      .selectFrom('seat_groups')
      .selectAll()
      .where('price_list_id', '=', priceListId)
      .orderBy('position')
      .execute(),
    db
      .selectFrom('prices')
      .innerJoin('seat_groups', 'seat_groups.id', 'prices.seat_group_id')
      .selectAll('prices')
      .where('seat_groups.price_list_id', '=', priceListId)
      .orderBy('prices.position')
      .execute(),
  ]);
  return groups.map((group) => ({
    id: group.id,
    code: group.code,
    name: localizedFrom(group, 'name'),
    note: optionalLocalizedFrom(group, 'note'),
    prices: prices
      .filter((price) => price.seat_group_id === group.id)
      .map((price) => ({
        id: price.id,
        saleTypeId: price.sale_type_id,
        name: localizedFrom(price, 'name'),
        cents: price.cents,
        units: price.units,
        vatBasisPoints: price.vat_basis_points,
        conditions: conditionsFrom(price),
      })),
  }));
}
