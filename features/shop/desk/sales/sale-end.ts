import type { Instant } from '#lib/venue-time.ts';

const LONG_EVENT_MS = 4 * 3_600_000;

/** Until when an event is sold: until it starts, and those that let people in over hours until they end. */
export function saleEnd({ startsAt, endsAt }: { startsAt: Instant; endsAt: Instant }): Instant {
  return Date.parse(endsAt) - Date.parse(startsAt) >= LONG_EVENT_MS ? endsAt : startsAt;
}
