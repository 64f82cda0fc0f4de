/** What the router writes on every link to find routes as they come into view. */
const DISCOVERY = /(<a [^>]*) data-discover="true"/g;

/**
 * The page without what nobody reads: the whole site map travels with every page (react-router.config.ts), so there is
 * nothing to discover, and a page of the calendar would carry the mark 130 times. Not in development, where React compares
 * each attribute with its own.
 */
export function withLeanMarkup(html: string): string {
  return html.replace(DISCOVERY, '$1');
}
