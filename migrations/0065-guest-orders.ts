import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Orders of guests are found by their address, to be taken into an account that has it. */
export function guestOrders(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await sql`create index orders_of_guests on orders (lower(email)) where user_id is null`.execute(db);
    },
  };
}
