import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What people write to a version of a page: why it was kept. */
export function versionNotes(): Migration {
  return {
    async up({ schema }: Kysely<unknown>) {
      await schema.alterTable('document_versions').addColumn('note', 'text').execute();
    },
  };
}
