import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { columnsFor } from '#platform/database/columns.server.ts';
import type { Engine } from '#platform/database/engine.ts';

/** Payments of a bank line beyond its first, and reminders of invoices that nobody has paid. */
export function incomingMoney(engine: Engine): Migration {
  const { instant, json } = columnsFor(engine);
  return {
    async up({ schema }: Kysely<unknown>) {
      await schema
        .createTable('bank_line_payments')
        .addColumn('payment_id', 'integer', (column) => column.primaryKey().references('payments.id'))
        .addColumn('line_id', 'integer', (column) => column.notNull().references('bank_lines.id'))
        .execute();
      await schema
        .createIndex('bank_line_payments_by_line')
        .on('bank_line_payments')
        .column('line_id')
        .execute();
      await schema
        .createTable('invoice_reminders')
        .addColumn('order_id', 'integer', (column) =>
          column.notNull().references('orders.id').onDelete('cascade'),
        )
        .addColumn('step', 'integer', (column) => column.notNull().check(sql`step between 1 and 3`))
        .addColumn('sent_at', instant, (column) => column.notNull())
        .addPrimaryKeyConstraint('invoice_reminders_pk', ['order_id', 'step'])
        .execute();
      await schema
        .createTable('invoice_reminder_pauses')
        .addColumn('order_id', 'integer', (column) =>
          column.primaryKey().references('orders.id').onDelete('cascade'),
        )
        .addColumn('reason', 'text', (column) => column.notNull())
        .execute();
      await schema
        .createIndex('orders_open_on_account')
        .on('orders')
        .column('id')
        .where(sql<boolean>`payment_method = 'on-account' and order_state = 'open'`)
        .execute();
      await schema.alterTable('site_settings').addColumn('invoice_reminders', json).execute();
    },
  };
}
