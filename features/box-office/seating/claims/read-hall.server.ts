import type { HallSeat, SeatedHall, SeatStates } from '#features/box-office/ticketing/index.ts';
import type { Db } from '#features/database.server.ts';
import { localizedFrom, optionalLocalizedFrom } from '#platform/database/columns.server.ts';
import { findHall } from './hall.server.ts';

/** The plan whose seats a date sells; `null` where its places are only counted. */
export async function readHall(db: Db, jetId: number): Promise<SeatedHall | null> {
  const version = await findVersionOf(db, jetId);
  if (!version) return null;
  const groups = await findSoldGroups(db, jetId);
  const rows = await db
    .selectFrom('seats')
    .selectAll()
    .where('version_id', '=', version.id)
    .orderBy('row_order')
    .orderBy('position')
    .execute();
  return {
    version: version.id,
    size: version.document.size,
    areas: version.document.areas,
    seats: rows.map(
      (row): HallSeat => ({
        ...{ guid: row.guid, zone: localizedFrom(row, 'zone'), row: row.row_label, seat: row.seat_label },
        ...{ rowOrder: row.row_order, block: row.block, position: row.position, x: row.x, y: row.y },
        seatGroup: groups.get(row.group_code)?.code ?? null,
        ...{ isWheelchair: row.is_wheelchair, isCompanion: row.is_companion },
        ...{ isStepFree: row.is_step_free, restrictedView: optionalLocalizedFrom(row, 'restricted_view') },
      }),
    ),
  };
}

/** Lines or tickets, by their ids. */
export interface Owners {
  of: 'hold_line_id' | 'ticket_id';
  ids: readonly number[];
}

/** State of each seat of a date; seats of `own` lines or tickets are those of the visitor. */
export async function readSeatStates(db: Db, jetId: number, own: Owners | null): Promise<SeatStates | null> {
  const sold = await readSoldHall(db, jetId, own);
  if (!sold) return null;
  const { version, groups, seats, taken, mine } = sold;
  const stateOf = ({ id, group }: { id: number; group: string }) =>
    mine.has(id) ? 'm' : taken.has(id) || !groups.has(group) ? 'x' : '.';
  return { version, states: seats.map(stateOf).join('') };
}

/** The hall of a date with the ids of the seats of others, and of `own` lines or tickets; `null` where its places are only counted. */
export async function readSoldHall(db: Db, jetId: number, own: Owners | null) {
  const performance = await db
    .selectFrom('performances')
    .select('plan_version_id')
    .where('id', '=', jetId)
    .executeTakeFirst();
  const version = performance?.plan_version_id ?? null;
  if (version === null) return null;
  const [groups, seats, claims] = await Promise.all([
    findSoldGroups(db, jetId),
    findHall(db, version, db),
    db
      .selectFrom('seat_claims')
      .select(['seat_id', 'hold_line_id', 'ticket_id'])
      .where('performance_id', '=', jetId)
      .execute(),
  ]);
  const owners = new Set(own?.ids);
  const [mine, taken] = [new Set<number>(), new Set<number>()];
  for (const claim of claims) (own && owners.has(claim[own.of] ?? 0) ? mine : taken).add(claim.seat_id);
  return { version, groups, seats, taken, mine };
}

function findVersionOf(db: Db, jetId: number) {
  return db
    .selectFrom('performances')
    .innerJoin('seating_plan_versions as version', 'version.id', 'performances.plan_version_id')
    .select(['version.id', 'version.document'])
    .where('performances.id', '=', jetId)
    .executeTakeFirst();
}

/** Seat groups whose places are seats, by their code in the plan. */
async function findSoldGroups(db: Db, jetId: number): Promise<Map<string, { code: string }>> {
  const rows = await db
    .selectFrom('pools')
    .innerJoin('seat_groups', 'seat_groups.id', 'pools.seat_group_id')
    .select(['pools.plan_group', 'seat_groups.code'])
    .where('pools.performance_id', '=', jetId)
    .where('pools.plan_group', 'is not', null)
    .execute();
  return new Map(rows.map(({ plan_group, code }) => [plan_group ?? '', { code }]));
}
