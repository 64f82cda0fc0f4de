import { expect, it } from 'vitest';
import type { Tables } from '#features/database.server.ts';
import { migrateToLatest } from '#platform/database/migrate.server.ts';
import { openDatabase } from '#platform/database/open-database.server.ts';
import { migrationsFor } from './index.ts';

const SPELLINGS = '0139-till-spellings';
const AT = '2026-11-20T11:00:00.000Z';

it('tills from before are known without their case, two open ones of one name included', async () => {
  const { db, close } = openDatabase<Tables>({
    dataDir: ':memory:',
    onError(error) {
      throw error;
    },
  });
  const all = migrationsFor('sqlite');
  await migrateToLatest(db, Object.fromEntries(Object.entries(all).filter(([name]) => name < SPELLINGS)));
  const shift = (till: string, opened_by: number) => ({ till, opened_by, opened_at: AT, float_cents: 0 });
  await db
    .insertInto('till_shifts')
    .values(['Kasse Ä', 'kasse ä', 'Foyer'].map((till, index) => shift(till, index + 1)))
    .execute();

  await migrateToLatest(db, all);

  const keys = await db.selectFrom('till_shifts').select('till_key').orderBy('id').execute();
  expect(keys.map(({ till_key }) => till_key)).toEqual(['kasse ä', 'kasse ä 2', 'foyer']);
  const again = { ...shift('FOYER', 4), till_key: 'foyer' };
  await expect(db.insertInto('till_shifts').values(again).execute()).rejects.toThrow(/till_key/);
  await close();
});
