import { type CreateTableBuilder, type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { addLocalizedText, columnsFor } from '#platform/database/columns.server.ts';
import type { Engine } from '#platform/database/engine.ts';

/** Performances and their prices, places in pools, holds, and the keys of calls that must not be repeated. */
export function boxOffice(engine: Engine): Migration {
  const { id, instant, cents } = columnsFor(engine);
  const optional = <T>(column: T): T => column;

  return {
    async up({ schema }: Kysely<unknown>) {
      await id(schema.createTable('price_lists'))
        .addColumn('name', 'text', (column) => column.notNull())
        .execute();

      const seatGroups = addLocalizedText(id(schema.createTable('seat_groups')), 'name');
      await owned(addLocalizedText(seatGroups, 'note', optional), 'price_list_id', 'price_lists')
        .addColumn('code', 'text', (column) => column.notNull())
        .addColumn('position', 'integer', (column) => column.notNull())
        .addUniqueConstraint('seat_groups_code_unique', ['price_list_id', 'code'])
        .execute();

      await owned(addLocalizedText(id(schema.createTable('prices')), 'name'), 'seat_group_id', 'seat_groups')
        .addColumn('sale_type_id', 'integer', (column) => column.notNull())
        .addColumn('cents', cents, (column) => column.notNull().check(sql`cents >= 0`))
        .addColumn('units', 'integer', (column) => column.notNull().check(sql`units >= 1`))
        .addColumn('position', 'integer', (column) => column.notNull())
        .addUniqueConstraint('prices_sale_type_unique', ['seat_group_id', 'sale_type_id'])
        .execute();

      await schema
        .createTable('performances')
        .addColumn('id', 'integer', (column) => column.primaryKey())
        .addColumn('price_list_id', 'integer', (column) => column.notNull().references('price_lists.id'))
        .addColumn('status', 'text', (column) => column.notNull().defaultTo('open'))
        .addColumn('sale_starts_at', instant)
        .addColumn('sale_ends_at', instant)
        .addColumn('max_per_price', 'integer', (column) => column.notNull().defaultTo(10))
        .addColumn('max_per_order', 'integer', (column) => column.notNull().defaultTo(20))
        .execute();

      // The named checks are the last line of defence: the guarded updates never meet them.
      await owned(id(schema.createTable('pools')), 'performance_id', 'performances')
        .addColumn('seat_group_id', 'integer', (column) => column.references('seat_groups.id'))
        .addColumn('block_id', 'integer')
        .addColumn('starts_at', instant)
        .addColumn('capacity', 'integer', (column) => column.notNull())
        .addColumn('held', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('sold', 'integer', (column) => column.notNull().defaultTo(0))
        .addCheckConstraint('pools_not_negative', sql`capacity >= 0 and held >= 0 and sold >= 0`)
        .addCheckConstraint('pools_not_oversold', sql`held + sold <= capacity`)
        .execute();
      await schema
        .createIndex('pools_by_performance')
        .on('pools')
        .columns(['performance_id', 'seat_group_id', 'block_id'])
        .execute();

      await owned(owned(schema.createTable('pool_draws'), 'pool_id', 'pools'), 'house_pool_id', 'pools')
        .addPrimaryKeyConstraint('pool_draws_primary', ['pool_id', 'house_pool_id'])
        .execute();

      await id(schema.createTable('holds'))
        .addColumn('token_hash', 'text', (column) => column.notNull().unique())
        .addColumn('status', 'text', (column) => column.notNull().defaultTo('active'))
        .addColumn('first_at', instant, (column) => column.notNull())
        .addColumn('expires_at', instant, (column) => column.notNull())
        .addColumn('renewals', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
        .execute();
      await schema.createIndex('holds_by_expiry').on('holds').columns(['status', 'expires_at']).execute();

      await owned(id(schema.createTable('hold_lines')), 'hold_id', 'holds')
        .addColumn('performance_id', 'integer', (column) => column.notNull().references('performances.id'))
        .addColumn('pool_id', 'integer', (column) => column.notNull().references('pools.id'))
        .addColumn('price_id', 'integer', (column) => column.notNull().references('prices.id'))
        .addColumn('cents', cents, (column) => column.notNull())
        .addColumn('units', 'integer', (column) => column.notNull())
        .addColumn('quantity', 'integer', (column) => column.notNull().check(sql`quantity >= 1`))
        .addUniqueConstraint('hold_lines_unique', ['hold_id', 'pool_id', 'price_id', 'cents', 'units'])
        .execute();

      await owned(schema.createTable('pool_claims'), 'hold_line_id', 'hold_lines')
        .addColumn('pool_id', 'integer', (column) => column.notNull().references('pools.id'))
        .addColumn('units', 'integer', (column) => column.notNull().check(sql`units >= 1`))
        .addPrimaryKeyConstraint('pool_claims_primary', ['hold_line_id', 'pool_id'])
        .execute();
      await schema.createIndex('pool_claims_by_pool').on('pool_claims').column('pool_id').execute();

      await schema
        .createTable('idempotency_keys')
        .addColumn('key_hash', 'text', (column) => column.primaryKey())
        .addColumn('request_hash', 'text', (column) => column.notNull())
        .addColumn('answer', 'text')
        .addColumn('expires_at', instant, (column) => column.notNull())
        .execute();
      await schema
        .createIndex('idempotency_keys_by_expiry')
        .on('idempotency_keys')
        .column('expires_at')
        .execute();
    },
  };
}

function owned<T extends string, C extends string, N extends string>(
  table: CreateTableBuilder<T, C>,
  name: N,
  owner: string,
): CreateTableBuilder<T, C | N> {
  return table.addColumn(name, 'integer', (column) =>
    column.notNull().references(`${owner}.id`).onDelete('cascade'),
  );
}
