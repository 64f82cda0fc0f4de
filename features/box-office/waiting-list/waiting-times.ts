import type { Instant } from '#lib/venue-time.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** An offer may be read the next day. */
const LONGEST_MS = 24 * HOUR_MS;
/** Nobody is offered what they could not read in time. */
const SHORTEST_MS = 30 * MINUTE_MS;
/** Part of the time until the sale ends, so that there is time for others after it. */
const SHARE = 4;

/**
 * Until when an offer of the waiting list is held: a quarter of the time left for buying, between half an hour and a day;
 * `null` when there is not that much (docs/product/booking.md#waiting-list).
 * @param endsAt the end of the sale, or the start of the event if that is sooner
 */
export function offeredUntil(now: Instant, endsAt: Instant | null): Instant | null {
  if (endsAt === null) return at(now, LONGEST_MS);
  const left = Date.parse(endsAt) - Date.parse(now);
  if (left < SHORTEST_MS) return null;
  return at(now, Math.min(LONGEST_MS, Math.max(SHORTEST_MS, Math.floor(left / SHARE))));
}

const at = (now: Instant, ms: number): Instant => new Date(Date.parse(now) + ms).toISOString();
