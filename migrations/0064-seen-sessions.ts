import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { columnsFor } from '#platform/database/columns.server.ts';
import type { Engine } from '#platform/database/engine.ts';

/** The day a browser that is signed in was here last. */
export function seenSessions(engine: Engine): Migration {
  const { day } = columnsFor(engine);
  return {
    async up({ schema }: Kysely<unknown>) {
      await schema.alterTable('sessions').addColumn('seen_on', day).execute();
    },
  };
}
