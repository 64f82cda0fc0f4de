import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { columnsFor } from '#platform/database/columns.server.ts';
import type { Engine } from '#platform/database/engine.ts';

/** Ledger of orders, cancellation documents of invoices, and the subjects of emails. */
export function payments(engine: Engine): Migration {
  const { id, instant, cents } = columnsFor(engine);
  return {
    async up({ schema }: Kysely<unknown>) {
      await id(schema.createTable('payments'))
        .addColumn('order_id', 'integer', (column) => column.notNull().references('orders.id'))
        .addColumn('kind', 'text', (column) =>
          column.notNull().check(sql`kind in ('payment', 'refund', 'reversal')`),
        )
        .addColumn('cents', cents, (column) => column.notNull())
        .addColumn('means', 'text', (column) =>
          column.notNull().check(sql`means in ('cash', 'card', 'transfer', 'set-off')`),
        )
        .addColumn('reference', 'text', (column) => column.notNull())
        .addColumn('reason', 'text')
        .addColumn('reverses_id', 'integer', (column) => column.unique().references('payments.id'))
        .addColumn('recorded_by', 'integer', (column) => column.notNull())
        .addColumn('recorded_at', instant, (column) => column.notNull())
        .addCheckConstraint(
          'payments_direction',
          sql`(kind = 'payment' and cents > 0 and reverses_id is null)
            or (kind = 'refund' and cents < 0 and reverses_id is null)
            or (kind = 'reversal' and cents <> 0 and reverses_id is not null)`,
        )
        .execute();
      await schema.createIndex('payments_by_order').on('payments').column('order_id').execute();

      await schema
        .createTable('cancellation_documents')
        .addColumn('year', 'integer', (column) => column.notNull())
        .addColumn('sequence', 'integer', (column) => column.notNull())
        .addColumn('order_id', 'integer', (column) => column.notNull().references('orders.id'))
        .addColumn('cents', cents, (column) => column.notNull().check(sql`cents >= 0`))
        .addColumn('issued_at', instant, (column) => column.notNull())
        .addPrimaryKeyConstraint('cancellation_documents_primary', ['year', 'sequence'])
        .execute();
      await schema
        .createIndex('cancellation_documents_by_order')
        .on('cancellation_documents')
        .column('order_id')
        .execute();

      await schema.alterTable('outgoing_emails').addColumn('about', 'text').execute();
      await schema.createIndex('outgoing_emails_about').on('outgoing_emails').column('about').execute();
    },
  };
}
