import { type Insertable, type Kysely, sql } from 'kysely';
import type { Tables, Trx } from '#features/database.server.ts';

/** Rows of one statement: SQLite takes 32,766 values. */
const ROW_BATCH_SIZE = 500;

/** Inserts as many rows as `rowAt` gives for the numbers from 1 to `count`; `null` leaves one out. */
export async function insertMany<T extends keyof Tables & string>(
  trx: Trx,
  table: T,
  count: number,
  rowAt: (number: number) => Insertable<Tables[T]> | null,
): Promise<void> {
  for (let start = 1; start <= count; start += ROW_BATCH_SIZE) {
    const numbers = Array.from(
      { length: Math.min(ROW_BATCH_SIZE, count - start + 1) },
      (_, index) => start + index,
    );
    const rows = numbers.flatMap((number) => rowAt(number) ?? []) as Insertable<Tables[T]>[];
    if (rows.length > 0)
      await trx
        .insertInto(table)
        .values(rows as never)
        .execute();
  }
}

/** Lets PostgreSQL count on after rows whose ids were given. */
export async function continueIds(trx: Trx, tables: readonly (keyof Tables & string)[]): Promise<void> {
  for (const table of tables)
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))`.execute(
      trx as unknown as Kysely<unknown>,
    );
}
