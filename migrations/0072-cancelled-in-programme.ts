import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** An event is cancelled, here as everywhere (docs/glossary.md). */
export function cancelledInProgramme(): Migration {
  return {
    async up({ schema }: Kysely<unknown>) {
      await schema.alterTable('performances').renameColumn('called_off_at', 'seen_cancelled_at').execute();
    },
  };
}
