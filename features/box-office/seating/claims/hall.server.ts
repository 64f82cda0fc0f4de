import type { SeatName } from '#features/box-office/ticketing/index.ts';
import type { Db, Trx } from '#features/database.server.ts';
import { localizedFrom } from '#platform/database/columns.server.ts';
import type { SeatState } from '../picking/pick-seats.ts';

/** A seat of a version of a plan. */
export interface HallSeat extends Omit<SeatState, 'isFree'> {
  id: number;
  name: SeatName;
  /** Code of its seat group. */
  group: string;
  isWheelchair: boolean;
}

/** Halls of so many versions stay in memory: a house plays in few rooms. */
const MOST_HALLS = 20;
const halls = new WeakMap<Db, Map<number, readonly HallSeat[]>>();

/**
 * All seats of a version in the order of the plan.
 * @param memory database whose halls are remembered: a version never changes
 */
export async function findHall(trx: Db | Trx, versionId: number, memory?: Db): Promise<readonly HallSeat[]> {
  if (!memory) return readSeats(trx, versionId);
  const known = halls.get(memory) ?? new Map<number, readonly HallSeat[]>();
  halls.set(memory, known);
  const hall = known.get(versionId) ?? (await readSeats(trx, versionId));
  known.delete(versionId);
  known.set(versionId, hall);
  const [oldest] = known.keys();
  if (known.size > MOST_HALLS && oldest !== undefined) known.delete(oldest);
  return hall;
}

/** The seats of a seat group, in the order of the plan, with which of them are free. */
export const seatsOfGroup = (
  hall: readonly HallSeat[],
  group: string,
  taken: ReadonlySet<number>,
): (HallSeat & { isFree: boolean })[] =>
  hall.filter((seat) => seat.group === group).map((seat) => ({ ...seat, isFree: !taken.has(seat.id) }));

async function readSeats(db: Db | Trx, versionId: number): Promise<HallSeat[]> {
  const rows = await db
    .selectFrom('seats')
    .select(['id', 'guid', 'zone_de', 'zone_en', 'row_label', 'seat_label', 'row_order', 'position'])
    .select(['block', 'x', 'group_code', 'quality', 'is_wheelchair', 'is_companion'])
    .where('version_id', '=', versionId)
    .orderBy('row_order')
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    ...{ id: row.id, guid: row.guid, group: row.group_code, quality: row.quality },
    name: { guid: row.guid, zone: localizedFrom(row, 'zone'), row: row.row_label, seat: row.seat_label },
    ...{ zone: row.zone_de, rowOrder: row.row_order, block: row.block, position: row.position, x: row.x },
    ...{ isWheelchair: row.is_wheelchair, isReserved: row.is_wheelchair || row.is_companion },
  }));
}
