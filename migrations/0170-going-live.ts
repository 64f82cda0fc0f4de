import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { columnsFor } from '#platform/database/columns.server.ts';
import type { Engine } from '#platform/database/engine.ts';

/** Says of a house that it has opened to visitors, and what its staff answered and tried before that. */
export function goingLive(engine: Engine): Migration {
  const { flag, instant } = columnsFor(engine);
  return {
    async up({ schema }: Kysely<unknown>) {
      await schema
        .alterTable('site_settings')
        .addColumn('is_opened', flag, (column) => column.notNull().defaultTo(true))
        .execute();
      await schema
        .createTable('go_live_marks')
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('marked_at', instant, (column) => column.notNull())
        .execute();
      await schema.createIndex('users_by_role').on('users').column('role').execute();
      await schema
        .createIndex('online_payments_by_test')
        .on('online_payments')
        .columns(['is_test', 'settled_at'])
        .execute();
    },
  };
}
