import { expect, it } from 'vitest';
import type { Tables } from '#features/database.server.ts';
import { migrateToLatest } from '#platform/database/migrate.server.ts';
import { openDatabase } from '#platform/database/open-database.server.ts';
import { migrationsFor } from './index.ts';

const CONDITIONS = '0078-price-conditions';

it('prices from before have no conditions, and nobody is a member', async () => {
  const { db, close } = openDatabase<Tables>({
    dataDir: ':memory:',
    onError(error) {
      throw error;
    },
  });
  const all = migrationsFor('sqlite');
  await migrateToLatest(db, Object.fromEntries(Object.entries(all).filter(([name]) => name < CONDITIONS)));
  const list = await db
    .insertInto('price_lists')
    .values({ name: 'Saal' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const group = await db
    .insertInto('seat_groups')
    .values({
      ...{ price_list_id: list.id, code: 'HALL', position: 0 },
      ...{ name_de: 'Saal', name_en: null, note_de: null, note_en: null },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('prices')
    .values({
      ...{ seat_group_id: group.id, sale_type_id: 1, cents: 900, units: 1, position: 0 },
      ...{ name_de: 'Voll', name_en: null },
    })
    .execute();
  const at = '2026-11-20T11:00:00.000Z';
  await db
    .insertInto('users')
    .values({
      ...{ name: 'Jule Sommer', first_name: 'Jule', last_name: 'Sommer', email: 'jule@post.example' },
      ...{ email_verified: true, image: null, role: 'visitor', created_at: at, updated_at: at },
    })
    .execute();

  await migrateToLatest(db, all);

  expect(await db.selectFrom('prices').selectAll().executeTakeFirst()).toMatchObject({
    ...{ cents: 900, age_from: null, age_to: null, proof_de: null, asks_proof_number: false },
    ...{ together_at_most: null, together_per: null, together_with: null },
    ...{ early_cents: null, early_until: null, early_days: null, members_only: false, group_from: null },
    ...{ flat_heads: null, flat_further_cents: null, asks_allergies: false },
  });
  expect(await db.selectFrom('users').select('member_until').execute()).toEqual([{ member_until: null }]);
  const early = db.updateTable('prices').set({ early_cents: -1 });
  await expect(early.execute()).rejects.toThrow(/early_cents/);
  await close();
});
