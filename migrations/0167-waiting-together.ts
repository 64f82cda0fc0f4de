import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How many places were free when they were of no use to somebody who waits for seats side by side. */
export function waitingTogether(): Migration {
  return {
    async up({ schema }: Kysely<unknown>) {
      await schema.alterTable('waiting_entries').addColumn('passed_units', 'integer').execute();
    },
  };
}
