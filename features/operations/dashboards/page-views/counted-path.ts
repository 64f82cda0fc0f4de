/** Pages for visitors, without those of somebody's own. */
const PAGE = /^\/(?:de|en)(?:\/|$)/;
const OWN = /^\/(?:de|en)\/(?:user|newsletter)\/./;
/** Search pages: the rest of the path contains the search term. */
const SEARCH = /^(\/(?:de|en)\/search)\/.*/;
const MAX_LENGTH = 300;

/** User agents of programs that are not browsers; such programs may also send none. */
const PROGRAM =
  /bot|crawl|spider|slurp|preview|monitor|headless|lighthouse|fetch|scan|archiv|facebookexternalhit|curl|wget|python|java\/|okhttp|axios|node/i;

/** Parts of a request that tell if a person asked for a page. */
export interface PageRequest {
  userAgent: string | null;
  /** `Sec-Purpose`, or `Purpose`: the browser asks ahead, and nobody may ever see it. */
  purpose: string | null;
}

/**
 * The path a page is counted under; `null` where it is not counted: personal pages, programs, and prefetches
 * (docs/product/dashboards.md#pages).
 */
export function countedPath(pathname: string, { userAgent, purpose }: PageRequest): string | null {
  if (!PAGE.test(pathname) || OWN.test(pathname)) return null;
  if (!userAgent?.startsWith('Mozilla/') || PROGRAM.test(userAgent)) return null;
  if (purpose?.includes('prefetch')) return null;
  return pathname.replace(SEARCH, '$1').slice(0, MAX_LENGTH);
}
