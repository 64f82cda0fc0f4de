import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { addLocalizedText, columnsFor } from '#platform/database/columns.server.ts';
import type { Engine } from '#platform/database/engine.ts';

/** Messages of the box office to everybody with a ticket, and the orders that each was sent to. */
export function ticketMessages(engine: Engine): Migration {
  const { id, instant } = columnsFor(engine);
  return {
    async up({ schema }: Kysely<unknown>) {
      const messages = id(schema.createTable('ticket_messages'))
        .addColumn('key', 'text', (column) => column.notNull().unique())
        .addColumn('scope', 'text', (column) =>
          column.notNull().check(sql`scope in ('date', 'production', 'series')`),
        )
        .addColumn('sent_by', 'integer', (column) => column.notNull())
        .addColumn('sent_at', instant, (column) => column.notNull());
      await addLocalizedText(addLocalizedText(messages, 'subject'), 'text').execute();
      await schema
        .createIndex('ticket_messages_by_time')
        .on('ticket_messages')
        .columns(['sent_at', 'id'])
        .execute();
      await schema
        .createTable('ticket_message_dates')
        .addColumn('performance_id', 'integer', (column) => column.notNull().references('performances.id'))
        .addColumn('message_id', 'integer', (column) =>
          column.notNull().references('ticket_messages.id').onDelete('cascade'),
        )
        .addPrimaryKeyConstraint('ticket_message_dates_primary', ['performance_id', 'message_id'])
        .execute();
      await schema
        .createIndex('ticket_message_dates_by_message')
        .on('ticket_message_dates')
        .columns(['message_id', 'performance_id'])
        .execute();
      await schema
        .createTable('ticket_message_recipients')
        .addColumn('message_id', 'integer', (column) =>
          column.notNull().references('ticket_messages.id').onDelete('cascade'),
        )
        .addColumn('order_id', 'integer', (column) =>
          column.notNull().references('orders.id').onDelete('cascade'),
        )
        .addColumn('lead_order_id', 'integer')
        .addColumn('due_at', instant)
        .addColumn('email_id', 'integer')
        .addPrimaryKeyConstraint('ticket_message_recipients_primary', ['message_id', 'order_id'])
        .execute();
      await schema
        .createIndex('ticket_message_recipients_by_order')
        .on('ticket_message_recipients')
        .columns(['order_id', 'message_id'])
        .execute();
      await schema
        .createIndex('ticket_message_recipients_by_lead')
        .on('ticket_message_recipients')
        .columns(['message_id', 'lead_order_id'])
        .execute();
      await schema
        .createIndex('ticket_message_recipients_due')
        .on('ticket_message_recipients')
        .columns(['message_id', 'order_id'])
        .where(sql.ref('due_at'), 'is not', null)
        .execute();
      // Counts ticket holders without reading the tickets themselves.
      await schema
        .createIndex('order_tickets_valid_by_performance')
        .on('order_tickets')
        .columns(['performance_id', 'order_id'])
        .where(sql.ref('state'), '=', sql.lit('valid'))
        .execute();
    },
  };
}
