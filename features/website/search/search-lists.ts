import {
  SEARCH_GROUPS,
  SEARCH_KINDS,
  type SearchGroup,
  type SearchKind,
} from '#features/core/resources/index.ts';
import { byScore } from './ranking.ts';

/** Dates of one production that a mixed list shows where their day was asked for, and where it was found by them alone. */
const DATES_ASKED_FOR = 3;
const DATES_FOR_IT = 1;

/** So many hits are put in order first where few are shown; parts that are left out are among them. */
const FEW = 20;

interface Found {
  score: number;
  entry: { id: string; kind: SearchKind; partOf?: string };
  /** By which words it was found, and in which of its fields. */
  match: Record<string, readonly string[]>;
}

/**
 * Drops the parts of a list that stand beside their whole: a play names its next date itself, and where only its dates were
 * found one of them represents all. On a query with a day, its first dates remain.
 * @param all every hit, of which `hits` are the first
 */
export function withoutParts<H extends Found>(hits: readonly H[], all: readonly H[] = hits): H[] {
  // Made when the first part is met: most lists have none, and may be long.
  let ids: Set<string> | undefined;
  const shown = new Map<string, number>();
  return hits.filter(({ entry: { partOf }, match }) => {
    if (partOf === undefined) return true;
    ids ??= new Set(all.map(({ entry }) => entry.id));
    const count = shown.get(partOf) ?? 0;
    const isByDate = Object.values(match).some((fields) => fields.includes('when'));
    const most = isByDate ? DATES_ASKED_FOR : ids.has(partOf) ? 0 : DATES_FOR_IT;
    if (count >= most) return false;
    shown.set(partOf, count + 1);
    return true;
  });
}

/** The hits of one part of the result. */
export function groupOf<H extends Found>(hits: readonly H[], group: SearchGroup): H[] {
  const kinds: readonly SearchKind[] = SEARCH_GROUPS[group];
  return withoutParts(hits.filter(({ entry }) => kinds.includes(entry.kind)));
}

/** The first of each part, of hits that are in no order: only the best are put into one. */
export function firstOfGroups<H extends Found>(
  { hits, isInOrder }: { hits: readonly H[]; isInOrder: boolean },
  counts: Record<SearchGroup, number>,
): { group: SearchGroup; hits: H[] }[] {
  const parts = (Object.keys(SEARCH_GROUPS) as SearchGroup[]).map((group) => ({ group, hits: [] as H[] }));
  const byKind = new Map(
    parts.flatMap(({ group, hits }) => SEARCH_GROUPS[group].map((kind) => [kind as SearchKind, hits])),
  );
  for (const hit of hits) byKind.get(hit.entry.kind)?.push(hit);
  return parts.map(({ group, hits }) => ({ group, hits: firstOf(hits, isInOrder, counts[group]) }));
}

function firstOf<H extends Found>(hits: readonly H[], isInOrder: boolean, count: number): H[] {
  for (let most = FEW; ; most *= 4) {
    const best = isInOrder ? hits : bestOf(hits, most);
    const shown = withoutParts(best, hits);
    if (shown.length >= count || best.length === hits.length) return shown.slice(0, count);
  }
}

/** The best ones, in order. */
function bestOf<H extends Found>(hits: readonly H[], most: number): H[] {
  if (hits.length <= most * 4) return hits.toSorted(byScore);
  const best = hits.slice(0, most).sort(byScore);
  let worst = best[most - 1] as H;
  for (let at = most; at < hits.length; at += 1) {
    const hit = hits[at] as H;
    if (hit.score < worst.score || byScore(hit, worst) > 0) continue;
    best.splice(placeOf(hit, best), 0, hit);
    best.pop();
    worst = best[most - 1] as H;
  }
  return best;
}

/** Returns the insertion index of a hit in a sorted list. */
function placeOf<H extends Found>(hit: H, best: readonly H[]): number {
  let from = 0;
  let to = best.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (byScore(best[middle] as H, hit) < 0) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** How many hits of each kind there are. */
export function countKinds(hits: readonly Found[]): Record<SearchKind, number> {
  const counts = Object.fromEntries(SEARCH_KINDS.map((kind) => [kind, 0])) as Record<SearchKind, number>;
  for (const { entry } of hits) counts[entry.kind] += 1;
  return counts;
}
