import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { columnsFor } from '#platform/database/columns.server.ts';
import type { Engine } from '#platform/database/engine.ts';

/** Moments at which people without a ticket were counted at the door; those counted before were sent at once. */
export function doorHeadMoments(engine: Engine): Migration {
  const { instant } = columnsFor(engine);
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('door_heads')
        .addColumn('pressed_at', instant, (column) => column.notNull().defaultTo(''))
        .execute();
      await sql`update door_heads set pressed_at = counted_at`.execute(db);
    },
  };
}
