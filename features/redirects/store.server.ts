import type { Db, Trx } from '#features/database.server.ts';
import type { Redirect } from './redirect-rules.ts';

/** All redirects, sorted by the path they are for. */
export async function findAllRedirects(db: Db): Promise<(Redirect & { id: number })[]> {
  const rows = await db.selectFrom('redirects').selectAll().orderBy('old_path').execute();
  return rows.map(({ id, old_path: oldPath, new_path: newPath }) => ({ id, oldPath, newPath }));
}

export async function findTarget(db: Db, oldPath: string): Promise<string | null> {
  const row = await db
    .selectFrom('redirects')
    .select('new_path')
    .where('old_path', '=', oldPath)
    .executeTakeFirst();
  return row?.new_path ?? null;
}

/** Gives a redirect another target. */
export async function leadOn(trx: Trx, id: number, newPath: string): Promise<void> {
  await trx.updateTable('redirects').set({ new_path: newPath }).where('id', '=', id).execute();
}

/** Stores where a path leads, in the place of where it led before. */
export async function putRedirect(trx: Trx, { oldPath, newPath }: Redirect): Promise<void> {
  await trx
    .insertInto('redirects')
    .values({ old_path: oldPath, new_path: newPath })
    .onConflict((conflict) => conflict.column('old_path').doUpdateSet({ new_path: newPath }))
    .execute();
}

export async function deleteRedirects(trx: Trx, oldPath: string): Promise<void> {
  await trx.deleteFrom('redirects').where('old_path', '=', oldPath).execute();
}
