import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { columnsFor } from '#platform/database/columns.server.ts';
import type { Engine } from '#platform/database/engine.ts';

/** Recipients of the invoices of orders, where more than the customer's name is needed. */
export function invoiceRecipients(engine: Engine): Migration {
  const { json } = columnsFor(engine);
  return {
    async up({ schema }: Kysely<unknown>) {
      await schema.alterTable('orders').addColumn('invoice_recipient', json).execute();
    },
  };
}
