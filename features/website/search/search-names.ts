import type { SearchGroup, SearchKind } from '#features/core/resources/index.ts';

/** The words of a result in the visitor's language, put together by the server: so the page's code carries none. */
export interface SearchNames {
  one: Record<SearchKind, string>;
  kinds: Record<SearchKind, string>;
  groups: Record<SearchGroup, string>;
  everything: string;
  /** Ways on where nothing was found. */
  scopes: { everywhere: string; programme: string };
  categories: string;
  /** How much was found for what, and on which of how many pages one is. */
  counted: { results: string; query: string };
  pages: { name: string; here: string; previous: string; next: string };
}
