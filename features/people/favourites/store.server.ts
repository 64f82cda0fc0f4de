import type { Db, Trx } from '#features/database.server.ts';
import { localizedFrom } from '#platform/database/columns.server.ts';

/** The ids of somebody's events in the order they were added. */
export async function readFavourites(db: Db, userId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('favourites')
    .select('event_id')
    .where('user_id', '=', userId)
    .orderBy('position')
    .execute();
  return rows.map((row) => row.event_id);
}

/** Puts a list in the place of the one there was. */
export async function writeFavourites(trx: Trx, userId: number, ids: number[]): Promise<void> {
  await trx.deleteFrom('favourites').where('user_id', '=', userId).execute();
  if (ids.length === 0) return;
  const rows = ids.map((event_id, position) => ({ user_id: userId, event_id, position }));
  await trx.insertInto('favourites').values(rows).execute();
}

/** Those of the ids that belong to an event, in their order. */
export async function existingEvents(trx: Trx, ids: number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await trx.selectFrom('events').select('id').where('id', 'in', ids).execute();
  const known = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => known.has(id));
}

/** Somebody's events with their names, in the order they were added. */
export async function readNamedFavourites(db: Db, userId: number) {
  const rows = await db
    .selectFrom('favourites')
    .innerJoin('events', 'events.id', 'favourites.event_id')
    .innerJoin('productions', 'productions.id', 'events.production_id')
    .select(['events.id', 'events.date_start', 'productions.title_de', 'productions.title_en'])
    .where('favourites.user_id', '=', userId)
    .orderBy('favourites.position')
    .execute();
  return rows.map((row) => ({
    event: row.id,
    title: localizedFrom(row, 'title'),
    starts_at: row.date_start,
  }));
}
