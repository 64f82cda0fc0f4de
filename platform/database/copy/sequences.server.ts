import { sql } from 'kysely';
import type { AnyDatabase, TableShape } from './table-shape.server.ts';

/** The last number given per table; numbers of deleted rows count, since they stand in tickets and emails. */
export type LastNumbers = ReadonlyMap<string, number>;

const numberedById = (shapes: readonly TableShape[]) =>
  shapes.filter(({ key, isNumbered }) => isNumbered && key[0] === 'id').map(({ name }) => name);

export async function readSqliteNumbers(db: AnyDatabase): Promise<LastNumbers> {
  const { rows } = await sql<{ name: string; seq: number }>`select name, seq from sqlite_sequence`.execute(
    db,
  );
  return new Map(rows.map(({ name, seq }) => [name, Number(seq)]));
}

export async function readPostgresNumbers(
  db: AnyDatabase,
  shapes: readonly TableShape[],
): Promise<LastNumbers> {
  const numbers = new Map<string, number>();
  for (const name of numberedById(shapes)) {
    const sequence = await findSequence(db, name);
    if (sequence === null) continue;
    const { rows } = await sql<{ n: number }>`
      select case when is_called then last_value else last_value - 1 end as n from ${sql.table(sequence)}`.execute(
      db,
    );
    numbers.set(name, Number(rows[0]?.n ?? 0));
  }
  return numbers;
}

export async function writeSqliteNumbers(db: AnyDatabase, numbers: LastNumbers): Promise<void> {
  await sql`delete from sqlite_sequence`.execute(db);
  for (const [name, last] of numbers)
    await sql`insert into sqlite_sequence (name, seq) values (${name}, ${last})`.execute(db);
}

export async function writePostgresNumbers(
  db: AnyDatabase,
  shapes: readonly TableShape[],
  numbers: LastNumbers,
): Promise<void> {
  // Outside a transaction a select goes to a connection that only reads.
  await db.transaction().execute(async (trx) => {
    for (const name of numberedById(shapes)) {
      const last = numbers.get(name) ?? 0;
      await sql`
        select setval(pg_get_serial_sequence(${name}, 'id'), ${Math.max(last, 1)}::integer, ${last > 0}::boolean)
        where pg_get_serial_sequence(${name}, 'id') is not null`.execute(trx);
    }
  });
}

async function findSequence(db: AnyDatabase, table: string): Promise<string | null> {
  const { rows } = await sql<{ name: string | null }>`
    select pg_get_serial_sequence(${table}, 'id') as name`.execute(db);
  return rows[0]?.name ?? null;
}
