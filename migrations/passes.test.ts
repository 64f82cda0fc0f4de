import { expect, it } from 'vitest';
import type { Tables } from '#features/database.server.ts';
import { migrateToLatest } from '#platform/database/migrate.server.ts';
import { openDatabase } from '#platform/database/open-database.server.ts';
import { migrationsFor } from './index.ts';

const PASSES = '0073-passes';
const AT = '2026-11-20T11:00:00.000Z';

it('carts and tickets from before have no pass, and passes of nothing cannot be written', async () => {
  const { db, close } = openDatabase<Tables>({
    dataDir: ':memory:',
    onError(error) {
      throw error;
    },
  });
  const all = migrationsFor('sqlite');
  await migrateToLatest(db, Object.fromEntries(Object.entries(all).filter(([name]) => name < PASSES)));
  const list = await db
    .insertInto('price_lists')
    .values({ name: 'Saal' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('performances').values({ id: 1, price_list_id: list.id }).execute();
  await db
    .insertInto('holds')
    .values({
      ...{ token_hash: 'hash', first_at: AT, expires_at: AT, renewals: 0 },
      ...{ session_hash: null, nonce: null, client_hash: null },
    })
    .execute();
  const order = await db
    .insertInto('orders')
    .values({
      ...{ number: 'BS-7K4-Q29', secret: 'secret', hold_id: null, user_id: null, is_test: false },
      ...{ language: 'de', first_name: 'Ruth', last_name: 'Sandhaas', email: 'ruth@post.example' },
      ...{ payment_method: 'box-office', total_cents: 900, client_hash: null, placed_at: AT },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('order_tickets')
    .values({
      ...{ order_id: order.id, position: 1, code: 'code', performance_id: 1, block_id: null },
      ...{ starts_at: AT, sale_type_id: 1, cents: 900, vat_basis_points: 700, seat_group_code: 'HALL' },
      ...{ seat_group_de: 'Saal', seat_group_en: null, price_de: 'Kind', price_en: null },
      ...{ event_de: 'Käfer', event_en: null },
    })
    .execute();

  await migrateToLatest(db, all);

  expect(await db.selectFrom('holds').select('pass_id').execute()).toEqual([{ pass_id: null }]);
  expect(await db.selectFrom('order_tickets').select(['pass_id', 'pass_visits', 'cents']).execute()).toEqual([
    { pass_id: null, pass_visits: 0, cents: 900 },
  ]);
  const kind = {
    ...{ name_de: 'Zehnerkarte', name_en: null, note_de: null, note_en: null, vat_basis_points: 700 },
    ...{ cents: 6400, visits: 10, most_cents: null, series_id: null, valid_days: 365, valid_until: null },
    is_on_sale: true,
  };
  const kinds = db.insertInto('pass_kinds');
  await expect(kinds.values({ ...kind, valid_days: null }).execute()).rejects.toThrow(/pass_kinds_end/);
  await expect(kinds.values({ ...kind, visits: 0 }).execute()).rejects.toThrow(/visits/);
  const { id: kindId } = await kinds.values(kind).returning('id').executeTakeFirstOrThrow();
  const pass = {
    ...{ name_de: 'Zehnerkarte', name_en: null, order_id: order.id, kind_id: kindId, cents: 6400 },
    ...{ vat_basis_points: 700, visits: 10, left_visits: 10, most_cents: null, series_id: null },
    valid_until: AT,
  };
  const bought = db.insertInto('passes');
  await expect(bought.values({ ...pass, left_visits: 11 }).execute()).rejects.toThrow(/passes_visits/);
  await expect(bought.values({ ...pass, claimed_visits: 11 }).execute()).rejects.toThrow(/passes_visits/);
  await bought.values(pass).execute();
  await close();
});
