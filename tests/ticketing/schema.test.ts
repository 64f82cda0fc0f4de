import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnEngines, openTestDatabase, type TestDatabase } from '#tests/database/engines.ts';

const TABLES = ['seat_groups', 'prices', 'performances', 'pools', 'pool_draws', 'hold_lines', 'pool_claims'];

describeOnEngines('the box office’s tables', (engine) => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(async () => {
    await database.close();
  });

  it('have no two pools for the same places', async () => {
    const { db } = database;
    const list = await db
      .insertInto('price_lists')
      .values({ name: 'One' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.insertInto('performances').values({ id: 1, price_list_id: list.id }).execute();
    const group = await db
      .insertInto('seat_groups')
      .values({ price_list_id: list.id, code: 'A', position: 0, name_de: 'A', name_en: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    const pool = (seatGroup: number | null, block: number | null) =>
      db
        .insertInto('pools')
        .values({ performance_id: 1, seat_group_id: seatGroup, block_id: block, capacity: 1 })
        .execute();
    for (const [seatGroup, block] of [
      [group.id, null],
      [group.id, 1],
      [null, 1],
    ] as const) {
      await pool(seatGroup, block);
      await expect(pool(seatGroup, block)).rejects.toThrow(/unique/i);
    }
  });

  it('find what refers to a row by an index, whichever row it is', async () => {
    const lacking: string[] = [];
    for (const table of TABLES)
      for (const column of await referringColumns(table))
        if (!(await leadingColumns(table)).has(column)) lacking.push(`${table}.${column}`);
    expect(lacking).toEqual([]);
  });

  async function referringColumns(table: string): Promise<string[]> {
    const { rows } =
      engine === 'sqlite'
        ? await sql<{ name: string }>`select "from" as name from pragma_foreign_key_list(${table})`.execute(
            database.db,
          )
        : await sql<{ name: string }>`select a.attname as name from pg_constraint c
            join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
            where c.contype = 'f' and c.conrelid = ${table}::regclass`.execute(database.db);
    return rows.map(({ name }) => name);
  }

  async function leadingColumns(table: string): Promise<Set<string>> {
    const { rows } =
      engine === 'sqlite'
        ? await sql<{ name: string }>`select info.name from pragma_index_list(${table}) list,
            pragma_index_info(list.name) info where info.seqno = 0`.execute(database.db)
        : await sql<{ name: string }>`select a.attname as name from pg_index i
            join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
            where i.indrelid = ${table}::regclass`.execute(database.db);
    const names = rows.map(({ name }) => name);
    // An index over an expression names no column; the one of pools begins with its performance.
    return new Set(names);
  }
});
