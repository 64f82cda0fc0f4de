import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { columnsFor } from '#platform/database/columns.server.ts';
import type { Engine } from '#platform/database/engine.ts';

/** Days that are closed, and the payments that fell into each. */
export function closings(engine: Engine): Migration {
  const { id, day, instant, json } = columnsFor(engine);
  return {
    async up({ schema }: Kysely<unknown>) {
      await id(schema.createTable('closings'))
        .addColumn('day', day, (column) => column.notNull().unique())
        .addColumn('closed_at', instant, (column) => column.notNull())
        .addColumn('closed_by', 'integer', (column) => column.notNull())
        .addColumn('report', json, (column) => column.notNull())
        .execute();
      await schema
        .createTable('closing_payments')
        .addColumn('payment_id', 'integer', (column) => column.primaryKey().references('payments.id'))
        .addColumn('closing_id', 'integer', (column) => column.notNull().references('closings.id'))
        .execute();
      await schema
        .createIndex('closing_payments_by_closing')
        .on('closing_payments')
        .column('closing_id')
        .execute();
    },
  };
}
