import {
  SEARCH_GROUPS,
  SEARCH_KINDS,
  type SearchGroup,
  type SearchKind,
} from '#features/core/resources/index.ts';
import type { Language } from '#lib/localized.ts';
import type { Clock } from '#platform/clock.ts';
import { type HitView, toHitView } from './hit-view.server.ts';
import type { Hit } from './language-index.server.ts';
import { searchAddress } from './search-address.ts';
import type { SearchIndex } from './search-index.server.ts';
import { countKinds, groupOf } from './search-lists.ts';
import { fold, queryWords } from './words.ts';

/** Results of one category on a page. */
export const PAGE_SIZE = 10;
/** Results of each part where all categories are shown. */
const OVERVIEW = 5;

export interface CategoryLink {
  kind: SearchKind;
  count: number;
  path: string;
}

/** Content of the search page for a query. */
export interface SearchPage {
  language: Language;
  query: string;
  category: SearchKind | null;
  page: number;
  pages: number;
  /** Of the category, or of everything. */
  total: number;
  /** Categories with anything in them, in their order. */
  categories: CategoryLink[];
  /** The results: of the category in one list, else in the two parts of a result, each with its categories. */
  parts: { group: SearchGroup | null; hits: HitView[]; categories: CategoryLink[] }[];
  /** Suggested query if nothing was found. */
  meant: { text: string; path: string } | null;
  /** The same query in all categories, and the pages before and after this one. */
  paths: { all: string; previous: string | null; next: string | null };
}

export interface SearchServices {
  search: SearchIndex;
  clock: Clock;
}

/** Everything that is found for a query (docs/product/search.md#page). Nothing for an empty one. */
export async function loadSearchPage(
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
  // Exact matches of a name come first: a chosen suggestion is one.
  const asked = queryWords(query).map(fold).join(' ');
  const isNamed = ({ entry }: Hit) => entry.foldedTitle === asked;
  groups.sort((a, b) => Number(groupOf(hits, b).some(isNamed)) - Number(groupOf(hits, a).some(isNamed)));
  const at = (kind: SearchKind | null, number = 1) => searchAddress(language, query, kind, number);
  const categories = SEARCH_KINDS.flatMap((kind) =>
    counts[kind] > 0 ? { kind, count: counts[kind], path: at(kind) } : [],
  );
  const categoriesOf = (group: SearchGroup) => {
    const kinds: readonly SearchKind[] = SEARCH_GROUPS[group];
    return categories.filter(({ kind }) => kinds.includes(kind));
  };
  const parts =
    category === null
      ? groups.map((group) => ({
          group,
          hits: groupOf(hits, group).slice(0, OVERVIEW).map(view),
          categories: categoriesOf(group),
        }))
      : [
          {
            group: null,
            hits: own.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map(view),
            categories: [],
          },
        ];
  const pages = category === null ? 1 : Math.ceil(own.length / PAGE_SIZE);
  const meant = query !== '' && hits.length === 0 ? index.corpus.meant(query) : null;
  return {
    language,
    query,
    category,
    page,
    pages,
    total: own.length,
    categories,
    parts: parts.filter((part) => part.hits.length > 0),
    meant: meant === null ? null : { text: meant, path: searchAddress(language, meant) },
    paths: {
      all: at(null),
      previous: page > 1 ? at(category, page - 1) : null,
      next: page < pages ? at(category, page + 1) : null,
    },
  };
}
