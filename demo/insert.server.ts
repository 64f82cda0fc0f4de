import { type Insertable, type Kysely, sql } from 'kysely';
import type { Tables, Trx } from '#features/database.server.ts';

/** Rows per statement, below the number of parameters both engines take. */
const CHUNK = 200;

/** Inserts many rows without asking for their ids. */
export async function insertAll<T extends keyof Tables>(
  trx: Trx,
  table: T,
  rows: Insertable<Tables[T]>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += CHUNK) {
    await (trx as Kysely<Tables>)
      .insertInto(table)
      .values(rows.slice(start, start + CHUNK))
      .execute();
  }
}

type WithSlug = {
  [T in keyof Tables]: Tables[T] extends { id: unknown; slug: unknown } ? T : never;
}[keyof Tables];

/** Inserts rows that have a slug and gives the id of each slug, to point at from elsewhere. */
export async function insertBySlug<T extends WithSlug>(
  trx: Trx,
  table: T,
  rows: Insertable<Tables[T]>[],
): Promise<(slug: string) => number> {
  await insertAll(trx, table, rows);
  const { rows: stored } = await sql<{
    id: number;
    slug: string;
  }>`select id, slug from ${sql.table(table)}`.execute(trx);
  const ids = new Map(stored.map(({ id, slug }) => [slug, id]));
  return (slug) => {
    const id = ids.get(slug);
    if (id === undefined) throw new Error(`The demo venue has no ${table} “${slug}”`);
    return id;
  };
}
