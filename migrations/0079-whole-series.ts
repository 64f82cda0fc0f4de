import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { addLocalizedText, columnsFor } from '#platform/database/columns.server.ts';
import type { Engine } from '#platform/database/engine.ts';

/** Series sold as a whole: their prices, their parts of carts, and of orders. */
export function wholeSeries(engine: Engine): Migration {
  const { id, cents } = columnsFor(engine);
  return {
    async up({ schema }: Kysely<unknown>) {
      await id(schema.createTable('series_prices'))
        .addColumn('series_id', 'integer', (column) =>
          column.notNull().references('series.id').onDelete('cascade'),
        )
        .addColumn('position', 'integer', (column) => column.notNull())
        .addColumn('price_id', 'integer', (column) =>
          column.notNull().references('prices.id').onDelete('cascade'),
        )
        .addColumn('cents', cents, (column) => column.notNull().check(sql`cents > 0`))
        .addColumn('vat_basis_points', 'integer')
        .addUniqueConstraint('series_prices_unique', ['series_id', 'price_id'])
        .execute();
      await schema.createIndex('series_prices_by_price').on('series_prices').column('price_id').execute();

      await id(schema.createTable('hold_series'))
        .addColumn('hold_id', 'integer', (column) =>
          column.notNull().references('holds.id').onDelete('cascade'),
        )
        .addColumn('series_id', 'integer', (column) => column.notNull().references('series.id'))
        .addColumn('price_id', 'integer', (column) => column.notNull().references('prices.id'))
        .addColumn('cents', cents, (column) => column.notNull().check(sql`cents > 0`))
        .addColumn('vat_basis_points', 'integer')
        .addColumn('quantity', 'integer', (column) => column.notNull().check(sql`quantity > 0`))
        .execute();
      for (const column of ['hold_id', 'series_id', 'price_id'] as const)
        await schema
          .createIndex(`hold_series_by_${column.replace('_id', '')}`)
          .on('hold_series')
          .column(column)
          .execute();

      await schema
        .createTable('hold_series_parts')
        .addColumn('hold_series_id', 'integer', (column) =>
          column.notNull().references('hold_series.id').onDelete('cascade'),
        )
        .addColumn('hold_line_id', 'integer', (column) =>
          column.notNull().references('hold_lines.id').onDelete('cascade'),
        )
        .addPrimaryKeyConstraint('hold_series_parts_key', ['hold_series_id', 'hold_line_id'])
        .execute();
      await schema
        .createIndex('hold_series_parts_by_line')
        .on('hold_series_parts')
        .column('hold_line_id')
        .execute();

      await addLocalizedText(addLocalizedText(id(schema.createTable('order_series')), 'title'), 'price')
        .addColumn('order_id', 'integer', (column) =>
          column.notNull().references('orders.id').onDelete('cascade'),
        )
        .addColumn('series_id', 'integer', (column) => column.references('series.id').onDelete('set null'))
        .addColumn('cents', cents, (column) => column.notNull().check(sql`cents > 0`))
        .addColumn('quantity', 'integer', (column) => column.notNull().check(sql`quantity > 0`))
        .execute();
      await schema.createIndex('order_series_by_order').on('order_series').column('order_id').execute();
      await schema.createIndex('order_series_by_series').on('order_series').column('series_id').execute();
      await schema
        .alterTable('order_tickets')
        .addColumn('order_series_id', 'integer', (column) =>
          column.references('order_series.id').onDelete('set null'),
        )
        .execute();
      await schema
        .createIndex('order_tickets_by_series')
        .on('order_tickets')
        .column('order_series_id')
        .execute();
    },
  };
}
