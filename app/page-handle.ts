import type { PolicyHandle } from './document/page-policy.server.ts';

/**
 * Properties a route declares for its page in `export const handle`. Links find a page through
 * `features/core/navigation/site-map.ts`.
 */
export interface PageHandle extends PolicyHandle {
  /** The class of `<body>` for styles of operators (docs/product/pages.md#body-class): `cms` by default. */
  bodyClass?: 'non-cms' | 'none';
  /** The page shows dates itself: the floating button for them is not needed. */
  showsDates?: true;
  /**
   * Query parameters the page is made from. `shared` ones make their own address in the page cache; with a
   * `personal` one the page is the visitor's own. All others are cut off before a shared page is made.
   */
  query?: { shared?: readonly string[]; personal?: readonly string[] };
  /**
   * For how many seconds the page is right as far as the clock goes (`FRESH_SECONDS`). Pages without a value are never
   * cached.
   */
  freshSeconds?: number;
}

/** The class of `<body>` while these routes are on show, the page's own last. */
export function bodyClass(matches: readonly { handle: unknown }[]): 'cms' | 'non-cms' | undefined {
  const { bodyClass: named = 'cms' } = (matches.at(-1)?.handle ?? {}) as PageHandle;
  return named === 'none' ? undefined : named;
}
