import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { addLocalizedText, columnsFor } from '#platform/database/columns.server.ts';
import type { Engine } from '#platform/database/engine.ts';

const STANDARD_VAT = 700;

/** Purchases: orders, their tickets with the places they took, invoices, and emails written with them. */
export function orders(engine: Engine): Migration {
  const { id, instant, cents, flag } = columnsFor(engine);
  return {
    async up({ schema }: Kysely<unknown>) {
      // Nothing where a price is exempt.
      await schema
        .alterTable('prices')
        .addColumn('vat_basis_points', 'integer', (column) => column.defaultTo(STANDARD_VAT))
        .execute();

      await id(schema.createTable('orders'))
        .addColumn('number', 'text', (column) => column.notNull().unique())
        .addColumn('secret', 'text', (column) => column.notNull().unique())
        .addColumn('hold_id', 'integer', (column) =>
          column.unique().references('holds.id').onDelete('set null'),
        )
        .addColumn('user_id', 'integer', (column) => column.references('users.id').onDelete('set null'))
        .addColumn('is_test', flag, (column) => column.notNull())
        .addColumn('language', 'text', (column) => column.notNull())
        .addColumn('first_name', 'text', (column) => column.notNull())
        .addColumn('last_name', 'text', (column) => column.notNull())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('payment_method', 'text', (column) => column.notNull())
        .addColumn('total_cents', cents, (column) => column.notNull().check(sql`total_cents >= 0`))
        .addColumn('client_hash', 'text')
        .addColumn('placed_at', instant, (column) => column.notNull())
        .execute();
      await schema.createIndex('orders_by_user').on('orders').column('user_id').execute();
      await schema.createIndex('orders_by_client').on('orders').column('client_hash').execute();
      await schema.createIndex('orders_by_time').on('orders').column('placed_at').execute();

      const tickets = id(schema.createTable('order_tickets'))
        .addColumn('order_id', 'integer', (column) =>
          column.notNull().references('orders.id').onDelete('cascade'),
        )
        .addColumn('position', 'integer', (column) => column.notNull())
        .addColumn('code', 'text', (column) => column.notNull().unique())
        .addColumn('state', 'text', (column) =>
          column.notNull().defaultTo('valid').check(sql`state in ('valid', 'cancelled')`),
        )
        .addColumn('changed_at', instant)
        .addColumn('performance_id', 'integer', (column) => column.notNull().references('performances.id'))
        .addColumn('block_id', 'integer')
        .addColumn('starts_at', instant)
        .addColumn('sale_type_id', 'integer', (column) => column.notNull())
        .addColumn('cents', cents, (column) => column.notNull().check(sql`cents >= 0`))
        .addColumn('vat_basis_points', 'integer')
        .addColumn('seat_group_code', 'text', (column) => column.notNull())
        .addUniqueConstraint('order_tickets_position_unique', ['order_id', 'position']);
      const named = addLocalizedText(addLocalizedText(tickets, 'seat_group'), 'price');
      await addLocalizedText(named, 'event', (column) => column).execute();
      await schema
        .createIndex('order_tickets_by_performance')
        .on('order_tickets')
        .column('performance_id')
        .execute();

      await schema
        .createTable('ticket_claims')
        .addColumn('ticket_id', 'integer', (column) =>
          column.notNull().references('order_tickets.id').onDelete('cascade'),
        )
        .addColumn('pool_id', 'integer', (column) => column.notNull().references('pools.id'))
        .addColumn('units', 'integer', (column) => column.notNull().check(sql`units >= 1`))
        .addPrimaryKeyConstraint('ticket_claims_primary', ['ticket_id', 'pool_id'])
        .execute();
      await schema.createIndex('ticket_claims_by_pool').on('ticket_claims').column('pool_id').execute();

      await schema
        .createTable('invoice_counters')
        .addColumn('year', 'integer', (column) => column.primaryKey())
        .addColumn('last', 'integer', (column) => column.notNull())
        .execute();
      await schema
        .createTable('invoices')
        .addColumn('year', 'integer', (column) => column.notNull())
        .addColumn('sequence', 'integer', (column) => column.notNull())
        .addColumn('order_id', 'integer', (column) => column.notNull().unique().references('orders.id'))
        .addColumn('issued_at', instant, (column) => column.notNull())
        .addPrimaryKeyConstraint('invoices_primary', ['year', 'sequence'])
        .execute();

      await id(schema.createTable('outgoing_emails'))
        .addColumn('recipient', 'text', (column) => column.notNull())
        .addColumn('subject', 'text', (column) => column.notNull())
        .addColumn('text', 'text', (column) => column.notNull())
        .addColumn('written_at', instant, (column) => column.notNull())
        .addColumn('due_at', instant)
        .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('sent_at', instant)
        .execute();
      await schema.createIndex('outgoing_emails_due').on('outgoing_emails').column('due_at').execute();
    },
  };
}
