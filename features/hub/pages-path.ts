import { hubPath } from '#features/staff-frame/index.ts';
import type { Language } from '#lib/localized.ts';

/** The room of pages with some branches of the tree open; `null` leaves the choice to the size of the tree. */
export function pagesPath(
  language: Language,
  open: string | null,
  query: Record<string, string> = {},
): string {
  return hubPath('pages', language, { ...query, ...(open === null ? {} : { [OPEN_BRANCHES]: open }) });
}

/** The branches of the tree that are open, by the ids of their pages. */
export const OPEN_BRANCHES = 'open';

/** The page of the tree whose place is to be chosen, by its number. */
export const MOVED_PAGE = 'move';
