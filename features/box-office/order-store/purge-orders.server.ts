import { clearPersonsOfCoupons } from '#features/box-office/prices/index.server.ts';
import type { Db } from '#features/database.server.ts';
import type { Clock } from '#platform/clock.ts';
import { anonymizeInvoiced } from './invoice-store.server.ts';

const DAY_MS = 24 * 3_600_000;
const TEST_DAYS = 7;
/** Places that are not paid count for their network that long. */
const NETWORK_DAYS = 30;
/** Tax law wants it known for ten years after the year of the order. */
const YEARS = 10;

/**
 * Anonymizes orders after their retention, test orders after a week, and the network of an order; returns how many orders.
 * The sale remains, without the person.
 */
export async function purgeOldOrders({ db, clock }: { db: Db; clock: Clock }): Promise<number> {
  const now = clock.now();
  const before = (days: number) => new Date(Date.parse(now) - days * DAY_MS).toISOString();
  await db
    .updateTable('orders')
    .set({ client_hash: null })
    .where('client_hash', 'is not', null)
    .where('placed_at', '<', before(NETWORK_DAYS))
    .execute();
  const tests = await db
    .deleteFrom('orders')
    .where('is_test', '=', true)
    .where('placed_at', '<', before(TEST_DAYS))
    .executeTakeFirst();
  await db
    .deleteFrom('online_payments')
    .where('is_test', '=', true)
    .where('begun_at', '<', before(TEST_DAYS))
    .execute();
  const retainedFrom = `${Number(now.slice(0, 4)) - YEARS}-01-01T00:00:00.000Z`;
  await anonymizeInvoiced(db, retainedFrom);
  const sold = await db
    .updateTable('orders')
    .set({
      ...{ first_name: '', last_name: '', email: '', user_id: null },
      ...{ invoice_recipient: null, complimentary_for: null },
    })
    .where('placed_at', '<', retainedFrom)
    .where(({ or, eb }) =>
      or([eb('email', '<>', ''), eb('last_name', '<>', ''), eb('complimentary_for', 'is not', null)]),
    )
    .executeTakeFirst();
  await clearPersonsOfCoupons(db, retainedFrom);
  return Number(tests.numDeletedRows) + Number(sold.numUpdatedRows);
}
