import type { SearchKind } from '#features/core/resources/index.ts';
import type { Instant } from '#lib/venue-time.ts';

/** Boosts by kind, for kinds that are more likely to be searched for when both match equally. */
const KIND: Record<SearchKind, number> = {
  productions: 1.3,
  people: 1.25,
  series: 1.15,
  venues: 1.15,
  articles: 1,
  pages: 1,
  events: 0.8,
};

const WITHOUT_DATES = 0.85;
const PAST = 0.4;
/** The soonest date counts this much more than one that is far away. */
const SOON = 0.25;
const DAYS_SOON = 14;
const DAY_MS = 86_400_000;

/** The title itself was typed, or its beginning. */
const WHOLE_TITLE = 2;
const BEGINNING = 1.3;

interface Scored {
  score: number;
  entry: { id: string };
}

interface Ranked {
  kind: SearchKind;
  /** Words of the title, folded, with a space between them. */
  foldedTitle: string;
  dates: readonly { start: Instant; end: Instant }[];
}

/** Best first; equal scores by id, so that the order is stable. */
export function byScore(a: Scored, b: Scored): number {
  return b.score - a.score || (a.entry.id < b.entry.id ? -1 : 1);
}

/** By how much a document counts more or less than its words say: its kind, its time, its title. */
export function boostOf(document: Ranked, foldedQuery: string, now: Instant): number {
  return KIND[document.kind] * boostOfTime(document, now) * boostOfTitle(document, foldedQuery);
}

/** Upcoming before past, soon before later (docs/algorithms/search.md). Entities without dates are neutral. */
function boostOfTime({ kind, dates }: Ranked, now: Instant): number {
  const next = dates.length === 0 ? undefined : dates.find(({ end }) => end > now);
  if (next) {
    const days = Math.max(0, Date.parse(next.start) - Date.parse(now)) / DAY_MS;
    return 1 + SOON / (1 + days / DAYS_SOON);
  }
  if (kind === 'events') return PAST;
  return kind === 'productions' ? WITHOUT_DATES : 1;
}

function boostOfTitle({ foldedTitle }: Ranked, foldedQuery: string): number {
  if (!foldedTitle.startsWith(foldedQuery)) return 1;
  return foldedTitle.length === foldedQuery.length ? WHOLE_TITLE : BEGINNING;
}
