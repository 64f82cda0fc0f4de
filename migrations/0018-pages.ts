import { type CreateTableBuilder, type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { addLocalizedText, columnsFor } from '#platform/database/columns.server.ts';
import type { Engine } from '#platform/database/engine.ts';

/**
 * The tree of pages, and the documents that pages and containers show: one draft each, versions that never change, and which
 * of them is published from when on (docs/decisions/0037).
 */
export function pages(engine: Engine): Migration {
  const { id, flag, instant } = columnsFor(engine);
  return {
    async up(db: Kysely<unknown>) {
      const { schema } = db;
      // Content is text and not JSON to the database: the data of unknown modules survives byte for byte.
      await id(schema.createTable('documents'))
        .addColumn('draft', 'text', (column) => column.notNull())
        .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
        .addColumn('changed_at', instant, (column) => column.notNull())
        .addColumn('changed_by', 'integer')
        .execute();

      await ofDocument(id(schema.createTable('document_versions')))
        .addColumn('number', 'integer', (column) => column.notNull())
        .addColumn('content', 'text', (column) => column.notNull())
        .addColumn('reason', 'text', (column) => column.notNull())
        .addColumn('name', 'text')
        .addColumn('created_at', instant, (column) => column.notNull())
        .addColumn('created_by', 'integer')
        .addUniqueConstraint('document_versions_number', ['document_id', 'number'])
        .execute();

      // Undo steps back to the version a change is based on, so that concurrent changes can be merged.
      await ofDocument(id(schema.createTable('document_changes')))
        .addColumn('version', 'integer', (column) => column.notNull())
        .addColumn('undo', 'text', (column) => column.notNull())
        .addColumn('changed_at', instant, (column) => column.notNull())
        .addColumn('changed_by', 'integer')
        .addUniqueConstraint('document_changes_version', ['document_id', 'version'])
        .execute();

      await ofDocument(id(schema.createTable('document_publications')))
        .addColumn('language', 'text', (column) => column.notNull())
        .addColumn('version_id', 'integer', (column) =>
          column.references('document_versions.id').onDelete('cascade'),
        )
        .addColumn('starts_at', instant, (column) => column.notNull())
        .addColumn('created_at', instant, (column) => column.notNull())
        .addColumn('created_by', 'integer')
        .execute();
      await schema
        .createIndex('document_publications_at')
        .on('document_publications')
        .columns(['document_id', 'language', 'starts_at'])
        .execute();
      await schema
        .createIndex('document_publications_version')
        .on('document_publications')
        .column('version_id')
        .execute();

      const texts = ['headline', 'lead', 'meta_title', 'meta_description', 'og_title', 'og_description'];
      let pages = addLocalizedText(ofDocument(id(schema.createTable('pages'))), 'title')
        .addColumn('site_name', 'text', (column) => column.unique())
        .addColumn('parent_id', 'integer', (column) => column.references('pages.id'))
        .addColumn('position', 'integer', (column) => column.notNull())
        .addColumn('content_type', 'text')
        .addColumn('slug_de', 'text')
        .addColumn('slug_en', 'text')
        .addColumn('path_de', 'text')
        .addColumn('path_en', 'text');
      for (const name of texts) pages = pages.addColumn(`${name}_de`, 'text').addColumn(`${name}_en`, 'text');
      for (const name of ['is_landing_page', 'in_menu', 'in_footer', 'has_tab_navigation'])
        pages = pages.addColumn(name, flag, (column) => column.notNull().defaultTo(false));
      for (const name of ['is_online', 'is_clickable'])
        pages = pages.addColumn(name, flag, (column) => column.notNull().defaultTo(true));
      await pages
        .addColumn('og_type', 'text')
        .addColumn('online_from', instant)
        .addColumn('online_to', instant)
        .addColumn('deleted_at', instant)
        .addColumn('created_at', instant, (column) => column.notNull())
        .addColumn('updated_at', instant, (column) => column.notNull())
        .execute();
      // A page in the trash keeps its paths for its return and leaves them to others meanwhile.
      for (const language of ['de', 'en'])
        await schema
          .createIndex(`pages_path_${language}`)
          .on('pages')
          .column(`path_${language}`)
          .unique()
          .where(sql.ref('deleted_at'), 'is', null)
          .execute();
      await schema.createIndex('pages_parent').on('pages').columns(['parent_id', 'position']).execute();
      await schema.createIndex('pages_document').on('pages').column('document_id').unique().execute();

      await ofDocument(id(schema.createTable('containers')))
        .addColumn('slug', 'text', (column) => column.notNull().unique())
        .addColumn('layout', 'text')
        .addColumn('content_type', 'text')
        .addColumn('object_id', 'integer')
        .addColumn('created_at', instant, (column) => column.notNull())
        .execute();
      await schema
        .createIndex('containers_document')
        .on('containers')
        .column('document_id')
        .unique()
        .execute();
      await schema
        .createIndex('containers_object')
        .on('containers')
        .columns(['content_type', 'object_id'])
        .execute();

      await id(schema.createTable('preview_links'))
        .addColumn('page_id', 'integer', (column) =>
          column.notNull().references('pages.id').onDelete('cascade'),
        )
        .addColumn('token_hash', 'text', (column) => column.notNull().unique())
        .addColumn('expires_at', instant, (column) => column.notNull())
        .addColumn('revoked_at', instant)
        .addColumn('created_at', instant, (column) => column.notNull())
        .addColumn('created_by', 'integer')
        .execute();
      await schema.createIndex('preview_links_page').on('preview_links').column('page_id').execute();
    },
  };
}

function ofDocument<T extends string, C extends string>(table: CreateTableBuilder<T, C>) {
  return table.addColumn('document_id', 'integer', (column) =>
    column.notNull().references('documents.id').onDelete('cascade'),
  );
}
