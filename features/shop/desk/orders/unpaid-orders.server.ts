import {
  findOpenPaymentOfOrder,
  findReservedEndingBefore,
  findUnpaidStartingBefore,
  markReminded,
} from '#features/box-office/order-store/index.server.ts';
import { cancelByStaff } from '#features/box-office/sale/index.server.ts';
import {
  isReminderDue,
  REMINDED_HOURS,
  RESERVATION_REMINDED_HOURS,
  UNPAID_GRACE_MINUTES,
  unpaidUntil,
} from '#features/box-office/ticketing/index.ts';
import { succeed } from '#lib/result.ts';
import type { DatabaseClock } from '#platform/database/database-clock.server.ts';
import { changeOrder, type OrderDeskServices } from './change-order.server.ts';

type Services = OrderDeskServices & { databaseClock: DatabaseClock };

const MINUTE_MS = 60_000;
const AT_ONCE = 50;
const ACTOR = { system: 'unpaid orders' };

/**
 * Sends reminders of unpaid orders at the box office, and cancels overdue ones, reservations by their last moment
 * (docs/product/box-office.md#not-paid-in-time); returns how many orders it processed. Each is its own transaction, and
 * checked again behind its lock: a concurrent payment counts.
 */
export async function remindOrCancelUnpaidOrders(services: Services): Promise<number> {
  const late = await findLate(services, AT_ONCE);
  for (const number of late) await cancelUnpaid(services, number);
  const near = await findNear(services, AT_ONCE);
  for (const number of near) await remind(services, number);
  return late.length + near.length;
}

/** Reads whether any order is to be cancelled, or its customer reminded. */
export async function hasUnpaidOrdersDue(services: Services): Promise<boolean> {
  return (await findLate(services, 1)).length > 0 || (await findNear(services, 1)).length > 0;
}

async function findLate({ db, databaseClock }: Services, atMost: number): Promise<string[]> {
  const now = await databaseClock(db);
  const unpaid = { isPaidInPart: false, isBeingPaid: false, atMost };
  const starting = await findUnpaidStartingBefore(db, within(now, UNPAID_GRACE_MINUTES), unpaid);
  const reserved = await findReservedEndingBefore(db, now, unpaid);
  return [...new Set([...starting, ...reserved])];
}

async function findNear({ db, databaseClock }: Services, atMost: number): Promise<string[]> {
  const now = await databaseClock(db);
  const open = { isReminded: false, isBeingPaid: false, atMost };
  const starting = await findUnpaidStartingBefore(db, within(now, REMINDED_HOURS * 60), open);
  const ending = within(now, RESERVATION_REMINDED_HOURS * 60);
  return [...new Set([...starting, ...(await findReservedEndingBefore(db, ending, open))])];
}

const within = (now: string, minutes: number): string =>
  new Date(Date.parse(now) + minutes * MINUTE_MS).toISOString();

async function cancelUnpaid(services: Services, number: string): Promise<void> {
  await changeOrder(services, ACTOR, { number, permission: 'sell' }, async ({ trx, order }) => {
    const now = await services.databaseClock(trx);
    const until = unpaidUntil(order);
    if (until === null || now < until) return succeed(null);
    // Waits for a payment that was started in time; it ends with its checkout, or with the answer of a bank.
    if (await findOpenPaymentOfOrder(trx, number)) return succeed(null);
    const positions = order.tickets.map(({ position }) => position);
    const done = await cancelByStaff({ trx, order, now }, { positions, cause: 'not-paid' });
    if (!done.ok) return done;
    const { creditCents, tags } = done.value;
    return succeed({ news: 'not-paid', creditCents, tags });
  });
}

/** Late orders that need no reminder are marked, too, so that they are not processed again. */
async function remind(services: Services, number: string): Promise<void> {
  await changeOrder(services, ACTOR, { number, permission: 'sell' }, async ({ trx, order }) => {
    const now = await services.databaseClock(trx);
    const isFirst = await markReminded(trx, order.secret, now);
    if (!isFirst || !isReminderDue(order, now)) return succeed(null);
    return succeed({ news: 'reminder', auditDetails: { reminded_at: now } });
  });
}
