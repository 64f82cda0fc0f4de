import type { Db, Trx } from '#features/database.server.ts';
import type { Localized } from '#lib/localized.ts';
import { localizedFrom } from '#platform/database/columns.server.ts';

/** A version of a seating plan that a date can move to: the newest of each plan. */
export interface MoveTarget {
  id: number;
  number: number;
  plan: string;
  roomId: number;
  room: Localized;
}

/** The version whose seats a date sells, and all others that it can move to. */
export async function findTargets(
  db: Db | Trx,
  jetId: number,
): Promise<{ current: number | null; others: MoveTarget[] }> {
  const performance = await db
    .selectFrom('performances')
    .select('plan_version_id')
    .where('id', '=', jetId)
    .executeTakeFirst();
  const rows = await db
    .selectFrom('seating_plan_versions as version')
    .innerJoin('seating_plans as plan', 'plan.id', 'version.plan_id')
    .innerJoin('rooms', 'rooms.id', 'plan.room_id')
    .select(['version.id', 'version.number', 'plan.name as plan', 'plan.id as planId'])
    .select(['rooms.id as roomId', 'rooms.name_de', 'rooms.name_en'])
    .orderBy('rooms.id')
    .orderBy('plan.name')
    .orderBy('version.number')
    .execute();
  const current = performance?.plan_version_id ?? null;
  const newest = new Map(rows.map((row) => [row.planId, row]));
  return {
    current,
    others: [...newest.values()]
      .filter(({ id }) => id !== current)
      .map(({ id, number, plan, roomId, ...row }) => ({
        ...{ id, number, plan, roomId },
        room: localizedFrom(row, 'name'),
      })),
  };
}

/** Numbers of orders by their id. */
export async function findOrderNumbers(db: Db | Trx, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('orders').select(['id', 'number']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, number }) => [id, number]));
}
