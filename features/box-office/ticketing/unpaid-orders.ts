import type { Instant } from '#lib/venue-time.ts';
import type { Order } from './order.ts';
import { openCents } from './payment.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Guests are asked to pay half an hour before it starts; the grace period covers the queue. */
export const UNPAID_GRACE_MINUTES = 15;
/** Hours before the start: orders placed earlier than that get a reminder at that time. */
export const REMINDED_HOURS = 24;
/** The same before a reservation ends: it ends at midnight, and nobody is reminded at night. */
export const RESERVATION_REMINDED_HOURS = 36;

/**
 * Until when an order may be paid at the box office; `null` for other payment methods, and for orders paid in part: the rest
 * may be paid at the door.
 */
export function unpaidUntil(order: Order): Instant | null {
  return order.moneyCents > 0 ? null : payableUntil(order);
}

/** Tells if the customer is due a reminder because the order is not paid yet. */
export function isReminderDue(order: Order, now: Instant): boolean {
  const until = payableUntil(order);
  const remindAt = reminderAt(order);
  if (until === null || remindAt === null || now >= until) return false;
  return now >= remindAt && order.placedAt < remindAt;
}

/** Moment of the reminder to pay: before the start or the end of the reservation, whichever comes first. */
export function reminderAt(order: Order): Instant | null {
  return earliest([
    before(firstStart(order), REMINDED_HOURS * HOUR_MS),
    before(order.reservedUntil, RESERVATION_REMINDED_HOURS * HOUR_MS),
  ]);
}

/** Until when what is open of an order is paid at the box office: before its first start, and before its reservation ends. */
function payableUntil(order: Order): Instant | null {
  if (order.isTest || order.paymentMethod !== 'box-office' || openCents(order) <= 0) return null;
  return earliest([order.reservedUntil, before(firstStart(order), UNPAID_GRACE_MINUTES * MINUTE_MS)]);
}

/** Ignores postponed dates: they have no start until they get a new one. */
function firstStart({ tickets }: Order): Instant | null {
  return earliest(
    tickets.flatMap(({ state, startsAt, isPostponed }) =>
      state === 'valid' && startsAt && !isPostponed ? [startsAt] : [],
    ),
  );
}

const earliest = (instants: readonly (Instant | null)[]): Instant | null =>
  instants.filter((each) => each !== null).toSorted()[0] ?? null;

const before = (at: Instant | null, ms: number): Instant | null =>
  at && new Date(Date.parse(at) - ms).toISOString();
