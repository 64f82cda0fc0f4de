import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Indexes of the bank page, which counts all booked lines, and of accounts that are deleted, which no confirmation may still name. */
export function deskIndexes(): Migration {
  return {
    async up({ schema }: Kysely<unknown>) {
      await schema.dropIndex('bank_lines_booked').execute();
      await schema
        .createIndex('bank_lines_booked')
        .on('bank_lines')
        .columns(['booked_on', 'id', 'payment_id', 'decided_at'])
        .where(sql.ref('payment_id'), 'is not', null)
        .execute();
      for (const column of ['made_by', 'revoked_by'])
        await schema
          .createIndex(`donation_confirmations_${column}`)
          .on('donation_confirmations')
          .column(column)
          .execute();
    },
  };
}
