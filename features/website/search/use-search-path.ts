import { useLocation } from 'react-router';
import { pathTo } from '#features/core/navigation/index.ts';
import type { Language } from '#lib/localized.ts';

/** Returns the path a search box leads to: on a page of a category it keeps that filter and begins with page 1. */
export function useSearchPath(language: Language): string {
  const { pathname } = useLocation();
  return /^\/\w+\/search\/[a-z]+/.exec(pathname)?.[0] ?? pathTo('search', language);
}
