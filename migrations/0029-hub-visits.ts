import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { columnsFor } from '#platform/database/columns.server.ts';
import type { Engine } from '#platform/database/engine.ts';

/** When editors were in the hub: it tells them what others did meanwhile. */
export function hubVisits(engine: Engine): Migration {
  const { instant } = columnsFor(engine);
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('hub_visits')
        .addColumn('user_id', 'integer', (column) =>
          column.primaryKey().references('users.id').onDelete('cascade'),
        )
        .addColumn('seen_at', instant, (column) => column.notNull())
        .addColumn('before', instant)
        .execute();
    },
  };
}
