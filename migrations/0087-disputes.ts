import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { columnsFor } from '#platform/database/columns.server.ts';
import type { Engine } from '#platform/database/engine.ts';

const KINDS = sql`kind in ('payment', 'refund', 'reversal', 'chargeback', 'reinstatement', 'fee')`;
const MEANS = sql`means in ('cash', 'card', 'transfer', 'set-off', 'online', 'credit')`;
const DIRECTION = sql`(kind = 'payment' and cents > 0 and reverses_id is null)
  or (kind = 'refund' and cents < 0 and reverses_id is null)
  or (kind = 'reversal' and cents <> 0 and reverses_id is not null)
  or (kind = 'chargeback' and cents < 0 and means = 'online' and reverses_id is null)
  or (kind = 'reinstatement' and cents > 0 and means = 'online' and reverses_id is null)
  or (kind = 'fee' and cents <> 0 and means = 'online' and reverses_id is null)`;

/** Disputes about payments at a provider, and the movements of bank and provider in the ledger. */
export function disputes(engine: Engine): Migration {
  const { id, instant, cents } = columnsFor(engine);
  return {
    async up(db: Kysely<unknown>) {
      await id(db.schema.createTable('disputes'))
        .addColumn('name', 'text', (column) => column.notNull().unique())
        .addColumn('payment_id', 'integer', (column) => column.notNull().references('online_payments.id'))
        .addColumn('cents', cents, (column) => column.notNull().check(sql`cents >= 0`))
        .addColumn('reason', 'text', (column) => column.notNull())
        .addColumn('state', 'text', (column) =>
          column.notNull().check(sql`state in ('to-answer', 'in-review', 'won', 'lost')`),
        )
        .addColumn('opened_at', instant, (column) => column.notNull())
        .addColumn('answer_until', instant)
        .addColumn('closed_at', instant)
        .execute();
      await db.schema.createIndex('disputes_by_payment').on('disputes').column('payment_id').execute();
      if (engine === 'postgres') await widenLedger(db);
      else await rebuildLedger(db);
    },
  };

  async function widenLedger({ schema }: Kysely<unknown>): Promise<void> {
    for (const name of ['payments_kind_check', 'payments_direction'])
      await schema.alterTable('payments').dropConstraint(name).execute();
    await schema.alterTable('payments').addCheckConstraint('payments_kind_check', KINDS).execute();
    await schema.alterTable('payments').addCheckConstraint('payments_direction', DIRECTION).execute();
  }

  /** SQLite cannot change a column: the table, and the one that names its rows, are made again and take over what they had. */
  async function rebuildLedger(db: Kysely<unknown>): Promise<void> {
    const { schema } = db;
    for (const index of ['payments_by_order', 'payments_reference_online', 'closing_payments_by_closing'])
      await schema.dropIndex(index).execute();
    await schema.alterTable('closing_payments').renameTo('closing_payments_before').execute();
    await schema.alterTable('payments').renameTo('payments_before').execute();
    await id(schema.createTable('payments'))
      .addColumn('order_id', 'integer', (column) => column.notNull().references('orders.id'))
      .addColumn('kind', 'text', (column) => column.notNull().check(KINDS))
      .addColumn('cents', cents, (column) => column.notNull())
      .addColumn('means', 'text', (column) => column.notNull().check(MEANS))
      .addColumn('reference', 'text', (column) => column.notNull())
      .addColumn('reason', 'text')
      .addColumn('reverses_id', 'integer', (column) => column.unique().references('payments.id'))
      .addColumn('recorded_by', 'integer')
      .addColumn('recorded_at', instant, (column) => column.notNull())
      .addCheckConstraint('payments_direction', DIRECTION)
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
