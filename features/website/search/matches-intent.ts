import type { SearchFacts } from '#features/core/resources/index.ts';
import { dayOf, type Instant } from '#lib/venue-time.ts';
import type { Intent } from './intent.ts';

interface Answering {
  facts: SearchFacts | null;
  dates: readonly { start: Instant; end: Instant }[];
}

/** Tells if an entry matches the facts of a query. Entries without facts (a person, a page) never do. */
export function matchesIntent(
  { facts, dates }: Answering,
  { ages, days, isFree, spoken }: Intent,
  now: Instant,
): boolean {
  if (facts === null) return false;
  if (ages && (facts.ages.from > ages.to || facts.ages.to < ages.from)) return false;
  if (isFree && !facts.isFree) return false;
  if (spoken !== null && !facts.spoken?.de.toLowerCase().includes(spoken)) return false;
  const upcoming = dates.filter(({ end }) => end > now);
  if (days === null) return upcoming.length > 0;
  return upcoming.some(({ start, end }) => dayOf(start) <= days.to && dayOf(end) >= days.from);
}
