import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { columnsFor } from '#platform/database/columns.server.ts';
import type { Engine } from '#platform/database/engine.ts';

/** Tickets whose holders went out again, people counted at a door without a ticket, and the setting that lets a door note exits. */
export function doorMovements(engine: Engine): Migration {
  const { instant, flag } = columnsFor(engine);
  return {
    async up({ schema }: Kysely<unknown>) {
      await schema.alterTable('order_tickets').addColumn('left_at', instant).execute();
      await schema.alterTable('order_tickets').addColumn('moved_scan', 'text').execute();
      await schema
        .createTable('door_heads')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('event_id', 'integer', (column) =>
          column.notNull().references('events.id').onDelete('cascade'),
        )
        .addColumn('heads', 'integer', (column) => column.notNull())
        .addColumn('door', 'text', (column) => column.notNull())
        .addColumn('counted_by', 'integer', (column) => column.notNull())
        .addColumn('counted_at', instant, (column) => column.notNull())
        .execute();
      await schema.createIndex('door_heads_by_event').on('door_heads').column('event_id').execute();
      await schema
        .alterTable('site_settings')
        .addColumn('is_exit_noted', flag, (column) => column.notNull().defaultTo(false))
        .execute();
    },
  };
}
