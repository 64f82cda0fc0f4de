import { type Selectable, sql } from 'kysely';
import type { Db, Trx } from '#features/database.server.ts';
import type { Redirect } from './redirect-rules.ts';
import type { RedirectTable } from './table.server.ts';

/** All redirects, sorted by the path they are for. */
export async function findAllRedirects(db: Db): Promise<(Redirect & { id: number })[]> {
  const rows = await db.selectFrom('redirects').selectAll().orderBy('old_path').execute();
  return rows.map(redirectOf);
}

export async function findTarget(db: Db, oldPath: string): Promise<string | null> {
  const row = await db
    .selectFrom('redirects')
    .select('new_path')
    .where('old_path', '=', oldPath)
    .executeTakeFirst();
  return row?.new_path ?? null;
}

/**
 * Those that may lead to a path (as `pathKey` writes it). Whoever asks looks closely: the same path can be written with signs that
 * stand for letters, with steps up, with slashes that lean the other way.
 */
export async function findRedirectsTo(trx: Trx, path: string): Promise<(Redirect & { id: number })[]> {
  const rows = await trx
    .selectFrom('redirects')
    .selectAll()
    .where(({ eb, fn, or, ref, val }) => {
      const target = ref('new_path');
      const holds = (pattern: string) => sql<boolean>`${target} like ${pattern} escape '!'`;
      return or([
        eb(fn('substr', [target, val(1), fn('length', [val(path)])]), '=', path),
        holds('%!%%'),
        holds('%/.%'),
        holds('%\\%'),
        eb(fn('octet_length', [target]), '<>', fn('length', [target])),
      ]);
    })
    .execute();
  return rows.map(redirectOf);
}

/** The one from a path (as `pathKey` writes it). */
export async function findRedirectFrom(trx: Trx, path: string): Promise<(Redirect & { id: number }) | null> {
  const row = await trx.selectFrom('redirects').selectAll().where('old_path', '=', path).executeTakeFirst();
  return row ? redirectOf(row) : null;
}

function redirectOf(row: Selectable<RedirectTable>): Redirect & { id: number } {
  return { id: row.id, oldPath: row.old_path, newPath: row.new_path };
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
