import { instantAt } from '#lib/venue-instant.ts';
import { addDays, type Day, dayOf, daysBetween, type Instant, weekdayOf } from '#lib/venue-time.ts';
import { lastDayOfReservation } from './reservation-end.ts';
import { UNPAID_GRACE_MINUTES } from './unpaid-orders.ts';

const WORKING_DAYS = 3;
const MOST_DAYS = 366;
const MINUTE_MS = 60_000;
const SATURDAY = 6;

/** Why seats cannot be reserved until a day. */
export type ReservationRefusal =
  /** The day is over, or the event starts too soon. */
  | 'RESERVATION_TOO_LATE'
  /** It lies more than a year ahead. */
  | 'RESERVATION_TOO_LONG';

/** Last moment of a reservation until a day: the midnight after it. */
export const endOfReservation = (lastDay: Day): Instant => instantAt(addDays(lastDay, 1), '00:00');

/** Latest moment at which seats are kept unpaid, by the starts of their events; `null` where none is known. */
export function latestReservation(starts: readonly (Instant | null)[]): Instant | null {
  const [first] = starts.filter((each) => each !== null).toSorted();
  return first ? new Date(Date.parse(first) - UNPAID_GRACE_MINUTES * MINUTE_MS).toISOString() : null;
}

/** Why seats of events that start then cannot be reserved until a day (docs/product/box-office.md#reservations). */
export function refusalToReserve(
  lastDay: Day,
  { starts, now }: { starts: readonly (Instant | null)[]; now: Instant },
): ReservationRefusal | null {
  const latest = latestReservation(starts);
  if (endOfReservation(lastDay) <= now || (latest !== null && latest <= now)) return 'RESERVATION_TOO_LATE';
  return daysBetween(dayOf(now), lastDay) > MOST_DAYS ? 'RESERVATION_TOO_LONG' : null;
}

/** Day offered for a reservation: three working days from today, or the last one possible before the start. */
export function suggestedReservationDay(today: Day, latest: Instant | null): Day {
  let day = today;
  for (let left = WORKING_DAYS; left > 0; ) {
    day = addDays(day, 1);
    if (weekdayOf(day) < SATURDAY) left -= 1;
  }
  const lastDay = latest && lastDayOfReservation(latest);
  return lastDay !== null && lastDay < day ? lastDay : day;
}
