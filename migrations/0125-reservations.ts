import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { columnsFor } from '#platform/database/columns.server.ts';
import type { Engine } from '#platform/database/engine.ts';

/** Orders that staff reserve for somebody, with their own last moment to pay. */
export function reservations(engine: Engine): Migration {
  const { instant } = columnsFor(engine);
  return {
    async up({ schema }: Kysely<unknown>) {
      await schema.alterTable('orders').addColumn('reserved_until', instant).execute();
      // Reads reservations that end soon without those of former years.
      await schema
        .createIndex('orders_reserved')
        .on('orders')
        .columns(['reserved_until', 'id'])
        .where(sql.ref('reserved_until'), 'is not', null)
        .where(sql.ref('order_state'), '=', sql.lit('open'))
        .execute();
    },
  };
}
