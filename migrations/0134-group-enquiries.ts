import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { columnsFor } from '#platform/database/columns.server.ts';
import type { Engine } from '#platform/database/engine.ts';

/** Places held for groups that have not ordered yet, and enquiries of groups for a date. */
export function groupEnquiries(engine: Engine): Migration {
  const { id, instant } = columnsFor(engine);
  return {
    async up({ schema }: Kysely<unknown>) {
      await schema.alterTable('orders').addColumn('enquired_at', instant).execute();
      await schema
        .createIndex('orders_enquired')
        .on('orders')
        .columns(['enquired_at', 'id'])
        .where(sql.ref('enquired_at'), 'is not', null)
        .execute();
      await id(schema.createTable('group_enquiries'))
        .addColumn('key', 'text', (column) => column.notNull().unique())
        .addColumn('asked_at', instant, (column) => column.notNull())
        .addColumn('language', 'text', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('first_name', 'text', (column) => column.notNull())
        .addColumn('last_name', 'text', (column) => column.notNull())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('heads', 'integer', (column) => column.notNull())
        .addColumn('request', 'text', (column) => column.notNull())
        .addColumn('order_id', 'integer', (column) => column.references('orders.id').onDelete('set null'))
        .addColumn('closed_at', instant)
        .execute();
      await schema
        .createIndex('group_enquiries_by_time')
        .on('group_enquiries')
        .columns(['asked_at', 'id'])
        .execute();
      await schema
        .createIndex('group_enquiries_by_order')
        .on('group_enquiries')
        .column('order_id')
        .where(sql.ref('order_id'), 'is not', null)
        .execute();
    },
  };
}
