import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { columnsFor } from '#platform/database/columns.server.ts';
import type { Engine } from '#platform/database/engine.ts';

/** What an installation made up for itself and all its nodes must know: the secret of its sessions, the link to set it up. */
export function secrets(engine: Engine): Migration {
  const { instant } = columnsFor(engine);
  return {
    async up({ schema }: Kysely<unknown>) {
      await schema
        .createTable('secrets')
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('value', 'text', (column) => column.notNull())
        .addColumn('expires_at', instant)
        .execute();
    },
  };
}
