import type { Language } from '#lib/localized.ts';

/** Path of the hub. */
export const HUB_PATH = '/cms-hub';

/** The rooms of the hub, by their last part of the address. */
const SECTIONS = {
  pages: '',
  planned: '/planned',
  trash: '/trash',
  media: '/media',
  desk: '/desk',
  orders: '/orders',
  events: '/events',
  'check-in': '/check-in',
  closings: '/closings',
  reports: '/reports',
  bank: '/desk/bank',
  forms: '/forms',
  'go-live': '/go-live',
  handbook: '/handbook',
} as const;
export type HubSection = keyof typeof SECTIONS;

/** Returns the path of a hub page; its address has no language, so the language is appended (docs/product/editing.md#hub). */
export function hubPath(section: HubSection, language: Language, query: Record<string, string> = {}): string {
  return `${HUB_PATH}${SECTIONS[section]}?${new URLSearchParams({ lang: language, ...query })}`;
}

/** View of the tree on the page that lists pages. */
export interface TreeView {
  /** The open branches; `null` leaves the choice to the size of the tree. */
  open: string | null;
  /** The place of the page its rows begin with; `null` begins with the first. */
  from: string | null;
}

/** The room of pages as it shows the tree. */
export function pagesPath(
  language: Language,
  { open, from }: TreeView,
  query: Record<string, string> = {},
): string {
  return hubPath('pages', language, {
    ...query,
    ...(open === null ? {} : { [OPEN_BRANCHES]: open }),
    ...(from === null ? {} : { [ROWS_FROM]: from }),
  });
}

/** The branches of the tree that are open, by the ids of their pages. */
export const OPEN_BRANCHES = 'open';

/** The place of the page that the rows of the tree begin with. */
export const ROWS_FROM = 'from';

/** The page of the tree whose place is to be chosen, by its number. */
export const MOVED_PAGE = 'move';
