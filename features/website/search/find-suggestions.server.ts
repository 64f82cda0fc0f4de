import type { SearchGroup } from '#features/core/resources/index.ts';
import type { Language } from '#lib/localized.ts';
import { type HitView, markerFor, toHitView } from './hit-view.server.ts';
import type { SearchServices } from './load-search-page.server.ts';
import { type MarkedText, markText } from './marks.ts';
import { firstOfGroups } from './search-lists.ts';

const TEXTS = 4;
const HITS: Record<SearchGroup, number> = { events: 3, others: 2 };

/** Suggestions offered while a visitor types. */
export interface Suggestions {
  /** Completions, with the typed part marked. */
  texts: MarkedText[];
  groups: { group: SearchGroup; hits: HitView[] }[];
  /** Number of all hits of the query. */
  total: number;
}

/** Suggestions for the current input (docs/product/search.md#suggestions); none for an empty one. */
export async function findSuggestions(
  { search, clock }: SearchServices,
  query: string,
  language: Language,
): Promise<Suggestions> {
  if (query === '') return { texts: [], groups: [], total: 0 };
  const now = clock.now();
  const index = await search.of(language);
  const matches = index.match(query, now);
  const groups = firstOfGroups(matches, HITS).map(({ group, hits }) => ({
    group,
    hits: hits.map((hit) => toHitView(query, hit, language, now)),
  }));
  const marker = markerFor(query, [], language);
  return {
    texts: index.corpus.complete(query, TEXTS).map((text) => markText(text, marker)),
    groups: groups.filter((group) => group.hits.length > 0),
    total: matches.hits.length,
  };
}
