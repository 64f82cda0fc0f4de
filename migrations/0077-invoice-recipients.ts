import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { columnsFor } from '#platform/database/columns.server.ts';
import type { Engine } from '#platform/database/engine.ts';

/** Whom the invoices of an order are for, where that is more than who ordered. */
export function invoiceRecipients(engine: Engine): Migration {
  const { json } = columnsFor(engine);
  return {
    async up({ schema }: Kysely<unknown>) {
      await schema.alterTable('orders').addColumn('invoice_recipient', json).execute();
    },
  };
}
