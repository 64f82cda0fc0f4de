import { expect, it } from 'vitest';
import type { Tables } from '#features/database.server.ts';
import { migrateToLatest } from '#platform/database/migrate.server.ts';
import { openDatabase } from '#platform/database/open-database.server.ts';
import { migrationsFor } from './index.ts';

const REBOOKINGS = '0066-rebookings';
const AT = '2026-11-20T11:00:00.000Z';

it('tickets and cancellation documents from before belong to the invoice of their order, which says what it said', async () => {
  const { db, close } = openDatabase<Tables>({
    dataDir: ':memory:',
    onError(error) {
      throw error;
    },
  });
  const all = migrationsFor('sqlite');
  await migrateToLatest(db, Object.fromEntries(Object.entries(all).filter(([name]) => name < REBOOKINGS)));
  const list = await db
    .insertInto('price_lists')
    .values({ name: 'Saal' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('performances').values({ id: 1, price_list_id: list.id }).execute();
  const orderIds: number[] = [];
  for (const [index, method] of (['on-account', 'box-office'] as const).entries()) {
    const { id } = await db
      .insertInto('orders')
      .values({
        ...{ number: `BS-7K4-Q2${index}`, secret: `secret ${index}`, hold_id: null, user_id: null },
        ...{ is_test: false, language: 'de', first_name: 'Ruth', last_name: 'Sandhaas' },
        ...{ email: 'ruth@post.example', payment_method: method, total_cents: 900, client_hash: null },
        placed_at: AT,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    orderIds.push(id);
    await db
      .insertInto('order_tickets')
      .values({
        ...{ order_id: id, position: 1, code: `code ${index}`, performance_id: 1, block_id: null },
        ...{ starts_at: AT, sale_type_id: 1, cents: 900, vat_basis_points: 700, seat_group_code: 'HALL' },
        ...{ seat_group_de: 'Saal', seat_group_en: null, price_de: 'Kind', price_en: null },
        ...{ event_de: 'Käfer', event_en: null },
      })
      .execute();
  }
  const [invoiced = 0] = orderIds;
  const contents = '{"orderNumber":"BS-7K4-Q20"}';
  const of = { year: 2026, order_id: invoiced, issued_at: AT, contents };
  await db
    .insertInto('invoices')
    .values({ ...of, sequence: 7 })
    .execute();
  await db
    .insertInto('cancellation_documents')
    .values({ ...of, sequence: 8, cents: 900 } as never)
    .execute();

  await migrateToLatest(db, all);

  const tickets = await db
    .selectFrom('order_tickets')
    .select(['invoice_year', 'invoice_sequence', 'replaces_id', 'issued_at'])
    .orderBy('id')
    .execute();
  const first = { replaces_id: null, issued_at: null };
  expect(tickets).toEqual([
    { invoice_year: 2026, invoice_sequence: 7, ...first },
    { invoice_year: null, invoice_sequence: null, ...first },
  ]);
  expect(await db.selectFrom('invoices').selectAll().execute()).toMatchObject([
    { year: 2026, sequence: 7, order_id: invoiced, issued_at: AT, contents: { orderNumber: 'BS-7K4-Q20' } },
  ]);
  expect(await db.selectFrom('cancellation_documents').selectAll().execute()).toMatchObject([
    { sequence: 8, cents: 900, invoice_year: 2026, invoice_sequence: 7 },
  ]);
  // An order may have several from then on.
  await db
    .insertInto('invoices')
    .values({ ...of, sequence: 9 })
    .execute();
  await close();
});
