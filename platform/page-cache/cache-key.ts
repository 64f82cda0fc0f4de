/** Query parameters that are part of a cache key. */
export interface KnownQuery {
  /** Parameters that change a page; all others (campaign codes and the like) are cut off before rendering. */
  keys: ReadonlySet<string>;
  /** Parameters that make a page somebody's own: never shared. */
  personal: ReadonlySet<string>;
  /**
   * Parameters of which only these values exist, several of them in this order with commas between; with others no page
   * is shared.
   */
  values?: ReadonlyMap<string, readonly string[]>;
}

/** Returns the query parameters known to the page at a path. */
export type QueryAt = (pathname: string) => KnownQuery;

/**
 * The address a shared page is cached and rendered under: known parameters only, sorted, empty ones left out. `null` when
 * the page must not be shared. Rendering from this address keeps one visitor's parameters out of another's page.
 */
export function sharedAddress(url: string, queryAt: QueryAt): string | null {
  const mark = url.indexOf('?');
  if (mark === -1) return url;
  const known = queryAt(url.slice(0, mark));
  const parameters: [string, string][] = [];
  const seen = new Set<string>();
  for (const [key, value] of new URLSearchParams(url.slice(mark + 1))) {
    if (known.personal.has(key) || !isPossible(known.values?.get(key), value)) return null;
    // Excludes requests with a repeated parameter from the cache: orders and repeats have no end.
    if (known.keys.has(key) && seen.has(key)) return null;
    seen.add(key);
    if (known.keys.has(key) && value !== '') parameters.push([key, value]);
  }
  if (parameters.length === 0) return url.slice(0, mark);
  parameters.sort(([a, x], [b, y]) => (a === b ? compare(x, y) : compare(a, b)));
  return `${url.slice(0, mark)}?${new URLSearchParams(parameters)}`;
}

function isPossible(values: readonly string[] | undefined, value: string): boolean {
  if (values === undefined) return true;
  let last = -1;
  return value.split(',').every((each) => {
    const before = last;
    last = values.indexOf(each);
    return last > before;
  });
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Tells if one of the named cookies is present in a `Cookie` header. */
export function hasCookie(header: string | undefined, names: ReadonlySet<string>): boolean {
  if (!header) return false;
  return header.split(';').some((pair) => names.has(pair.slice(0, pair.indexOf('=')).trim()));
}
