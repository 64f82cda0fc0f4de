import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { columnsFor } from '#platform/database/columns.server.ts';
import type { Engine } from '#platform/database/engine.ts';

/** Prices for groups, and orders of groups. */
export function groupBookings(engine: Engine): Migration {
  const { flag, json } = columnsFor(engine);
  return {
    async up({ schema }: Kysely<unknown>) {
      await schema
        .alterTable('prices')
        .addColumn('group_from', 'integer', (column) => column.check(sql`group_from >= 2`))
        .execute();
      await schema
        .createIndex('prices_for_groups')
        .on('prices')
        .column('seat_group_id')
        .where(sql.ref('group_from'), 'is not', null)
        .execute();
      await schema
        .createIndex('performances_of_list_by_start')
        .on('performances')
        .columns(['price_list_id', 'event_starts_at'])
        .execute();
      await schema.alterTable('orders').addColumn('group_name', 'text').execute();
      await schema.alterTable('orders').addColumn('group_needs', json).execute();
      await schema.alterTable('orders').addColumn('group_one_code', flag).execute();
    },
  };
}
