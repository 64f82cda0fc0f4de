import type { SearchGroup, SearchKind } from '#features/core/resources/index.ts';

/** The words of a result in the visitor's language, put together by the server: so the page's code carries none. */
export interface SearchNames {
  one: Record<SearchKind, string>;
  kinds: Record<SearchKind, string>;
  groups: Record<SearchGroup, string>;
  everything: string;
  /** Links where nothing was found. */
  scopes: { everywhere: string; programme: string };
  categories: string;
  /** Number of hits with the query, and the current page of how many. */
  counted: { results: string; query: string };
  pages: { name: string; here: string; previous: string; next: string };
}
