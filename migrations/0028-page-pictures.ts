import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Pages have a picture of the library beside their shared links. */
export function pagePictures(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('pages')
        .addColumn('og_image_id', 'integer', (column) => column.references('assets.id').onDelete('set null'))
        .execute();
      await db.schema.createIndex('pages_og_image').on('pages').column('og_image_id').execute();
    },
  };
}
