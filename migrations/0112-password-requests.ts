import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { columnsFor } from '#platform/database/columns.server.ts';
import type { Engine } from '#platform/database/engine.ts';

/** Requests for a link to a new password, until the email is sent. */
export function passwordRequests(engine: Engine): Migration {
  const { id, instant } = columnsFor(engine);
  return {
    async up({ schema }: Kysely<unknown>) {
      await id(schema.createTable('password_requests'))
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('language', 'text', (column) => column.notNull())
        .addColumn('asked_at', instant, (column) => column.notNull())
        .addColumn('due_at', instant, (column) => column.notNull())
        .execute();
      await schema.createIndex('password_requests_due').on('password_requests').column('due_at').execute();
    },
  };
}
