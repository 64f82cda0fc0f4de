import type { Db, Trx } from '#features/database.server.ts';
import type { Day } from '#lib/venue-time.ts';
import type { PageViewCount } from './page-views.ts';

/** The counted ones of some paths on a day. */
export async function findCountedPaths(
  trx: Trx,
  day: Day,
  paths: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await trx
    .selectFrom('page_views')
    .select('path')
    .where('day', '=', day)
    .where('path', 'in', paths)
    .execute();
  return new Set(rows.map(({ path }) => path));
}

export async function numberOfPaths(trx: Trx, day: Day): Promise<number> {
  const { number } = await trx
    .selectFrom('page_views')
    .select(({ fn }) => fn.countAll<number>().as('number'))
    .where('day', '=', day)
    .executeTakeFirstOrThrow();
  return Number(number);
}

/** Adds counts to the stored ones. */
export async function addPageViews(trx: Trx, counts: readonly PageViewCount[]): Promise<void> {
  if (counts.length === 0) return;
  await trx
    .insertInto('page_views')
    .values([...counts])
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'path'])
        .doUpdateSet((eb) => ({ count: eb('page_views.count', '+', eb.ref('excluded.count')) })),
    )
    .execute();
}

export async function deletePageViewsBefore(db: Db, day: Day): Promise<void> {
  await db.deleteFrom('page_views').where('day', '<', day).execute();
}
