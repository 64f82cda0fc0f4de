import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openDatabase } from './open-database.server.ts';

it('statistics are collected and known to connections that only read', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'buntspecht-statistics-'));
  const { db, refreshStatistics, close } = openDatabase<{ seats: { row: string; guest: number } }>({
    dataDir,
    onError: () => undefined,
  });
  await db.schema.createTable('seats').addColumn('row', 'text').addColumn('guest', 'integer').execute();
  await db.schema.createIndex('seats_by_guest').on('seats').column('guest').execute();
  await db.schema.createIndex('seats_by_row').on('seats').columns(['row', 'guest']).execute();
  const rows = Array.from({ length: 400 }, (_, guest) => ({ row: 'A', guest: guest % 200 }));
  await db.insertInto('seats').values(rows).execute();
  const statistics = async () =>
    (await sql<{ name: string; stat: string }>`select idx as name, stat from sqlite_stat1`.execute(db)).rows;
  await expect(statistics()).rejects.toThrow('no such table: sqlite_stat1');
  await refreshStatistics();
  expect(await statistics()).toContainEqual({ name: 'seats_by_guest', stat: '400 2' });
  await db.insertInto('seats').values({ row: 'B', guest: 1 }).execute();
  expect(await db.selectFrom('seats').selectAll().where('row', '=', 'B').execute()).toHaveLength(1);
  await close();
  rmSync(dataDir, { recursive: true });
});
