import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { columnsFor } from '#platform/database/columns.server.ts';
import type { Engine } from '#platform/database/engine.ts';

/** What people with tickets know of an event, and since when the programme has it as cancelled. */
export function toldEvents(engine: Engine): Migration {
  const { instant } = columnsFor(engine);
  return {
    async up({ schema }: Kysely<unknown>) {
      for (const column of ['told_starts_at', 'called_off_at'])
        await schema.alterTable('performances').addColumn(column, instant).execute();
    },
  };
}
