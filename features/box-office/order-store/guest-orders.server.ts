import { sql } from 'kysely';
import type { Db } from '#features/database.server.ts';

/** Account that claims orders, with the address it has confirmed. */
export interface Claimant {
  userId: number;
  email: string;
}

/** How many orders a guest with this address has placed that belong to no account. */
export async function countGuestOrders(db: Db, email: string): Promise<number> {
  const { count } = await db
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    // The person of an old order was anonymized: it is nobody's.
    .where('email', '<>', '')
    .where('user_id', 'is', null)
    .where('is_test', '=', false)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Assigns guest orders to the account in one statement: the first claim wins. Returns how many were claimed. */
export async function claimGuestOrders(db: Db, { userId, email }: Claimant): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('orders')
    .set({ user_id: userId })
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    // The person of an old order was anonymized: it is nobody's.
    .where('email', '<>', '')
    .where('user_id', 'is', null)
    .where('is_test', '=', false)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
