import type { Db } from '#features/database.server.ts';
import { instantAt } from '#lib/venue-instant.ts';
import { addDays, type Instant } from '#lib/venue-time.ts';
import { type DeskEvent, findDeskEvents } from '../sales/event-store.server.ts';

export const MOST_DATES = 40;
const MOST_WORDS = 8;

/** Dates of one day that are on sale, those that have started and are not over among them; or those of any day by their title. */
export async function findDates(
  db: Db,
  { day, query, now }: { day: string; query: string; now: Instant },
): Promise<DeskEvent[]> {
  const words = query.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
  const start = instantAt(day, '00:00');
  const from = start > now ? start : now;
  const { events } = await findDeskEvents(db, { words, from }, { page: 1, pageSize: MOST_DATES });
  const end = instantAt(addDays(day, 1), '00:00');
  return events.filter(
    ({ jetId, status, startsAt }) =>
      jetId !== null && status === 'scheduled' && (words.length > 0 || startsAt < end),
  );
}
