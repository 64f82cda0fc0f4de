import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { columnsFor } from '#platform/database/columns.server.ts';
import type { Engine } from '#platform/database/engine.ts';

/** Prices of a whole group up to a number of heads, and prices whose groups are asked for allergies. */
export function flatPrices(engine: Engine): Migration {
  const { flag } = columnsFor(engine);
  return {
    async up({ schema }: Kysely<unknown>) {
      await schema
        .alterTable('prices')
        .addColumn('flat_heads', 'integer', (column) => column.check(sql`flat_heads >= 2`))
        .execute();
      await schema
        .alterTable('prices')
        .addColumn('flat_further_cents', 'integer', (column) => column.check(sql`flat_further_cents >= 0`))
        .execute();
      await schema
        .alterTable('prices')
        .addColumn('asks_allergies', flag, (column) => column.notNull().defaultTo(false))
        .execute();
    },
  };
}
