import type { Db, Trx } from '#features/database.server.ts';

/** A seat group of a price list that a version of a plan has seats of. */
export interface SeatedGroup {
  groupId: number;
  /** Code of the group in the plan. */
  planGroup: string;
  seats: number;
}

/** A version that dates of a room can sell from: the newest of each plan. */
export interface SellableVersion {
  id: number;
  plan: string;
}

/** Seat groups of a price list whose places are seats of a version: they have the same German name. */
export async function findSeatedGroups(
  db: Db | Trx,
  { versionId, priceListId }: { versionId: number; priceListId: number },
): Promise<SeatedGroup[]> {
  const version = await db
    .selectFrom('seating_plan_versions')
    .select('document')
    .where('id', '=', versionId)
    .executeTakeFirst();
  if (!version) return [];
  const groups = await db
    .selectFrom('seat_groups')
    .select(['id', 'name_de'])
    .where('price_list_id', '=', priceListId)
    .orderBy('position')
    .execute();
  const counts = await db
    .selectFrom('seats')
    .select(['group_code', ({ fn }) => fn.countAll<number>().as('seats')])
    .where('version_id', '=', versionId)
    .groupBy('group_code')
    .execute();
  return groups.flatMap(({ id, name_de }) => {
    const planned = version.document.groups.find(({ name }) => name.de === name_de);
    const seats = Number(counts.find(({ group_code }) => group_code === planned?.code)?.seats ?? 0);
    return planned && seats > 0 ? { groupId: id, planGroup: planned.code, seats } : [];
  });
}

/** Versions that dates of a room can sell from, by the name of their plan. */
export async function findVersionsOfRoom(db: Db | Trx, roomId: number): Promise<SellableVersion[]> {
  const rows = await db
    .selectFrom('seating_plans')
    .innerJoin('seating_plan_versions as version', 'version.plan_id', 'seating_plans.id')
    .select(['seating_plans.name as plan', 'version.id', 'version.number'])
    .where('seating_plans.room_id', '=', roomId)
    .orderBy('seating_plans.name')
    .orderBy('version.number')
    .execute();
  return [...new Map(rows.map(({ plan, id }) => [plan, { id, plan }])).values()];
}

/** The pools of a date that seats belong to, in the order of their ids, each with its own; seats of no pool are left out. */
export async function findPoolsOfSeats(
  db: Db | Trx,
  performanceId: number,
  guids: readonly string[],
): Promise<{ poolId: number; seats: string[] }[]> {
  if (guids.length === 0) return [];
  const rows = await db
    .selectFrom('pools')
    .innerJoin('performances', 'performances.id', 'pools.performance_id')
    .innerJoin('seats', (join) =>
      join
        .onRef('seats.version_id', '=', 'performances.plan_version_id')
        .onRef('seats.group_code', '=', 'pools.plan_group'),
    )
    .select(['pools.id as poolId', 'seats.guid'])
    .where('performances.id', '=', performanceId)
    .where('seats.guid', 'in', guids)
    .orderBy('pools.id')
    .execute();
  return [...Map.groupBy(rows, ({ poolId }) => poolId)].map(([poolId, own]) => ({
    poolId,
    seats: own.map(({ guid }) => guid),
  }));
}
