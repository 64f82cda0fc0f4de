import { expect, it } from 'vitest';
import type { Tables } from '#features/database.server.ts';
import { migrateToLatest } from '#platform/database/migrate.server.ts';
import { openDatabase } from '#platform/database/open-database.server.ts';
import { migrationsFor } from './index.ts';

const CONTENTS = '0049-billing-contents';

it('earlier invoices state the contents of their order, and cancellation documents the tickets of that moment', async () => {
  const { db, close } = openDatabase<Tables>({
    dataDir: ':memory:',
    onError(error) {
      throw error;
    },
  });
  const all = migrationsFor('sqlite');
  const before = Object.fromEntries(Object.entries(all).filter(([name]) => name < CONTENTS));
  await migrateToLatest(db, before);
  const at = '2026-11-20T11:00:00.000Z';
  const cancelledAt = '2026-11-21T11:00:00.000Z';
  const { id: listId } = await db
    .insertInto('price_lists')
    .values({ name: 'Saal' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('performances').values({ id: 1, price_list_id: listId }).execute();
  const { id } = await db
    .insertInto('orders')
    .values({
      number: 'BS-7K4-Q29',
      secret: 'secret',
      hold_id: null,
      user_id: null,
      is_test: false,
      language: 'de',
      first_name: 'Ruth',
      last_name: 'Sandhaas',
      email: 'ruth@post.example',
      payment_method: 'on-account',
      total_cents: 1500,
      client_hash: null,
      placed_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const ticket = {
    order_id: id,
    performance_id: 1,
    block_id: null,
    starts_at: at,
    sale_type_id: 1,
    vat_basis_points: 700,
    seat_group_code: 'HALL',
    ...{ seat_group_de: 'Saal', seat_group_en: null, price_en: null, event_de: 'Käfer', event_en: null },
  };
  await db
    .insertInto('order_tickets')
    .values([
      { ...ticket, position: 1, code: 'a', state: 'valid', cents: 900, price_de: 'Erwachsene' },
      {
        ...ticket,
        position: 2,
        code: 'b',
        cents: 600,
        price_de: 'Kind',
        state: 'cancelled',
        changed_at: cancelledAt,
      },
    ])
    .execute();
  const number = { year: 2026, order_id: id };
  await db
    .insertInto('invoices')
    .values({ ...number, sequence: 1, issued_at: at } as never)
    .execute();
  await db
    .insertInto('cancellation_documents')
    .values({ ...number, sequence: 2, cents: 600, issued_at: cancelledAt } as never)
    .execute();

  await migrateToLatest(db, all);

  const invoice = await db.selectFrom('invoices').select('contents').executeTakeFirstOrThrow();
  expect(invoice.contents).toMatchObject({
    customer: { name: 'Ruth Sandhaas', email: 'ruth@post.example' },
    orderNumber: 'BS-7K4-Q29',
    lines: [
      { title: { de: 'Käfer', en: null }, detail: { de: 'Erwachsene, Saal' }, cents: 900, quantity: 1 },
      { detail: { de: 'Kind, Saal', en: null }, cents: 600, vatBasisPoints: 700 },
    ],
  });
  const answer = await db.selectFrom('cancellation_documents').select('contents').executeTakeFirstOrThrow();
  expect(answer.contents.lines.map(({ cents }) => cents)).toEqual([600]);
  await close();
});
