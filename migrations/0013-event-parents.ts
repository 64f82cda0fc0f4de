import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Events that belong to another one, such as the tours on the day of a festival. */
export function eventParents(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      const { schema } = db;
      await schema
        .alterTable('events')
        .addColumn('parent_id', 'integer', (column) => column.references('events.id'))
        .execute();
      await schema.createIndex('events_by_parent').on('events').column('parent_id').execute();
    },
  };
}
