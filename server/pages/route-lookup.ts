import type { ServerBuild } from 'react-router';
import { pagePath } from '#app/address-rules.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { byOpenness, fitsPattern, type PathPattern, pathParts } from '#lib/path-pattern.ts';
import type { KnownQuery } from '#platform/page-cache/cache-key.ts';

/** Route data the server knows before a page is rendered. */
export interface KnownRoute {
  /** The ids of the route and of those around it, the outermost first; none where no route fits. */
  chain: readonly string[];
  query: KnownQuery;
  /** 0 when it must not be cached. */
  freshSeconds: number;
}

/** The page at a path, the router's own requests for its data included. */
export type RouteLookup = (pathname: string) => KnownRoute;

type Routes = ServerBuild['routes'];

/** The list of coming dates opens over every page. */
const OVERLAY = ['true'];
/** Parameters that make every page somebody's own. */
const PERSONAL = ['edit', 'version', 'version_id', 'preview', 'lang'];

/** Reads what all routes say in their `handle`, once: the page cache asks with every request that has a query. */
export function createRouteLookup(routes: Routes): RouteLookup {
  const known = Object.keys(routes)
    .filter((id) => isNavigable(id, routes))
    .map((id) => ({ pattern: patternOf(id, routes), route: knownRoute(id, routes) }))
    .sort((a, b) => byOpenness(a.pattern, b.pattern));
  return (pathname) => {
    const parts = pathParts(pagePath(pathname).pathname);
    return known.find(({ pattern }) => fitsPattern(pattern, parts))?.route ?? NO_ROUTE;
  };
}

const NO_ROUTE: KnownRoute = {
  chain: [],
  query: { keys: new Set(), personal: new Set(PERSONAL) },
  freshSeconds: 0,
};

function isNavigable(id: string, routes: Routes): boolean {
  return Boolean(routes[id]?.path) || routes[id]?.index === true;
}

function patternOf(id: string, routes: Routes): PathPattern {
  return chainOf(id, routes).flatMap((each) => pathParts(routes[each]?.path ?? ''));
}

function knownRoute(id: string, routes: Routes): KnownRoute {
  const { query = {}, freshSeconds = 0 } = (routes[id]?.module.handle ?? {}) as PageHandle;
  const chain = chainOf(id, routes);
  return {
    chain,
    query: {
      keys: new Set([...(query.shared ?? []), 'overlay', '_routes']),
      personal: new Set([...(query.personal ?? []), ...PERSONAL]),
      // The router asks for parts of a page by the ids of its routes.
      values: new Map([
        ['overlay', OVERLAY],
        ['_routes', chain],
      ]),
    },
    freshSeconds,
  };
}

/** A route and those around it, the outermost first. */
function chainOf(id: string, routes: Routes): string[] {
  const parent = routes[id]?.parentId;
  return [...(parent === undefined ? [] : chainOf(parent, routes)), id];
}
