import { addDays, type Day, dayOf, daysBetween, type Instant } from '#lib/venue-time.ts';

/** A ticket of an event, from being issued until it was cancelled. */
export interface TicketSpan {
  issuedAt: Instant;
  /** `null` as long as it is valid. */
  cancelledAt: Instant | null;
}

/** Places sold at the end of a day before an event. */
export interface OccupancyDay {
  day: Day;
  /** Days left until the event. */
  daysBefore: number;
  issued: number;
  cancelled: number;
  /** Sold in all. */
  sold: number;
}

/** Bounds the days of an answer; earlier days are in the sums of later ones alone. */
const MAX_DAYS = 400;

/**
 * Places sold at the end of each day, from the first sale to the day of the event or today. Days lie in the venue's time zone.
 * Empty where nothing was sold by then.
 */
export function occupancyByDay(
  tickets: readonly TicketSpan[],
  { eventDay, today }: { eventDay: Day; today: Day },
): OccupancyDay[] {
  const last = eventDay < today ? eventDay : today;
  const issued = countByDay(tickets.map(({ issuedAt }) => issuedAt));
  const cancelled = countByDay(tickets.flatMap(({ cancelledAt }) => cancelledAt ?? []));
  const first = [...issued.keys()].toSorted()[0];
  if (first === undefined || first > last) return [];
  let sold = 0;
  return Array.from({ length: daysBetween(first, last) + 1 }, (_, index) => {
    const day = addDays(first, index);
    const of = { issued: issued.get(day) ?? 0, cancelled: cancelled.get(day) ?? 0 };
    sold += of.issued - of.cancelled;
    return { day, daysBefore: daysBetween(day, eventDay), ...of, sold };
  }).slice(-MAX_DAYS);
}

function countByDay(instants: readonly Instant[]): Map<Day, number> {
  const counts = new Map<Day, number>();
  for (const day of instants.map(dayOf)) counts.set(day, (counts.get(day) ?? 0) + 1);
  return counts;
}
