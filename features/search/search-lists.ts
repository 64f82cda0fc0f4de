import { SEARCH_GROUPS, SEARCH_KINDS, type SearchGroup, type SearchKind } from './search-document.ts';

/** Dates of one production that a mixed list shows where their day was asked for, and where it was found by them alone. */
const DATES_ASKED_FOR = 3;
const DATES_FOR_IT = 1;

interface Found {
  entry: { id: string; kind: SearchKind; partOf?: string };
  /** By which words it was found, and in which of its fields. */
  match: Record<string, readonly string[]>;
}

/**
 * A list in which things stand beside their parts leaves the parts out: a play says its next date itself, and where only
 * its dates were found one of them stands for all. Where a day was asked for, the first dates on it stay.
 */
export function withoutParts<H extends Found>(hits: readonly H[]): H[] {
  // Made when the first part is met: most lists have none, and may be long.
  let ids: Set<string> | undefined;
  const shown = new Map<string, number>();
  return hits.filter(({ entry: { partOf }, match }) => {
    if (partOf === undefined) return true;
    ids ??= new Set(hits.map(({ entry }) => entry.id));
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

/** How many hits of each kind there are. */
export function countKinds(hits: readonly Found[]): Record<SearchKind, number> {
  const counts = Object.fromEntries(SEARCH_KINDS.map((kind) => [kind, 0])) as Record<SearchKind, number>;
  for (const { entry } of hits) counts[entry.kind] += 1;
  return counts;
}
