import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { columnsFor } from '#platform/database/columns.server.ts';
import type { Engine } from '#platform/database/engine.ts';

/** The library: pictures, sound, film and files, and the consents of persons shown (docs/decisions/0038). */
export function assets(engine: Engine): Migration {
  const { id, flag, instant } = columnsFor(engine);
  return {
    async up(db: Kysely<unknown>) {
      const { schema } = db;
      let table = id(schema.createTable('assets'))
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('content_type', 'text', (column) => column.notNull())
        .addColumn('bytes', 'integer', (column) => column.notNull())
        .addColumn('storage_key', 'text', (column) => column.notNull().unique())
        .addColumn('width', 'integer')
        .addColumn('height', 'integer')
        .addColumn('focal_x', 'integer', (column) => column.notNull().defaultTo(50))
        .addColumn('focal_y', 'integer', (column) => column.notNull().defaultTo(50))
        .addColumn('tone', 'text')
        .addColumn('is_decorative', flag, (column) => column.notNull().defaultTo(false));
      for (const name of ['alt', 'transcript', 'captions'])
        table = table.addColumn(`${name}_de`, 'text').addColumn(`${name}_en`, 'text');
      await table
        .addColumn('credit', 'text')
        .addColumn('rights', 'text')
        .addColumn('rights_until', instant)
        // Derived from the rights and from all consents, so that pages need not query each.
        .addColumn('available_until', instant)
        .addColumn('withdrawn_at', instant)
        .addColumn('deleted_at', instant)
        .addColumn('created_at', instant, (column) => column.notNull())
        .addColumn('created_by', 'integer')
        .addColumn('updated_at', instant, (column) => column.notNull())
        .execute();
      await schema.createIndex('assets_available_until').on('assets').column('available_until').execute();

      await id(schema.createTable('asset_consents'))
        .addColumn('asset_id', 'integer', (column) =>
          column.notNull().references('assets.id').onDelete('cascade'),
        )
        .addColumn('person', 'text', (column) => column.notNull())
        .addColumn('valid_until', instant)
        .addColumn('withdrawn_at', instant)
        .addColumn('created_at', instant, (column) => column.notNull())
        .execute();
      await schema.createIndex('asset_consents_asset').on('asset_consents').column('asset_id').execute();
    },
  };
}
