import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { columnsFor } from '#platform/database/columns.server.ts';
import type { Engine } from '#platform/database/engine.ts';

/** Invitations to accounts made by administrators, until their owner has set a password. */
export function invitations(engine: Engine): Migration {
  const { instant } = columnsFor(engine);
  return {
    async up({ schema }: Kysely<unknown>) {
      await schema
        .createTable('invitations')
        .addColumn('user_id', 'integer', (column) =>
          column.primaryKey().references('users.id').onDelete('cascade'),
        )
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('due_at', instant)
        .addColumn('sent_at', instant)
        .addColumn('expires_at', instant)
        .execute();
      await schema.createIndex('invitations_due').on('invitations').column('due_at').execute();
    },
  };
}
