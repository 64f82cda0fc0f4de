import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { columnsFor } from '#platform/database/columns.server.ts';
import type { Engine } from '#platform/database/engine.ts';

/** When a member of staff used a session last, and after how many hours without use it ends. */
export function staffIdleLimit(engine: Engine): Migration {
  const { instant } = columnsFor(engine);
  return {
    async up({ schema }: Kysely<unknown>) {
      await schema.alterTable('sessions').addColumn('used_at', instant).execute();
      await schema
        .alterTable('site_settings')
        .addColumn('staff_idle_hours', 'integer', (column) => column.notNull().defaultTo(12))
        .execute();
    },
  };
}
