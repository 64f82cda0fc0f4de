import type { Trx } from '#features/database.server.ts';
import type { Instant } from '#lib/venue-time.ts';
import { localizedColumns, optionalLocalizedColumns, toJson } from '#platform/database/columns.server.ts';
import type { DemoPrice, DemoSeatGroup } from './content/types.ts';

/** Data for the sale of one event. */
export interface DemoSale {
  jetId: number;
  /** Name of the price list; lists with the same prices take the name of the first. */
  priceList?: string;
  /** The capacity of a group is that of each slot where there are timeslots. */
  seatGroups: DemoSeatGroup[];
  dateStart: Instant;
  dateEnd: Instant;
  /**
   * A slot starts every n minutes while the event lasts. With `visitMinutes` visits overlap: then `capacity` is that of the
   * venue at one time, and a visit also draws on each bucket of n minutes it lasts.
   */
  timeslots?: { everyMinutes: number; capacity: number; visitMinutes?: number } | undefined;
  saleStartsAt?: Instant | null;
  /** Default: the start, or the end of events that let people in over several hours. */
  saleEndsAt?: Instant | null;
  /** From when on members may buy, where that is before the sale starts. */
  membersFrom?: Instant | null;
  maxPerPrice?: number;
  maxPerOrder?: number;
}

const ROW_BATCH_SIZE = 1000;
const MINUTE = 60_000;
const LONG_EVENT = 4 * 60 * MINUTE;

/** Puts events on sale, all at once: equal price lists are stored once. Returns and sells nothing. */
export async function createDemoSale(trx: Trx, sales: DemoSale[]): Promise<void> {
  const lists = await insertPriceLists(trx, sales);
  const listOf = (sale: DemoSale) => lists.get(JSON.stringify(sale.seatGroups)) as PriceList;

  const performances = sales.map((sale) => ({
    id: sale.jetId,
    price_list_id: listOf(sale).id,
    sale_starts_at: sale.saleStartsAt ?? null,
    members_from: sale.membersFrom ?? null,
    sale_ends_at: sale.saleEndsAt === undefined ? saleEnd(sale) : sale.saleEndsAt,
    max_per_price: sale.maxPerPrice ?? 10,
    max_per_order: sale.maxPerOrder ?? 20,
  }));
  for (const rows of chunks(performances)) await trx.insertInto('performances').values(rows).execute();

  const pools = sales.flatMap((sale) => poolsOf(sale, listOf(sale).groupIds));
  for (const rows of chunks(pools)) await trx.insertInto('pools').values(rows).execute();
  for (const sale of sales) if (sale.timeslots?.visitMinutes) await drawOnWholeCapacity(trx, sale);
}

function saleEnd({ dateStart, dateEnd, timeslots }: DemoSale): Instant {
  const isLong = Date.parse(dateEnd) - Date.parse(dateStart) >= LONG_EVENT;
  return timeslots || isLong ? dateEnd : dateStart;
}

interface PriceList {
  id: number;
  groupIds: number[];
}

async function insertPriceLists(trx: Trx, sales: DemoSale[]): Promise<Map<string, PriceList>> {
  const lists = new Map<string, PriceList>();
  for (const { seatGroups, jetId, priceList } of sales) {
    const key = JSON.stringify(seatGroups);
    if (lists.has(key)) continue;
    const { id } = await trx
      .insertInto('price_lists')
      .values({ name: priceList ?? `Performance ${jetId}` })
      .returning('id')
      .executeTakeFirstOrThrow();
    // A price of the same name is the same sale type in every seat group.
    const names = [
      ...new Set(seatGroups.flatMap((group) => group.prices).map((price) => JSON.stringify(price.name))),
    ];
    const groupIds: number[] = [];
    for (const [position, group] of seatGroups.entries()) {
      const { id: groupId } = await trx
        .insertInto('seat_groups')
        .values({
          price_list_id: id,
          code: group.code,
          position,
          ...localizedColumns('name', group.name),
          ...optionalLocalizedColumns('note', group.note),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      groupIds.push(groupId);
      const prices = group.prices.map((price, index) => ({
        seat_group_id: groupId,
        sale_type_id: names.indexOf(JSON.stringify(price.name)) + 1,
        cents: price.cents,
        units: price.units ?? 1,
        position: index,
        ...localizedColumns('name', price.name),
        ...conditionColumns(price),
      }));
      await trx.insertInto('prices').values(prices).execute();
    }
    lists.set(key, { id, groupIds });
  }
  return lists;
}

function conditionColumns({ ages, proof, together, early, ...price }: DemoPrice) {
  return {
    age_from: ages?.from ?? null,
    age_to: ages?.to ?? null,
    ...optionalLocalizedColumns('proof', proof),
    asks_proof_number: price.asksProofNumber ?? false,
    together_at_most: together?.atMost ?? null,
    together_per: together?.per ?? null,
    together_with: together ? toJson(together.of) : null,
    early_cents: early?.cents ?? null,
    early_days: early?.daysBefore ?? null,
    members_only: price.membersOnly ?? false,
    group_from: price.groupFrom ?? null,
    asks_allergies: price.asksAllergies ?? false,
    flat_heads: price.flat?.heads ?? null,
    flat_further_cents: price.flat?.furtherCents ?? null,
  };
}

interface PoolRow {
  performance_id: number;
  seat_group_id: number | null;
  block_id: number | null;
  starts_at: Instant | null;
  capacity: number;
}

function poolsOf(sale: DemoSale, groupIds: number[]): PoolRow[] {
  const { jetId, seatGroups, timeslots } = sale;
  const pool = (seatGroup: number | null, capacity: number, block: [number, Instant] | null): PoolRow => ({
    performance_id: jetId,
    seat_group_id: seatGroup,
    block_id: block?.[0] ?? null,
    starts_at: block?.[1] ?? null,
    capacity,
  });
  const groups = seatGroups.map((group, index) => ({ id: groupIds[index] ?? 0, capacity: group.capacity }));
  if (!timeslots) return groups.map((group) => pool(group.id, group.capacity, null));
  const starts = slotStarts(sale);
  const slots = starts.flatMap((start, index) =>
    groups.map((group) => pool(group.id, group.capacity, [index + 1, start])),
  );
  if (!timeslots.visitMinutes) return slots;
  const last = Date.parse(starts.at(-1) ?? sale.dateStart) + timeslots.visitMinutes * MINUTE;
  const buckets = slotStarts({ ...sale, dateEnd: new Date(last).toISOString() });
  return [...buckets.map((start, index) => pool(null, timeslots.capacity, [index + 1, start])), ...slots];
}

function slotStarts({ dateStart, dateEnd, timeslots }: DemoSale): Instant[] {
  const starts: Instant[] = [];
  const step = (timeslots?.everyMinutes ?? 0) * MINUTE;
  if (step <= 0) throw new Error('Timeslots need a number of minutes between them');
  for (let at = Date.parse(dateStart); at < Date.parse(dateEnd); at += step)
    starts.push(new Date(at).toISOString());
  return starts;
}

async function drawOnWholeCapacity(trx: Trx, { jetId, timeslots }: DemoSale): Promise<void> {
  const pools = await trx.selectFrom('pools').selectAll().where('performance_id', '=', jetId).execute();
  const visit = (timeslots?.visitMinutes ?? 0) * MINUTE;
  const draws = pools.flatMap((slot) => {
    if (slot.seat_group_id === null) return [];
    const from = Date.parse(slot.starts_at ?? '');
    return pools
      .filter((capacityPool) => capacityPool.seat_group_id === null && capacityPool.starts_at !== null)
      .filter((capacityPool) => {
        const at = Date.parse(capacityPool.starts_at ?? '');
        return at >= from && at < from + visit;
      })
      .map((capacityPool) => ({ pool_id: slot.id, house_pool_id: capacityPool.id }));
  });
  for (const rows of chunks(draws)) await trx.insertInto('pool_draws').values(rows).execute();
}

/**
 * Marks places as sold before the box office opens, always the same ones for a seed: about one event in sixteen is sold out,
 * one in eight has a few places left, the others are up to two thirds full. So are all of those that remain open.
 */
export async function sellSome(
  trx: Trx,
  { jetIds, stayOpen = new Set(), seed }: { jetIds: number[]; stayOpen?: ReadonlySet<number>; seed: number },
): Promise<void> {
  const poolsBySold = new Map<number, number[]>();
  for (const ids of chunks(jetIds)) {
    const pools = await trx
      .selectFrom('pools')
      .select(['id', 'performance_id', 'capacity'])
      .where('performance_id', 'in', ids)
      // Overlapping visits would have to be sold bucket by bucket: they are left free.
      .where('performance_id', 'not in', (eb) =>
        eb.selectFrom('pools').select('performance_id').where('seat_group_id', 'is', null),
      )
      .execute();
    for (const pool of pools) {
      const sold = stayOpen.has(pool.performance_id) ? soldOfOpen(pool, seed) : soldOf(pool, seed);
      const samePools = poolsBySold.get(sold);
      if (samePools) samePools.push(pool.id);
      else poolsBySold.set(sold, [pool.id]);
    }
  }
  for (const [sold, poolIds] of poolsBySold)
    for (const ids of chunks(poolIds))
      await trx.updateTable('pools').set({ sold }).where('id', 'in', ids).execute();
}

interface DemoPool {
  id: number;
  performance_id: number;
  capacity: number;
}

function soldOf(pool: DemoPool, seed: number): number {
  const fate = chance(pool.performance_id, seed);
  if (fate < 1 / 16) return pool.capacity;
  if (fate < 3 / 16) return Math.max(0, pool.capacity - 1 - Math.floor(chance(pool.id, seed + 1) * 4));
  return soldOfOpen(pool, seed);
}

function soldOfOpen(pool: DemoPool, seed: number): number {
  return Math.floor((chance(pool.id, seed + 1) * pool.capacity * 2) / 3);
}

/** A pseudo-random number in [0, 1), deterministic for the same two numbers. */
function chance(value: number, seed: number): number {
  let bits = Math.imul(value ^ Math.imul(seed, 0x9e3779b1), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  bits = Math.imul(bits ^ (bits >>> 16), 0x27d4eb2f);
  return ((bits ^ (bits >>> 15)) >>> 0) / 2 ** 32;
}

function chunks<T>(rows: T[]): T[][] {
  const parts: T[][] = [];
  for (let start = 0; start < rows.length; start += ROW_BATCH_SIZE)
    parts.push(rows.slice(start, start + ROW_BATCH_SIZE));
  return parts;
}
