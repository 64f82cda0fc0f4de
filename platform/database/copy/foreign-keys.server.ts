import { sql } from 'kysely';
import type { AnyDatabase } from './table-shape.server.ts';

/** Table of the target that saves the foreign keys, for a copy that is interrupted. */
const DROPPED = 'copy_dropped_foreign_keys';

/**
 * Drops the foreign keys of a PostgreSQL, which are saved beside its tables: orders, holds and tickets refer to each other in a circle,
 * so no order of the tables satisfies them while they are filled.
 */
export async function dropForeignKeys(db: AnyDatabase): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`create table if not exists ${sql.table(DROPPED)}
      (table_name text not null, name text not null, definition text not null, primary key (table_name, name))`.execute(
      trx,
    );
    await sql`insert into ${sql.table(DROPPED)}
      select cls.relname, con.conname, pg_get_constraintdef(con.oid)
      from pg_constraint con join pg_class cls on cls.oid = con.conrelid
      where con.contype = 'f' and cls.relnamespace = current_schema()::regnamespace
      on conflict do nothing`.execute(trx);
    for (const { table_name: table, name } of await readDropped(trx))
      await sql`alter table ${sql.table(table)} drop constraint if exists ${sql.ref(name)}`.execute(trx);
  });
}

/** Puts them back in one transaction; PostgreSQL checks every row. */
export async function restoreForeignKeys(db: AnyDatabase): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const { table_name: table, name, definition } of await readDropped(trx))
      await sql`alter table ${sql.table(table)} add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(
        trx,
      );
    await sql`drop table ${sql.table(DROPPED)}`.execute(trx);
  });
}

async function readDropped(db: AnyDatabase) {
  const { rows } = await sql<{ table_name: string; name: string; definition: string }>`
    select table_name, name, definition from ${sql.table(DROPPED)} order by table_name, name`.execute(db);
  return rows;
}

/** Rows of a SQLite database that refer to none, as `table → table`. */
export async function findBrokenReferences(sqlite: AnyDatabase): Promise<string[]> {
  const { rows } = await sql<{
    table: string;
    parent: string;
  }>`select "table", parent from pragma_foreign_key_check`.execute(sqlite);
  return [...new Set(rows.map(({ table, parent }) => `${table} → ${parent}`))];
}
