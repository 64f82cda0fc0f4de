import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { columnsFor } from '#platform/database/columns.server.ts';
import type { Engine } from '#platform/database/engine.ts';

/** Former start of a postponed event, and whether ticket holders were notified. Nobody is notified of earlier postponements. */
export function postponedEvents(engine: Engine): Migration {
  const { flag, instant } = columnsFor(engine);
  return {
    async up(db: Kysely<unknown>) {
      const { schema } = db;
      await schema.alterTable('performances').addColumn('postponed_from', instant).execute();
      await schema
        .alterTable('performances')
        .addColumn('told_postponed', flag, (column) => column.notNull().defaultTo(false))
        .execute();
      await sql`update performances set postponed_from = event_starts_at, told_postponed = true
        where id in (select id_jet from events where status = 'postponed')`.execute(db);
    },
  };
}
