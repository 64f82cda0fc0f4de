import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { columnsFor } from '#platform/database/columns.server.ts';
import type { Engine } from '#platform/database/engine.ts';

/** Conditions of prices, membership, presales, and proofs of tickets. */
export function priceConditions(engine: Engine): Migration {
  const { day, instant, cents, flag, json } = columnsFor(engine);
  return {
    async up({ schema }: Kysely<unknown>) {
      const ages = sql`age_from >= 0`;
      await schema
        .alterTable('prices')
        .addColumn('age_from', 'integer', (column) => column.check(ages))
        .execute();
      await schema.alterTable('prices').addColumn('age_to', 'integer').execute();
      await schema.alterTable('prices').addColumn('proof_de', 'text').execute();
      await schema.alterTable('prices').addColumn('proof_en', 'text').execute();
      await schema
        .alterTable('prices')
        .addColumn('asks_proof_number', flag, (column) => column.notNull().defaultTo(false))
        .execute();
      await schema
        .alterTable('prices')
        .addColumn('together_at_most', 'integer', (column) => column.check(sql`together_at_most > 0`))
        .execute();
      await schema
        .alterTable('prices')
        .addColumn('together_per', 'integer', (column) => column.check(sql`together_per > 0`))
        .execute();
      await schema.alterTable('prices').addColumn('together_with', json).execute();
      await schema
        .alterTable('prices')
        .addColumn('early_cents', cents, (column) => column.check(sql`early_cents >= 0`))
        .execute();
      await schema.alterTable('prices').addColumn('early_until', day).execute();
      await schema
        .alterTable('prices')
        .addColumn('early_days', 'integer', (column) => column.check(sql`early_days >= 0`))
        .execute();
      await schema
        .alterTable('prices')
        .addColumn('members_only', flag, (column) => column.notNull().defaultTo(false))
        .execute();
      await schema.alterTable('performances').addColumn('members_from', instant).execute();
      await schema.alterTable('users').addColumn('member_until', day).execute();
      await schema.alterTable('order_tickets').addColumn('proof_de', 'text').execute();
      await schema.alterTable('order_tickets').addColumn('proof_en', 'text').execute();
    },
  };
}
