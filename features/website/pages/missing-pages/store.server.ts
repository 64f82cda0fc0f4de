import type { Db } from '#features/database.server.ts';
import type { Day } from '#lib/venue-time.ts';

/** Counts one more request for a path that is known on this day; `false` when it is not. */
export async function incrementCount(db: Db, day: Day, path: string): Promise<boolean> {
  const row = await db
    .updateTable('missing_pages')
    .set((eb) => ({ count: eb('count', '+', 1) }))
    .where('day', '=', day)
    .where('path', '=', path)
    .returning('count')
    .executeTakeFirst();
  return row !== undefined;
}

/** Counts the first request for a path on a day, or one more when another was quicker. */
export async function insertCount(db: Db, day: Day, path: string): Promise<void> {
  await db
    .insertInto('missing_pages')
    .values({ day, path, count: 1 })
    .onConflict((conflict) =>
      conflict.columns(['day', 'path']).doUpdateSet((eb) => ({ count: eb('missing_pages.count', '+', 1) })),
    )
    .execute();
}

export async function numberOfPaths(db: Db, day: Day): Promise<number> {
  const row = await db
    .selectFrom('missing_pages')
    .select((eb) => eb.fn.countAll().as('number'))
    .where('day', '=', day)
    .executeTakeFirst();
  return Number(row?.number ?? 0);
}

export async function deleteBefore(db: Db, day: Day): Promise<void> {
  await db.deleteFrom('missing_pages').where('day', '<', day).execute();
}
