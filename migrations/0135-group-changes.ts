import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How many days before its date a group becomes smaller free of charge at the latest. */
export function groupChanges(): Migration {
  return {
    async up({ schema }: Kysely<unknown>) {
      await schema
        .alterTable('site_settings')
        .addColumn('group_change_days', 'integer', (column) => column.notNull().defaultTo(7))
        .execute();
    },
  };
}
