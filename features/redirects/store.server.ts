import type { Db, Trx } from '#features/database.server.ts';
import type { Redirect } from './redirect-rules.ts';

/** All redirects, sorted by the path they are for. */
export async function findAllRedirects(db: Db): Promise<Redirect[]> {
  const rows = await db.selectFrom('redirects').selectAll().orderBy('old_path').execute();
  return rows.map(({ old_path: oldPath, new_path: newPath }) => ({ oldPath, newPath }));
}

export async function findTarget(db: Db, oldPath: string): Promise<string | null> {
  const row = await db
    .selectFrom('redirects')
    .select('new_path')
    .where('old_path', '=', oldPath)
    .executeTakeFirst();
  return row?.new_path ?? null;
}

/** Stores redirects; one that exists for a path gets its new target. */
export async function writeRedirects(trx: Trx, redirects: Redirect[]): Promise<void> {
  for (const { oldPath, newPath } of redirects) {
    await trx
      .insertInto('redirects')
      .values({ old_path: oldPath, new_path: newPath })
      .onConflict((conflict) => conflict.column('old_path').doUpdateSet({ new_path: newPath }))
      .execute();
  }
}
