import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { columnsFor } from '#platform/database/columns.server.ts';
import type { Engine } from '#platform/database/engine.ts';

/** Moment from which tickets show a message to their holders; those sent before stay in emails alone. */
export function messagesOnTickets(engine: Engine): Migration {
  const { instant } = columnsFor(engine);
  return {
    async up({ schema }: Kysely<unknown>) {
      await schema.alterTable('ticket_messages').addColumn('on_ticket_from', instant).execute();
    },
  };
}
