import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { columnsFor } from '#platform/database/columns.server.ts';
import type { Engine } from '#platform/database/engine.ts';

const MEANS = sql`means in ('cash', 'card', 'transfer', 'set-off', 'online', 'credit')`;

/** Customers' credit, each change of it, and amounts reserved by carts in payment; credit as a means of payment. */
export function credit(engine: Engine): Migration {
  const { id, instant, cents } = columnsFor(engine);
  return {
    async up(db: Kysely<unknown>) {
      const { schema } = db;
      await id(schema.createTable('credit_accounts'))
        .addColumn('user_id', 'integer', (column) =>
          column.unique().references('users.id').onDelete('set null'),
        )
        .addColumn('balance_cents', cents, (column) =>
          column.notNull().defaultTo(0).check(sql`balance_cents >= 0`),
        )
        .addColumn('claimed_cents', cents, (column) =>
          column.notNull().defaultTo(0).check(sql`claimed_cents >= 0`),
        )
        .addCheckConstraint('credit_accounts_claimed', sql`claimed_cents <= balance_cents`)
        .execute();

      await id(schema.createTable('credit_entries'))
        .addColumn('account_id', 'integer', (column) => column.notNull().references('credit_accounts.id'))
        .addColumn('kind', 'text', (column) =>
          column.notNull().check(sql`kind in ('payment', 'refund', 'gift-voucher')`),
        )
        .addColumn('cents', cents, (column) => column.notNull())
        .addColumn('balance_cents', cents, (column) => column.notNull().check(sql`balance_cents >= 0`))
        .addColumn('reference', 'text', (column) => column.notNull().unique())
        .addColumn('order_id', 'integer', (column) => column.references('orders.id'))
        .addColumn('booked_at', instant, (column) => column.notNull())
        .addCheckConstraint(
          'credit_entries_direction',
          sql`(kind = 'payment' and cents < 0) or (kind <> 'payment' and cents > 0)`,
        )
        .execute();
      await schema
        .createIndex('credit_entries_by_account')
        .on('credit_entries')
        .column('account_id')
        .execute();
      await schema.createIndex('credit_entries_by_order').on('credit_entries').column('order_id').execute();

      await schema
        .createTable('credit_claims')
        .addColumn('hold_id', 'integer', (column) => column.primaryKey().references('holds.id'))
        .addColumn('account_id', 'integer', (column) => column.notNull().references('credit_accounts.id'))
        .addColumn('cents', cents, (column) => column.notNull().check(sql`cents > 0`))
        .execute();
      await schema.createIndex('credit_claims_by_account').on('credit_claims').column('account_id').execute();

      if (engine === 'postgres') {
        await schema.alterTable('payments').dropConstraint('payments_means_check').execute();
        await schema.alterTable('payments').addCheckConstraint('payments_means_check', MEANS).execute();
      } else await rebuildLedger(db);
    },
  };

  /** SQLite cannot change a column: the table, and the one that names its rows, are made again and take over what they had. */
  async function rebuildLedger(db: Kysely<unknown>): Promise<void> {
    const { schema } = db;
    for (const index of ['payments_by_order', 'payments_reference_online', 'closing_payments_by_closing'])
      await schema.dropIndex(index).execute();
    await schema.alterTable('closing_payments').renameTo('closing_payments_before').execute();
    await schema.alterTable('payments').renameTo('payments_before').execute();
    await id(schema.createTable('payments'))
      .addColumn('order_id', 'integer', (column) => column.notNull().references('orders.id'))
      .addColumn('kind', 'text', (column) =>
        column.notNull().check(sql`kind in ('payment', 'refund', 'reversal')`),
      )
      .addColumn('cents', cents, (column) => column.notNull())
      .addColumn('means', 'text', (column) => column.notNull().check(MEANS))
      .addColumn('reference', 'text', (column) => column.notNull())
      .addColumn('reason', 'text')
      .addColumn('reverses_id', 'integer', (column) => column.unique().references('payments.id'))
      .addColumn('recorded_by', 'integer')
      .addColumn('recorded_at', instant, (column) => column.notNull())
      .addCheckConstraint(
        'payments_direction',
        sql`(kind = 'payment' and cents > 0 and reverses_id is null)
          or (kind = 'refund' and cents < 0 and reverses_id is null)
          or (kind = 'reversal' and cents <> 0 and reverses_id is not null)`,
      )
      .execute();
    await sql`insert into payments (id, order_id, kind, cents, means, reference, reason, reverses_id, recorded_by, recorded_at)
      select id, order_id, kind, cents, means, reference, reason, reverses_id, recorded_by, recorded_at
      from payments_before order by id`.execute(db);
    await schema
      .createTable('closing_payments')
      .addColumn('payment_id', 'integer', (column) => column.primaryKey().references('payments.id'))
      .addColumn('closing_id', 'integer', (column) => column.notNull().references('closings.id'))
      .execute();
    await sql`insert into closing_payments (payment_id, closing_id)
      select payment_id, closing_id from closing_payments_before`.execute(db);
    await schema.dropTable('closing_payments_before').execute();
    await schema.dropTable('payments_before').execute();
    await schema.createIndex('payments_by_order').on('payments').column('order_id').execute();
    await schema
      .createIndex('payments_reference_online')
      .on('payments')
      .columns(['kind', 'reference'])
      .unique()
      .where(sql<boolean>`means = 'online'`)
      .execute();
    await schema
      .createIndex('closing_payments_by_closing')
      .on('closing_payments')
      .column('closing_id')
      .execute();
  }
}
