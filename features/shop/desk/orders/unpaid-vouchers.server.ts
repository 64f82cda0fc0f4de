import { cancelOrderVoucher, findUnpaidVoucherOrders } from '#features/box-office/credit/index.server.ts';
import { UNPAID_DAYS } from '#features/box-office/credit/index.ts';
import { succeed } from '#lib/result.ts';
import type { DatabaseClock } from '#platform/database/database-clock.server.ts';
import { changeOrder, type OrderDeskServices } from './change-order.server.ts';

const DAY_MS = 24 * 3_600_000;
const AT_ONCE = 50;
const ACTOR = { system: 'unpaid vouchers' };

/**
 * Ends orders of gift vouchers unpaid for two weeks (docs/product/gift-vouchers.md#paying); returns how many. Each is
 * checked again behind its lock: a concurrent payment counts.
 */
export async function endUnpaidVouchers(
  services: OrderDeskServices & { databaseClock: DatabaseClock },
): Promise<number> {
  const now = await services.databaseClock(services.db);
  const before = new Date(Date.parse(now) - UNPAID_DAYS * DAY_MS).toISOString();
  const numbers = await findUnpaidVoucherOrders(services.db, before, AT_ONCE);
  for (const number of numbers)
    await changeOrder(services, ACTOR, { number, permission: 'sell' }, async ({ trx, order, now: at }) => {
      if (order.paidCents > 0) return succeed(null);
      const done = await cancelOrderVoucher(trx, order.number, { cause: 'not-paid', now: at });
      return succeed(done === 'voided' ? { news: 'not-paid' } : null);
    });
  return numbers.length;
}
