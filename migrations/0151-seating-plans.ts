import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { addLocalizedText, columnsFor } from '#platform/database/columns.server.ts';
import type { Engine } from '#platform/database/engine.ts';

/** Seating plans of rooms, with the draft that is worked on, the versions that dates sell from, and the seats of these. */
export function seatingPlans(engine: Engine): Migration {
  const { id, instant, json, flag } = columnsFor(engine);
  const optional = <T>(column: T): T => column;
  return {
    async up({ schema }: Kysely<unknown>) {
      await id(schema.createTable('seating_plans'))
        .addColumn('room_id', 'integer', (column) =>
          column.notNull().references('rooms.id').onDelete('cascade'),
        )
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('draft', json, (column) => column.notNull())
        .addColumn('draft_before', json)
        .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(1))
        .addColumn('changed_at', instant, (column) => column.notNull())
        .addUniqueConstraint('seating_plans_name', ['room_id', 'name'])
        .execute();
      await id(schema.createTable('seating_plan_versions'))
        .addColumn('plan_id', 'integer', (column) =>
          column.notNull().references('seating_plans.id').onDelete('cascade'),
        )
        .addColumn('number', 'integer', (column) => column.notNull())
        .addColumn('document', json, (column) => column.notNull())
        .addColumn('revision', 'integer', (column) => column.notNull())
        .addColumn('released_at', instant, (column) => column.notNull())
        .addUniqueConstraint('seating_plan_versions_number', ['plan_id', 'number'])
        .execute();
      const seats = addLocalizedText(
        addLocalizedText(id(schema.createTable('seats')), 'zone'),
        'restricted_view',
        optional,
      );
      await seats
        .addColumn('version_id', 'integer', (column) =>
          column.notNull().references('seating_plan_versions.id').onDelete('cascade'),
        )
        .addColumn('guid', 'text', (column) => column.notNull())
        .addColumn('row_label', 'text', (column) => column.notNull())
        .addColumn('seat_label', 'text', (column) => column.notNull())
        .addColumn('row_order', 'integer', (column) => column.notNull())
        .addColumn('position', 'integer', (column) => column.notNull())
        .addColumn('block', 'integer', (column) => column.notNull())
        .addColumn('x', 'integer', (column) => column.notNull())
        .addColumn('y', 'integer', (column) => column.notNull())
        .addColumn('group_code', 'text', (column) => column.notNull())
        .addColumn('quality', 'integer', (column) => column.notNull())
        .addColumn('is_wheelchair', flag, (column) => column.notNull())
        .addColumn('is_companion', flag, (column) => column.notNull())
        .addColumn('is_step_free', flag, (column) => column.notNull())
        .addColumn('is_aisle', flag, (column) => column.notNull())
        .addColumn('is_removable', flag, (column) => column.notNull())
        .addUniqueConstraint('seats_guid', ['version_id', 'guid'])
        .addUniqueConstraint('seats_place', ['version_id', 'row_order', 'position'])
        .execute();
    },
  };
}
