import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { columnsFor } from '#platform/database/columns.server.ts';
import type { Engine } from '#platform/database/engine.ts';

/** Payments whose money a bank confirms days later, and the ways of paying online that the staff have chosen. */
export function delayedPayments(engine: Engine): Migration {
  const { instant, json } = columnsFor(engine);
  return {
    async up({ schema }: Kysely<unknown>) {
      for (const name of ['submitted_at', 'asked_at'])
        await schema.alterTable('online_payments').addColumn(name, instant).execute();
      // The job asks about these, the longest unasked first, and reads no others.
      await schema
        .createIndex('online_payments_processing')
        .on('online_payments')
        .column('asked_at')
        .where(sql<boolean>`submitted_at is not null and state = 'open'`)
        .execute();
      await schema.alterTable('site_settings').addColumn('online_methods', json).execute();
    },
  };
}
