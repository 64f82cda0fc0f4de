import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { columnsFor } from '#platform/database/columns.server.ts';
import type { Engine } from '#platform/database/engine.ts';

/** Codes that lower prices, their scope, their uses, and the reduction of each ticket. */
export function coupons(engine: Engine): Migration {
  const { id, instant, cents, flag, json } = columnsFor(engine);
  return {
    async up({ schema }: Kysely<unknown>) {
      await id(schema.createTable('coupons'))
        .addColumn('code', 'text', (column) => column.notNull().unique())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('kind', 'text', (column) =>
          column.notNull().check(sql`kind in ('amount', 'percent', 'free-tickets')`),
        )
        .addColumn('value', 'integer', (column) => column.notNull().check(sql`value > 0`))
        .addColumn('valid_from', instant)
        .addColumn('valid_until', instant)
        .addColumn('max_uses', 'integer')
        .addColumn('max_uses_per_person', 'integer')
        .addColumn('is_active', flag, (column) => column.notNull().defaultTo(true))
        .addColumn('used', 'integer', (column) => column.notNull().defaultTo(0).check(sql`used >= 0`))
        .execute();
      for (const [name, column, table] of [
        ['coupon_events', 'event_id', 'events'],
        ['coupon_productions', 'production_id', 'productions'],
      ] as const) {
        await schema
          .createTable(name)
          .addColumn('coupon_id', 'integer', (build) =>
            build.notNull().references('coupons.id').onDelete('cascade'),
          )
          .addColumn(column, 'integer', (build) => build.notNull().references(`${table}.id`))
          .addPrimaryKeyConstraint(`${name}_primary`, ['coupon_id', column])
          .execute();
        await schema.createIndex(`${name}_other`).on(name).column(column).execute();
      }

      await schema
        .alterTable('holds')
        .addColumn('coupon_id', 'integer', (column) => column.references('coupons.id').onDelete('set null'))
        .execute();
      await schema.createIndex('holds_by_coupon').on('holds').column('coupon_id').execute();
      await schema.alterTable('orders').addColumn('coupon_code', 'text').execute();
      await schema
        .alterTable('order_tickets')
        .addColumn('reduction_cents', cents, (column) => column.notNull().defaultTo(0))
        .execute();

      await id(schema.createTable('coupon_uses'))
        .addColumn('coupon_id', 'integer', (column) => column.notNull().references('coupons.id'))
        .addColumn('hold_id', 'integer', (column) => column.references('holds.id').onDelete('set null'))
        .addColumn('order_id', 'integer', (column) => column.unique().references('orders.id'))
        .addColumn('person_hash', 'text')
        .addColumn('cents', cents, (column) => column.notNull().check(sql`cents > 0`))
        .addColumn('terms', json, (column) => column.notNull())
        .addColumn('used_at', instant, (column) => column.notNull())
        .addColumn('given_back_at', instant)
        .execute();
      await schema
        .createIndex('coupon_uses_by_person')
        .on('coupon_uses')
        .columns(['coupon_id', 'person_hash'])
        .execute();
      await schema.createIndex('coupon_uses_by_hold').on('coupon_uses').column('hold_id').execute();
    },
  };
}
