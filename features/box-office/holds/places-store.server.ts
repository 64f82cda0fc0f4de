import { sql } from 'kysely';
import type { Db, Trx } from '#features/database.server.ts';
import type { Localized } from '#lib/localized.ts';
import type { Instant } from '#lib/venue-time.ts';
import { localizedFrom } from '#platform/database/columns.server.ts';

/** The places of a pool as the venue counts them. */
export interface PoolPlaces {
  id: number;
  /** `null` for a venue bucket. */
  seatGroup: Localized | null;
  /** Code of that group. */
  code: string | null;
  startsAt: Instant | null;
  /** Its places are seats of a seating plan: its capacity follows from that. */
  isSeated: boolean;
  /** Without those that are sold beyond it, `overbooked`. */
  capacity: number;
  overbooked: number;
  held: number;
  sold: number;
  blocked: number;
}

export async function findPoolPlaces(db: Db | Trx, performanceId: number): Promise<PoolPlaces[]> {
  const rows = await db
    .selectFrom('pools')
    .leftJoin('seat_groups', 'seat_groups.id', 'pools.seat_group_id')
    .selectAll('pools')
    .select(['seat_groups.name_de', 'seat_groups.name_en', 'seat_groups.code'])
    .where('pools.performance_id', '=', performanceId)
    .orderBy(sql`case when pools.seat_group_id is null then 1 else 0 end`)
    .orderBy('pools.block_id')
    .orderBy('seat_groups.position')
    .orderBy('pools.id')
    .execute();
  return rows.map(
    ({ id, name_de, name_en, code, starts_at, plan_group, capacity, overbooked, held, sold, blocked }) => ({
      id,
      seatGroup: name_de === null ? null : localizedFrom({ name_de, name_en }, 'name'),
      ...{ code, startsAt: starts_at },
      isSeated: plan_group !== null,
      capacity: capacity - overbooked,
      overbooked,
      held,
      sold,
      blocked,
    }),
  );
}

/** Sets the capacity of a pool, never below what is taken of it and not sold beyond it; `false` when it would be. */
export async function setCapacity(trx: Trx, poolId: number, capacity: number): Promise<boolean> {
  const beyond = sql<number>`case when held + sold + blocked > ${capacity} then held + sold + blocked - ${capacity} else 0 end`;
  const { numUpdatedRows } = await trx
    .updateTable('pools')
    .set({ capacity: sql`${capacity} + ${beyond}`, overbooked: beyond })
    .where('id', '=', poolId)
    .where(sql<boolean>`held + sold + blocked - overbooked <= ${capacity}`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
