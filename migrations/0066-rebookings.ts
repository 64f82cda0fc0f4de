import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { columnsFor } from '#platform/database/columns.server.ts';
import type { Engine } from '#platform/database/engine.ts';

/**
 * Tickets that were issued in the place of others, and which invoice each ticket is on: an order whose tickets are exchanged has
 * more than one.
 */
export function rebookings(engine: Engine): Migration {
  const { instant, json } = columnsFor(engine);
  return {
    async up(db: Kysely<unknown>) {
      const { schema } = db;
      await schema
        .alterTable('order_tickets')
        .addColumn('replaces_id', 'integer', (column) =>
          column.references('order_tickets.id').onDelete('set null'),
        )
        .execute();
      await schema.alterTable('order_tickets').addColumn('issued_at', instant).execute();
      await schema
        .createIndex('order_tickets_replaced_once')
        .on('order_tickets')
        .column('replaces_id')
        .unique()
        .execute();
      if (engine === 'postgres')
        await schema.alterTable('invoices').dropConstraint('invoices_order_id_key').execute();
      else await rebuildInvoices(db);
      await schema.createIndex('invoices_by_order').on('invoices').column('order_id').execute();
      for (const table of ['order_tickets', 'cancellation_documents']) {
        await schema.alterTable(table).addColumn('invoice_year', 'integer').execute();
        await schema.alterTable(table).addColumn('invoice_sequence', 'integer').execute();
        const invoiceOf = (column: string) =>
          sql`(select ${sql.ref(column)} from invoices where invoices.order_id = ${sql.table(table)}.order_id)`;
        await sql`update ${sql.table(table)}
          set invoice_year = ${invoiceOf('year')}, invoice_sequence = ${invoiceOf('sequence')}`.execute(db);
      }
    },
  };

  /** SQLite cannot drop a constraint: the table is made again and takes over what it had. */
  async function rebuildInvoices(db: Kysely<unknown>): Promise<void> {
    const { schema } = db;
    await schema.alterTable('invoices').renameTo('invoices_before').execute();
    await schema
      .createTable('invoices')
      .addColumn('year', 'integer', (column) => column.notNull())
      .addColumn('sequence', 'integer', (column) => column.notNull())
      .addColumn('order_id', 'integer', (column) => column.notNull().references('orders.id'))
      .addColumn('issued_at', instant, (column) => column.notNull())
      .addColumn('contents', json)
      .addPrimaryKeyConstraint('invoices_primary', ['year', 'sequence'])
      .execute();
    await sql`insert into invoices (year, sequence, order_id, issued_at, contents)
      select year, sequence, order_id, issued_at, contents from invoices_before`.execute(db);
    await schema.dropTable('invoices_before').execute();
  }
}
