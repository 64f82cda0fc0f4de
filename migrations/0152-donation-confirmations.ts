import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { columnsFor } from '#platform/database/columns.server.ts';
import type { Engine } from '#platform/database/engine.ts';

/** Confirmations of the donations that somebody gave in a year, for their tax office. */
export function donationConfirmations(engine: Engine): Migration {
  const { id, instant, json, cents } = columnsFor(engine);
  return {
    async up({ schema }: Kysely<unknown>) {
      await id(schema.createTable('donation_confirmations'))
        .addColumn('year', 'integer', (column) => column.notNull())
        .addColumn('sequence', 'integer', (column) => column.notNull())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('street', 'text', (column) => column.notNull())
        .addColumn('postal_code', 'text', (column) => column.notNull())
        .addColumn('city', 'text', (column) => column.notNull())
        .addColumn('cents', cents, (column) => column.notNull().check(sql`cents > 0`))
        .addColumn('donations', json, (column) => column.notNull())
        .addColumn('statement', json, (column) => column.notNull())
        .addColumn('made_at', instant, (column) => column.notNull())
        .addColumn('made_by', 'integer', (column) => column.references('users.id').onDelete('set null'))
        .addColumn('revoked_at', instant)
        .addColumn('revoked_by', 'integer', (column) => column.references('users.id').onDelete('set null'))
        .addColumn('revocation_reason', 'text')
        .addUniqueConstraint('donation_confirmations_number', ['year', 'sequence'])
        .execute();
      // A donor has one that counts.
      await schema
        .createIndex('donation_confirmations_valid')
        .unique()
        .on('donation_confirmations')
        .columns(['year', 'email'])
        .where(sql.ref('revoked_at'), 'is', null)
        .execute();
      await schema
        .createIndex('orders_with_donation')
        .on('orders')
        .column('id')
        .where(sql.ref('donation_cents'), '>', sql.lit(0))
        .execute();
    },
  };
}
