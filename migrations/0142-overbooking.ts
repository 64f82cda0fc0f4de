import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Places sold beyond those of a pool, which its capacity includes, and how many a date may have. */
export function overbooking(): Migration {
  return {
    async up({ schema }: Kysely<unknown>) {
      await schema
        .alterTable('pools')
        .addColumn('overbooked', 'integer', (column) =>
          column.notNull().defaultTo(0).check(sql`overbooked >= 0`),
        )
        .execute();
      await schema
        .alterTable('site_settings')
        .addColumn('overbooking_per_date', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
    },
  };
}
