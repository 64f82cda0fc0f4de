import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { columnsFor } from '#platform/database/columns.server.ts';
import type { Engine } from '#platform/database/engine.ts';

const MEANS = sql`means in ('cash', 'card', 'transfer', 'set-off', 'online')`;

/** Payments at a provider, carts that are being paid there, and rows of the ledger that nobody of the staff wrote. */
export function onlinePayments(engine: Engine): Migration {
  const { id, instant, cents, flag, json } = columnsFor(engine);
  return {
    async up(db: Kysely<unknown>) {
      const { schema } = db;
      await schema
        .alterTable('holds')
        .addColumn('in_payment', flag, (column) => column.notNull().defaultTo(false))
        .execute();

      await id(schema.createTable('online_payments'))
        .addColumn('secret', 'text', (column) => column.notNull().unique())
        .addColumn('hold_id', 'integer', (column) => column.references('holds.id').onDelete('set null'))
        .addColumn('order_id', 'integer', (column) => column.references('orders.id').onDelete('set null'))
        .addColumn('is_test', flag, (column) => column.notNull())
        .addColumn('cents', cents, (column) => column.notNull().check(sql`cents > 0`))
        .addColumn('state', 'text', (column) =>
          column
            .notNull()
            .defaultTo('open')
            .check(sql`state in ('open', 'paid', 'ended', 'refund-due', 'refunded')`),
        )
        .addColumn('request', json)
        .addColumn('session', 'text')
        .addColumn('address', 'text')
        .addColumn('provider_payment', 'text', (column) => column.unique())
        .addColumn('paid_cents', cents)
        .addColumn('begun_at', instant, (column) => column.notNull())
        .addColumn('ends_at', instant, (column) => column.notNull())
        .addColumn('resumes_until', instant, (column) => column.notNull())
        .addColumn('settled_at', instant)
        .execute();
      await schema.createIndex('online_payments_by_hold').on('online_payments').column('hold_id').execute();
      await schema.createIndex('online_payments_by_order').on('online_payments').column('order_id').execute();
      await schema
        .createIndex('online_payments_by_state')
        .on('online_payments')
        .columns(['state', 'begun_at'])
        .execute();

      if (engine === 'postgres') await widenLedger(db);
      else await rebuildLedger(db);
      await schema
        .createIndex('payments_reference_online')
        .on('payments')
        .columns(['kind', 'reference'])
        .unique()
        .where(sql<boolean>`means = 'online'`)
        .execute();
    },
  };

  async function widenLedger(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('payments').dropConstraint('payments_means_check').execute();
    await db.schema.alterTable('payments').addCheckConstraint('payments_means_check', MEANS).execute();
    await db.schema
      .alterTable('payments')
      .alterColumn('recorded_by', (column) => column.dropNotNull())
      .execute();
  }

  /** SQLite cannot change a column: the table is made again and takes over the rows. */
  async function rebuildLedger(db: Kysely<unknown>): Promise<void> {
    const { schema } = db;
    await schema.dropIndex('payments_by_order').execute();
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
    await schema.dropTable('payments_before').execute();
    await schema.createIndex('payments_by_order').on('payments').column('order_id').execute();
  }
}
