import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { columnsFor } from '#platform/database/columns.server.ts';
import type { Engine } from '#platform/database/engine.ts';

/** Event details ticket holders were notified of, and since when the programme lists the event as cancelled. */
export function toldEvents(engine: Engine): Migration {
  const { instant } = columnsFor(engine);
  return {
    async up({ schema }: Kysely<unknown>) {
      for (const column of ['told_starts_at', 'called_off_at'])
        await schema.alterTable('performances').addColumn(column, instant).execute();
    },
  };
}
