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
 * Redirects that may lead to a path (as `pathKey` writes it). Callers compare exactly: the same path can be written with
 * percent-encoding, dot segments, backslashes, doubled slashes, or the language in capitals.
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
        holds('%//%'),
        sql<boolean>`substr(${target}, 1, 3) <> lower(substr(${target}, 1, 3))`,
        eb(fn('octet_length', [target]), '<>', fn('length', [target])),
      ]);
    })
    .execute();
  return rows.map(redirectOf);
}

/** Those from paths (as `pathKey` writes them). */
export async function findRedirectsFrom(trx: Trx, paths: string[]): Promise<(Redirect & { id: number })[]> {
  if (paths.length === 0) return [];
  const rows = await trx.selectFrom('redirects').selectAll().where('old_path', 'in', paths).execute();
  return rows.map(redirectOf);
}

function redirectOf(row: Selectable<RedirectTable>): Redirect & { id: number } {
  return { id: row.id, oldPath: row.old_path, newPath: row.new_path };
}

/** Gives a redirect another target. */
export async function retargetRedirect(trx: Trx, id: number, newPath: string): Promise<void> {
  await trx.updateTable('redirects').set({ new_path: newPath }).where('id', '=', id).execute();
}

/** Stores where a path leads, in the place of where it led before. */
export async function upsertRedirect(trx: Trx, { oldPath, newPath }: Redirect): Promise<void> {
  await trx
    .insertInto('redirects')
    .values({ old_path: oldPath, new_path: newPath })
    .onConflict((conflict) => conflict.column('old_path').doUpdateSet({ new_path: newPath }))
    .execute();
}

export async function deleteRedirects(trx: Trx, oldPath: string): Promise<void> {
  await trx.deleteFrom('redirects').where('old_path', '=', oldPath).execute();
}
