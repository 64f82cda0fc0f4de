import { findOrderByNumber, findOwedOnline } from '#features/box-office/order-store/index.server.ts';
import { inTransitCents, openCents, refundSplit } from '#features/box-office/ticketing/index.ts';
import type { DatabaseClock } from '#platform/database/database-clock.server.ts';
import type { OrderDeskServices } from './change-order.server.ts';
import { refundOnline } from './refund-online.server.ts';

const HOUR_MS = 3_600_000;
/** So long it may still become credit instead (docs/product/checkout.md#giving-back). */
const WAIT_HOURS = 24;
const AT_ONCE = 100;
const SYSTEM_ACTOR = { system: 'money back' };

/**
 * Refunds automatically, by the original online payment, what the venue has owed for a day (docs/decisions/0074). Refusals
 * of the provider are retried the next time. Returns how many orders were refunded.
 */
export async function refundOwedMoney(
  services: OrderDeskServices & { databaseClock: DatabaseClock },
): Promise<number> {
  if (!services.payments.sale) return 0;
  const now = await services.databaseClock(services.db);
  const unchangedSince = new Date(Date.parse(now) - WAIT_HOURS * HOUR_MS).toISOString();
  let given = 0;
  for (const number of await findOwedOnline(services.db, { unchangedSince, atMost: AT_ONCE })) {
    const order = await findOrderByNumber(services.db, number);
    if (!order) continue;
    const owed = -openCents(order);
    // A refund that was asked for is finished before another one is started.
    const cents = inTransitCents(order, owed) || refundSplit(order, owed).onlineCents;
    if (cents <= 0) continue;
    const refunded = await refundOnline(services, SYSTEM_ACTOR, number, cents);
    if (refunded.ok) given += 1;
  }
  return given;
}
