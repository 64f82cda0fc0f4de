import type { Db } from '#features/database.server.ts';
import { hall, sell } from '#tests/ticketing/box-office.ts';
import { rectangle, seat } from './halls.ts';

/** A number no other event has. */
export const SEATED_JET_ID = 90_001;

/** Lets an event that exists sell two rows of four seats and a wheelchair place, as one seat group `HALL`. */
export async function seatEvent(db: Db, id: number): Promise<void> {
  await db.updateTable('events').set({ id_jet: SEATED_JET_ID }).where('id', '=', id).execute();
  await sell(db, [{ jetId: SEATED_JET_ID, seatGroups: [hall(1)] }]);
  await seat(db, SEATED_JET_ID, rectangle(2, 4, { wheelchairs: 1 }));
}
