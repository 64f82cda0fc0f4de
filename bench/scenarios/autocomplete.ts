import type { DocumentSource } from '#features/core/resources/index.ts';
import { findSuggestions } from '#features/website/search/find-suggestions.server.ts';
import { createSearchIndex } from '#features/website/search/index.server.ts';
import { systemClock } from '#platform/clock.ts';
import { createLocalEventBus } from '#platform/events/event-bus.server.ts';
import { createLog } from '#platform/log.server.ts';
import { searchSources } from '#server/services/search-sources.server.ts';
import { openLargeVenue } from '../large-venue.ts';
import { manyDocuments } from '../many-documents.ts';
import { type Figure, median, percentile } from '../report.ts';

const GOAL_MS = 30;
const MEGABYTE = 1024 * 1024;

/** Queries visitors type, letter by letter: titles, kinds, people, with typos and a day. */
const TYPED = [
  'käfer der nicht schlafen',
  'theater samstag',
  'geräuschemacherwerkstatt',
  'geräuschmacher',
  'konzert im wurzelkeller',
  'ausstellung',
  'krabelkonzert',
  'tannhaeuser',
  'trommeln 28 november',
  'nachtschicht',
  'der koffer hat hunger',
  'papier',
];

/**
 * Autocomplete at 20,000 documents: those of a venue with as many dates, which are very similar, and as many that have
 * hardly a word in common.
 */
export async function autocomplete(): Promise<Figure[]> {
  const venue = await openLargeVenue();
  const ticketing = { summaries: async () => new Map() };
  const services = { db: venue.database.db, clock: systemClock, ticketing };
  const figures = await measure('20,000 dates', searchSources(services));
  await venue.close();
  return [...figures, ...(await measure('20,000 titles', [manyDocuments()]))];
}

async function measure(what: string, sources: DocumentSource[]): Promise<Figure[]> {
  const before = memory();
  const started = performance.now();
  const search = createSearchIndex({
    sources,
    synonyms: async () => [],
    bus: createLocalEventBus(),
    log: createLog('silent'),
  });
  await search.settled();
  const built = performance.now() - started;
  const after = memory();
  const services = { search, clock: systemClock };
  const times: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    for (const typed of TYPED) {
      for (let length = 1; length <= typed.length; length += 1) {
        const start = performance.now();
        await findSuggestions(services, typed.slice(0, length), 'de');
        // The first round warms up.
        if (round > 0) times.push(performance.now() - start);
      }
    }
  }
  search.close();
  const p95 = percentile(times, 0.95);
  const scenario = `autocomplete, ${what}`;
  return [
    { scenario, what: 'p95', value: p95, unit: 'ms', goal: `< ${GOAL_MS} ms`, reached: p95 < GOAL_MS },
    { scenario, what: 'median', value: median(times), unit: 'ms' },
    { scenario, what: 'slowest', value: Math.max(...times), unit: 'ms' },
    { scenario, what: 'index built in', value: built / 1000, unit: 's' },
    { scenario, what: 'memory of both languages', value: (after - before) / MEGABYTE, unit: 'MB' },
  ];
}

/** Returns the heap in use after garbage collection; needs `--expose-gc` to be exact. */
function memory(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}
