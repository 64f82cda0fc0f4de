import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Productions, their dates, persons and venues have a picture of the library in the place of their artwork. */
export function pictures(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      for (const name of ['productions', 'events', 'persons', 'venues']) {
        await db.schema
          .alterTable(name)
          .addColumn('picture_id', 'integer', (column) => column.references('assets.id').onDelete('set null'))
          .execute();
        await db.schema.createIndex(`${name}_picture`).on(name).column('picture_id').execute();
      }
    },
  };
}
