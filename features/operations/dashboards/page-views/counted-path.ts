/** Pages for visitors, without those of somebody's own. */
const PAGE = /^\/(?:de|en)(?:\/|$)/;
const OWN = /^\/(?:de|en)\/(?:user|newsletter)\/./;
/** What follows says what was looked for. */
const SEARCH = /^(\/(?:de|en)\/search)\/.*/;
const LETTERS_AT_MOST = 300;

/** What a program that is no browser says it is, or leaves out. */
const PROGRAM =
  /bot|crawl|spider|slurp|preview|monitor|headless|lighthouse|fetch|scan|archiv|facebookexternalhit|curl|wget|python|java\/|okhttp|axios|node/i;

/** What of a request says whether a person asked for a page. */
export interface Asking {
  userAgent: string | null;
  /** `Sec-Purpose`, or `Purpose`: the browser asks ahead, and nobody may ever see it. */
  purpose: string | null;
}

/**
 * The path a page is counted under; `null` where it is not counted: pages of somebody's own, programs, and what is only asked
 * for ahead (docs/product/dashboards.md#pages).
 */
export function countedPath(pathname: string, { userAgent, purpose }: Asking): string | null {
  if (!PAGE.test(pathname) || OWN.test(pathname)) return null;
  if (!userAgent?.startsWith('Mozilla/') || PROGRAM.test(userAgent)) return null;
  if (purpose?.includes('prefetch')) return null;
  return pathname.replace(SEARCH, '$1').slice(0, LETTERS_AT_MOST);
}
