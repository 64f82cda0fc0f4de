import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { addLocalizedText, columnsFor } from '#platform/database/columns.server.ts';
import type { Engine } from '#platform/database/engine.ts';

/** Data behind every page: settings, languages, alerts, sticky items, redirects, legal pages and visitors' reports. */
export function settings(engine: Engine): Migration {
  const { id, flag, json, instant, day } = columnsFor(engine);
  const optional = <T>(column: T): T => column;

  return {
    async up(db: Kysely<unknown>) {
      const { schema } = db;

      let site = schema
        .createTable('site_settings')
        .addColumn('id', 'integer', (column) => column.primaryKey())
        .addColumn('site_name', 'text', (column) => column.notNull())
        .addColumn('is_site_online', flag, (column) => column.notNull().defaultTo(true))
        .addColumn('is_shop_online', flag, (column) => column.notNull().defaultTo(true))
        .addColumn('design', json, (column) => column.notNull());
      for (const name of ['html_header', 'html_footer_top', 'html_footer_bottom', 'html_footer_logos'])
        site = addLocalizedText(site, name, optional);
      await site.execute();
      // There is exactly one row, so that it can be locked and never has to be made.
      await (db as Kysely<{ site_settings: { id: number; site_name: string; design: string } }>)
        .insertInto('site_settings')
        .values({ id: 1, site_name: 'Buntspecht', design: '{}' })
        .execute();

      await schema
        .createTable('locales')
        .addColumn('code', 'text', (column) => column.primaryKey())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('read_name', 'text', (column) => column.notNull())
        .addColumn('position', 'integer', (column) => column.notNull())
        .execute();
      await (db as Kysely<{ locales: { code: string; name: string; read_name: string; position: number } }>)
        .insertInto('locales')
        .values([
          { code: 'de', name: 'DE', read_name: 'Deutsch', position: 0 },
          { code: 'en', name: 'EN', read_name: 'English', position: 1 },
        ])
        .execute();

      let news = addLocalizedText(addLocalizedText(id(schema.createTable('breaking_news')), 'title'), 'text');
      news = addLocalizedText(addLocalizedText(news, 'link_url', optional), 'link_title', optional);
      await news
        .addColumn('online_from', instant)
        .addColumn('online_to', instant)
        .addColumn('position', 'integer', (column) => column.notNull())
        .execute();

      let sticky = id(schema.createTable('sticky_items'));
      for (const name of ['text', 'link', 'url']) sticky = addLocalizedText(sticky, name);
      await sticky.addColumn('position', 'integer', (column) => column.notNull()).execute();

      await id(schema.createTable('redirects'))
        .addColumn('old_path', 'text', (column) => column.notNull().unique())
        .addColumn('new_path', 'text', (column) => column.notNull())
        .execute();

      await addLocalizedText(addLocalizedText(id(schema.createTable('legal_pages')), 'title'), 'html')
        .addColumn('kind', 'text', (column) => column.notNull().unique())
        .addColumn('updated_on', day, (column) => column.notNull())
        .execute();

      await id(schema.createTable('feedback_messages'))
        .addColumn('created_at', instant, (column) => column.notNull())
        .addColumn('language', 'text', (column) => column.notNull())
        .addColumn('email', 'text')
        .addColumn('message', 'text', (column) => column.notNull())
        .execute();
      await schema
        .createIndex('feedback_messages_by_time')
        .on('feedback_messages')
        .column('created_at')
        .execute();

      await schema
        .createTable('missing_pages')
        .addColumn('day', day, (column) => column.notNull())
        .addColumn('path', 'text', (column) => column.notNull())
        .addColumn('count', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('missing_pages_primary', ['day', 'path'])
        .execute();
    },
  };
}
