import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { columnsFor } from '#platform/database/columns.server.ts';
import type { Engine } from '#platform/database/engine.ts';

/** Amount of an order being refunded through the payment provider: it cannot become credit meanwhile. */
export function moneyBack(engine: Engine): Migration {
  const { cents } = columnsFor(engine);
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('orders')
        .addColumn('returning_cents', cents, (column) =>
          column.notNull().defaultTo(0).check(sql`returning_cents >= 0`),
        )
        .execute();
    },
  };
}
