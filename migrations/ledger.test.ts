import { expect, it } from 'vitest';
import type { Tables } from '#features/database.server.ts';
import { migrateToLatest } from '#platform/database/migrate.server.ts';
import { openDatabase } from '#platform/database/open-database.server.ts';
import { migrationsFor } from './index.ts';

const ONLINE = '0047-online-payments';

it('payments recorded before one could pay online remain unchanged', async () => {
  const { db, close } = openDatabase<Tables>({
    dataDir: ':memory:',
    onError(error) {
      throw error;
    },
  });
  const all = migrationsFor('sqlite');
  const before = Object.fromEntries(Object.entries(all).filter(([name]) => name < ONLINE));
  await migrateToLatest(db, before);
  const order = {
    number: 'BS-7K4-Q29',
    secret: 'secret',
    hold_id: null,
    user_id: null,
    is_test: false,
    language: 'de',
    first_name: 'Svenja',
    last_name: 'Kühnel',
    email: 'svenja@post.example',
    payment_method: 'box-office',
    total_cents: 900,
    client_hash: null,
    placed_at: '2026-11-20T11:00:00.000Z',
  } as const;
  await db.insertInto('orders').values(order).execute();
  const row = { order_id: 1, means: 'cash', reference: 'K-0017', reason: null, recorded_by: 1 } as const;
  const at = { recorded_at: '2026-11-20T12:00:00.000Z' };
  for (const payment of [
    { ...row, ...at, kind: 'payment' as const, cents: 900, reverses_id: null },
    { ...row, ...at, kind: 'reversal' as const, cents: -900, reverses_id: 1 },
    { ...row, ...at, kind: 'payment' as const, cents: 900, reverses_id: null },
  ])
    await db.insertInto('payments').values(payment).execute();
  const rows = await db.selectFrom('payments').selectAll().orderBy('id').execute();

  expect(await migrateToLatest(db, all)).toContain(ONLINE);
  expect(await db.selectFrom('payments').selectAll().orderBy('id').execute()).toEqual(
    rows.map((row) => ({ ...row, shift_id: null })),
  );
  // Numbers continue, and a reversal still has to name a row.
  const next = await db
    .insertInto('payments')
    .values({
      ...row,
      ...at,
      means: 'online',
      recorded_by: null,
      kind: 'payment',
      cents: 900,
      reverses_id: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect(next.id).toBe(4);
  await expect(
    db
      .insertInto('payments')
      .values({ ...row, ...at, kind: 'reversal', cents: -900, reverses_id: 99 })
      .execute(),
  ).rejects.toThrow(/FOREIGN KEY/);
  await close();
});

const CREDIT = '0058-credit';

it('payments and the closings they fell into remain unchanged before one could pay with credit', async () => {
  const { db, close } = openDatabase<Tables>({
    dataDir: ':memory:',
    onError(error) {
      throw error;
    },
  });
  const all = migrationsFor('sqlite');
  const before = Object.fromEntries(Object.entries(all).filter(([name]) => name < CREDIT));
  await migrateToLatest(db, before);
  const at = '2026-11-20T12:00:00.000Z';
  await db
    .insertInto('orders')
    .values({
      ...{ number: 'BS-7K4-Q29', secret: 'secret', hold_id: null, user_id: null, is_test: false },
      ...{ language: 'de', first_name: 'Svenja', last_name: 'Kühnel', email: 'svenja@post.example' },
      ...{ payment_method: 'box-office', total_cents: 900, client_hash: null, placed_at: at },
    })
    .execute();
  const payment = { order_id: 1, cents: 900, reason: null, reverses_id: null, recorded_by: null };
  await db
    .insertInto('payments')
    .values({ ...payment, kind: 'payment', means: 'online', reference: 'pi_1', recorded_at: at })
    .execute();
  const report = { count: 1, totalCents: 900, means: [], vat: [] };
  await db
    .insertInto('closings')
    .values({ day: '2026-11-20', closed_at: at, closed_by: 1, report: JSON.stringify(report) })
    .execute();
  await db.insertInto('closing_payments').values({ payment_id: 1, closing_id: 1 }).execute();
  const rows = await db.selectFrom('payments').selectAll().execute();

  expect(await migrateToLatest(db, all)).toContain(CREDIT);
  expect(await db.selectFrom('payments').selectAll().execute()).toEqual(
    rows.map((row) => ({ ...row, shift_id: null })),
  );
  expect(await db.selectFrom('closing_payments').selectAll().execute()).toEqual([
    { payment_id: 1, closing_id: 1 },
  ]);
  const again = { ...payment, kind: 'payment' as const, recorded_at: at };
  await db
    .insertInto('payments')
    .values({ ...again, means: 'credit', reference: 'BS-7K4-Q29' })
    .execute();
  await expect(
    db
      .insertInto('payments')
      .values({ ...again, means: 'online', reference: 'pi_1' })
      .execute(),
  ).rejects.toThrow(/UNIQUE/);
  await expect(
    db.insertInto('closing_payments').values({ payment_id: 99, closing_id: 1 }).execute(),
  ).rejects.toThrow(/FOREIGN KEY/);
  await close();
});
