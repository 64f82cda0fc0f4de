import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { columnsFor } from '#platform/database/columns.server.ts';
import type { Engine } from '#platform/database/engine.ts';

/** Sales at the counter, and the shifts of the tills their money lies in. */
export function counterSales(engine: Engine): Migration {
  const { id, instant, cents } = columnsFor(engine);
  return {
    async up(db: Kysely<unknown>) {
      const { schema } = db;
      await id(schema.createTable('till_shifts'))
        .addColumn('till', 'text', (column) => column.notNull())
        .addColumn('opened_by', 'integer', (column) => column.notNull())
        .addColumn('opened_at', instant, (column) => column.notNull())
        .addColumn('float_cents', cents, (column) => column.notNull().check(sql`float_cents >= 0`))
        .addColumn('closed_by', 'integer')
        .addColumn('closed_at', instant)
        .addColumn('expected_cents', cents)
        .addColumn('counted_cents', cents, (column) => column.check(sql`counted_cents >= 0`))
        .addColumn('retained_cents', cents, (column) =>
          column.check(sql`retained_cents between 0 and counted_cents`),
        )
        .addColumn('difference_reason', 'text')
        .addColumn('witness', 'text')
        .addColumn('note', 'text')
        .execute();
      // A till has one open shift, and a person one till.
      for (const column of ['till', 'opened_by'])
        await schema
          .createIndex(`till_shifts_open_by_${column}`)
          .unique()
          .on('till_shifts')
          .column(column)
          .where(sql.ref('closed_at'), 'is', null)
          .execute();
      await schema.createIndex('till_shifts_by_till').on('till_shifts').columns(['till', 'id']).execute();
      await id(schema.createTable('till_movements'))
        .addColumn('shift_id', 'integer', (column) => column.notNull().references('till_shifts.id'))
        // Above zero where cash was put in.
        .addColumn('cents', cents, (column) => column.notNull().check(sql`cents <> 0`))
        .addColumn('reason', 'text', (column) => column.notNull())
        .addColumn('recorded_by', 'integer', (column) => column.notNull())
        .addColumn('recorded_at', instant, (column) => column.notNull())
        .execute();
      await schema
        .createIndex('till_movements_by_shift')
        .on('till_movements')
        .columns(['shift_id', 'cents'])
        .execute();
      await schema
        .alterTable('payments')
        .addColumn('shift_id', 'integer', (column) => column.references('till_shifts.id'))
        .execute();
      await schema
        .createIndex('payments_by_shift')
        .on('payments')
        .columns(['shift_id', 'means', 'cents'])
        .where(sql.ref('shift_id'), 'is not', null)
        .execute();
      for (const column of ['complimentary_reason', 'complimentary_for'])
        await schema.alterTable('orders').addColumn(column, 'text').execute();
      await schema.alterTable('orders').addColumn('sold_by', 'integer').execute();
      await schema
        .createIndex('orders_sold_by')
        .on('orders')
        .columns(['sold_by', 'id'])
        .where(sql.ref('sold_by'), 'is not', null)
        .execute();
    },
  };
}
