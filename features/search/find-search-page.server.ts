import type { Language } from '#lib/localized.ts';
import type { Clock } from '#platform/clock.ts';
import { type HitView, toHitView } from './hit-view.server.ts';
import type { Hit } from './language-index.server.ts';
import { SEARCH_GROUPS, SEARCH_KINDS, type SearchGroup, type SearchKind } from './search-document.ts';
import type { SearchIndex } from './search-index.server.ts';
import { countKinds, groupOf } from './search-lists.ts';

/** Results of one category on a page. */
export const PAGE_SIZE = 10;
/** Results of each part where all categories are shown. */
const OVERVIEW = 5;

/** What the search page shows for a query. */
export interface SearchPage {
  language: Language;
  query: string;
  category: SearchKind | null;
  page: number;
  pages: number;
  /** Of the category, or of everything. */
  total: number;
  /** Categories with anything in them, in their order. */
  categories: { kind: SearchKind; count: number }[];
  /** The results: of the category in one list, else in the two parts of a result. */
  parts: { group: SearchGroup | null; hits: HitView[] }[];
  /** What may have been meant, where nothing was found. */
  meant: string | null;
}

export interface SearchServices {
  search: SearchIndex;
  clock: Clock;
}

/** Everything that is found for a query (specification, section 2 "Search"). Nothing for an empty one. */
export async function findSearchPage(
  { search, clock }: SearchServices,
  {
    query,
    category,
    page,
    language,
  }: { query: string; category: SearchKind | null; page: number; language: Language },
): Promise<SearchPage> {
  const now = clock.now();
  const index = await search.of(language);
  const hits = query === '' ? [] : index.find(query, now);
  const counts = countKinds(hits);
  const view = (hit: Hit) => toHitView(query, hit, language, now);
  const own = category === null ? hits : hits.filter(({ entry }) => entry.kind === category);
  const groups = Object.keys(SEARCH_GROUPS) as SearchGroup[];
  const parts =
    category === null
      ? groups.map((group) => ({ group, hits: groupOf(hits, group).slice(0, OVERVIEW).map(view) }))
      : [{ group: null, hits: own.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map(view) }];
  return {
    language,
    query,
    category,
    page,
    pages: category === null ? 1 : Math.ceil(own.length / PAGE_SIZE),
    total: own.length,
    categories: SEARCH_KINDS.flatMap((kind) => (counts[kind] > 0 ? { kind, count: counts[kind] } : [])),
    parts: parts.filter((part) => part.hits.length > 0),
    meant: query !== '' && hits.length === 0 ? index.corpus.meant(query) : null,
  };
}
