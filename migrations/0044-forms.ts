import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { addLocalizedText, columnsFor } from '#platform/database/columns.server.ts';
import type { Engine } from '#platform/database/engine.ts';

/** Forms, what was sent with them, and the files that belong to it. */
export function forms(engine: Engine): Migration {
  const { id, flag, json, instant } = columnsFor(engine);

  return {
    async up(db: Kysely<unknown>) {
      const { schema } = db;
      const named = addLocalizedText(id(schema.createTable('forms')), 'title');
      const said = addLocalizedText(addLocalizedText(named, 'intro'), 'thanks');
      await addLocalizedText(said, 'button')
        .addColumn('slug', 'text', (column) => column.notNull().unique())
        .addColumn('fields', json, (column) => column.notNull())
        .addColumn('house_email', 'text')
        .addColumn('keep_days', 'integer', (column) => column.notNull())
        .addColumn('is_online', flag, (column) => column.notNull().defaultTo(true))
        .addColumn('updated_at', instant, (column) => column.notNull())
        .execute();
      await id(schema.createTable('form_entries'))
        .addColumn('form_id', 'integer', (column) => column.notNull().references('forms.id'))
        .addColumn('sent_at', instant, (column) => column.notNull())
        .addColumn('language', 'text', (column) => column.notNull())
        .addColumn('email', 'text')
        .addColumn('values', json, (column) => column.notNull())
        .addColumn('consents', json, (column) => column.notNull())
        .addColumn('token', 'text', (column) => column.notNull().unique())
        .execute();
      await schema
        .createIndex('form_entries_by_form')
        .on('form_entries')
        .columns(['form_id', 'sent_at'])
        .execute();
      await schema
        .createIndex('form_entries_by_email')
        .on('form_entries')
        .columns(['email', 'sent_at'])
        .execute();
      await schema
        .createTable('form_files')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('entry_id', 'integer', (column) => column.references('form_entries.id'))
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('content_type', 'text', (column) => column.notNull())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('bytes', 'integer', (column) => column.notNull())
        .addColumn('uploaded_at', instant, (column) => column.notNull())
        .execute();
      await schema.createIndex('form_files_by_entry').on('form_files').column('entry_id').execute();
    },
  };
}
