import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Indexes that a venue with many thousand rows needs. */
export function largeHouse(): Migration {
  return {
    async up({ schema }: Kysely<unknown>) {
      await schema.createIndex('payments_by_time').on('payments').column('recorded_at').execute();
    },
  };
}
