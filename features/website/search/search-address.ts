import { pathTo } from '#features/core/navigation/index.ts';
import { SEARCH_KINDS, type SearchKind } from '#features/core/resources/index.ts';
import type { Language } from '#lib/localized.ts';

export function isSearchKind(value: string): value is SearchKind {
  return SEARCH_KINDS.some((kind) => kind === value);
}

/** Returns the address of the results of a search: `/de/search/people/2?q=käfer`. The first page is not named. */
export function searchAddress(
  language: Language,
  query = '',
  category: SearchKind | null = null,
  page = 1,
): string {
  const params = { ...(category ? { category } : {}), ...(category && page > 1 ? { page } : {}) };
  return pathTo('search', language, params) + (query === '' ? '' : `?${new URLSearchParams({ q: query })}`);
}
