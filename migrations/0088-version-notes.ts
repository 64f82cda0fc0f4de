import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Notes on a version of a page: the reason it was saved. */
export function versionNotes(): Migration {
  return {
    async up({ schema }: Kysely<unknown>) {
      await schema.alterTable('document_versions').addColumn('note', 'text').execute();
    },
  };
}
