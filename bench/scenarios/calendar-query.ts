import { sql } from 'kysely';
import type { EventFilter } from '#features/programme/calendar/event-filter.ts';
import { listCalendar } from '#features/programme/calendar/find-calendar.server.ts';
import { addDays } from '#lib/venue-time.ts';
import { systemClock } from '#platform/clock.ts';
import { createLocalEventBus } from '#platform/events/event-bus.server.ts';
import { TaggedCache } from '#platform/events/tagged-cache.server.ts';
import { onBothEngines } from '../both-engines.ts';
import { openLargeVenue } from '../large-venue.ts';
import { type Figure, median, percentile } from '../report.ts';

const GOAL_MS = 10;
const RUNS = 40;

/** A page of the calendar and how many events there are in all, at 20,000 events, for every filter alone and for combinations, on both engines. */
export function calendarQuery(): Promise<Figure[]> {
  return onBothEngines(measure);
}

async function measure(engine: string, url?: string): Promise<Figure[]> {
  const venue = await openLargeVenue(url);
  const { db } = venue.database;
  if (url) await sql`vacuum analyze`.execute(db);
  const cache = new TaggedCache(createLocalEventBus(), () => Date.now());
  const services = { db, clock: systemClock, cache };
  const filters = await combinations(venue);
  const figures: Figure[] = [];
  let slowest = { p95: 0, p50: 0, filter: '' };
  for (const filter of filters) {
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const start = performance.now();
      await listCalendar(services, { filter, page: 1 });
      times.push(performance.now() - start);
    }
    const p95 = percentile(times, 0.95);
    if (p95 > slowest.p95) slowest = { p95, p50: median(times), filter: JSON.stringify(filter) };
  }
  figures.push(
    {
      scenario: 'calendar query',
      what: `${engine}, slowest of ${filters.length} filters, p95`,
      value: slowest.p95,
      unit: 'ms',
      goal: `< ${GOAL_MS} ms`,
      reached: slowest.p95 < GOAL_MS,
    },
    {
      scenario: 'calendar query',
      what: `${engine}, the same filter ${slowest.filter}, median`,
      value: slowest.p50,
      unit: 'ms',
    },
  );
  await venue.close();
  return figures;
}

/** Each option of each filter alone, and every pair and triple of the first options. */
async function combinations({
  database: { db },
}: Awaited<ReturnType<typeof openLargeVenue>>): Promise<EventFilter[]> {
  const ids = async (table: 'rooms' | 'event_types' | 'event_tags' | 'series' | 'genres') =>
    (await db.selectFrom(table).select('id').execute()).map((row) => row.id);
  const options: EventFilter[] = [];
  const tables = {
    room: 'rooms',
    type: 'event_types',
    tag: 'event_tags',
    series: 'series',
    genre: 'genres',
  } as const;
  for (const [key, table] of Object.entries(tables))
    for (const id of await ids(table)) options.push({ [key]: id });
  for (let age = 0; age <= 12; age += 1) options.push({ age });
  const firsts: EventFilter[] = [
    { room: 1 },
    { type: 2 },
    { tag: 1 },
    { series: 1 },
    { genre: 1 },
    { age: 5 },
    { free: true },
    { access: 'quiet' },
    { date: systemClock.today(), dateTo: addDays(systemClock.today(), 60) },
  ];
  const pairs = firsts.flatMap((one, i) => firsts.slice(i + 1).map((other) => ({ ...one, ...other })));
  const triples = pairs.flatMap((pair) => firsts.map((third) => ({ ...pair, ...third })));
  return [{}, ...options, ...pairs, ...triples];
}
