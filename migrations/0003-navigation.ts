import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { addLocalizedText, columnsFor } from '#platform/database/columns.server.ts';
import type { Engine } from '#platform/database/engine.ts';

/** The menus: main, secondary, footer. */
export function navigation(engine: Engine): Migration {
  const { id, flag } = columnsFor(engine);
  return {
    async up(db: Kysely<unknown>) {
      await addLocalizedText(addLocalizedText(id(db.schema.createTable('navigation_items')), 'name'), 'url')
        .addColumn('area', 'text', (column) => column.notNull())
        .addColumn('parent_id', 'integer', (column) =>
          column.references('navigation_items.id').onDelete('cascade'),
        )
        .addColumn('position', 'integer', (column) => column.notNull())
        .addColumn('has_tab_navigation', flag, (column) => column.notNull().defaultTo(false))
        .execute();
    },
  };
}
