import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { columnsFor } from '#platform/database/columns.server.ts';
import type { Engine } from '#platform/database/engine.ts';

/** Messages that also reach who returned their tickets for a date, and who is on its waiting list. */
export function messageLists(engine: Engine): Migration {
  const { instant, flag } = columnsFor(engine);
  return {
    async up({ schema }: Kysely<unknown>) {
      await schema
        .alterTable('ticket_message_recipients')
        .addColumn('is_returned', flag, (column) => column.notNull().defaultTo(false))
        .execute();
      await schema
        .createTable('ticket_message_waiting')
        .addColumn('message_id', 'integer', (column) =>
          column.notNull().references('ticket_messages.id').onDelete('cascade'),
        )
        .addColumn('entry_id', 'integer', (column) =>
          column.notNull().references('waiting_entries.id').onDelete('cascade'),
        )
        .addColumn('due_at', instant)
        .addColumn('email_id', 'integer')
        .addPrimaryKeyConstraint('ticket_message_waiting_primary', ['message_id', 'entry_id'])
        .execute();
      await schema
        .createIndex('ticket_message_waiting_by_entry')
        .on('ticket_message_waiting')
        .column('entry_id')
        .execute();
      await schema
        .createIndex('ticket_message_waiting_due')
        .on('ticket_message_waiting')
        .columns(['message_id', 'entry_id'])
        .where(sql.ref('due_at'), 'is not', null)
        .execute();
    },
  };
}
