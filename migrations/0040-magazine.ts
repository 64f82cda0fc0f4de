import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { addLocalizedText, columnsFor } from '#platform/database/columns.server.ts';
import type { Engine } from '#platform/database/engine.ts';

/** Articles, their categories and tags, their authors, and their productions. */
export function magazine(engine: Engine): Migration {
  const { id, flag, json, instant } = columnsFor(engine);

  return {
    async up(db: Kysely<unknown>) {
      const { schema } = db;
      await addLocalizedText(id(schema.createTable('article_categories')), 'name')
        .addColumn('slug', 'text', (column) => column.notNull().unique())
        .addColumn('style_name', 'text', (column) => column.notNull())
        .addColumn('position', 'integer', (column) => column.notNull())
        .addColumn('updated_at', instant, (column) => column.notNull())
        .execute();
      await addLocalizedText(id(schema.createTable('article_tags')), 'name')
        .addColumn('slug', 'text', (column) => column.notNull().unique())
        .addColumn('updated_at', instant, (column) => column.notNull())
        .execute();
      await addLocalizedText(
        addLocalizedText(id(schema.createTable('articles')).addColumn('slug', 'text', unique), 'title'),
        'lead',
      )
        .addColumn('category_id', 'integer', (column) => column.notNull().references('article_categories.id'))
        .addColumn('medium', 'text', (column) => column.notNull())
        .addColumn('minutes', 'integer', (column) => column.notNull())
        .addColumn('published_at', instant, (column) => column.notNull())
        .addColumn('is_online', flag, (column) => column.notNull().defaultTo(true))
        .addColumn('artwork', json, (column) => column.notNull().defaultTo('{}'))
        .addColumn('picture_id', 'integer', (column) => column.references('assets.id').onDelete('set null'))
        .addColumn('updated_at', instant, (column) => column.notNull())
        .execute();
      await schema.createIndex('articles_picture').on('articles').column('picture_id').execute();
      await schema
        .createIndex('articles_by_category')
        .on('articles')
        .columns(['category_id', 'published_at'])
        .execute();
      await schema.createIndex('articles_by_day').on('articles').column('published_at').execute();

      await schema
        .createTable('article_authors')
        .addColumn('article_id', 'integer', (column) =>
          column.notNull().references('articles.id').onDelete('cascade'),
        )
        .addColumn('position', 'integer', (column) => column.notNull())
        .addColumn('person_id', 'integer', (column) => column.references('persons.id').onDelete('cascade'))
        .addColumn('name', 'text')
        .addPrimaryKeyConstraint('article_authors_primary', ['article_id', 'position'])
        .execute();
      await schema
        .createIndex('article_authors_by_person')
        .on('article_authors')
        .column('person_id')
        .execute();
      for (const [name, column, table] of LINKS) {
        await schema
          .createTable(name)
          .addColumn('article_id', 'integer', (build) =>
            build.notNull().references('articles.id').onDelete('cascade'),
          )
          .addColumn(column, 'integer', (build) =>
            build.notNull().references(`${table}.id`).onDelete('cascade'),
          )
          .addPrimaryKeyConstraint(`${name}_primary`, ['article_id', column])
          .execute();
        await schema.createIndex(`${name}_other`).on(name).column(column).execute();
      }
    },
  };
}

/** Tables between articles and their subjects. */
const LINKS = [
  ['article_article_tags', 'tag_id', 'article_tags'],
  ['article_productions', 'production_id', 'productions'],
  ['article_events', 'event_id', 'events'],
  ['article_relations', 'related_id', 'articles'],
] as const;

const unique = <T extends { notNull(): T; unique(): T }>(column: T): T => column.notNull().unique();
