import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router';
import { pagePath } from '#app/address-rules.ts';
import { pathParts } from '#lib/path-pattern.ts';
import type { RouteLookup } from './route-lookup.ts';

/**
 * The router's handler. For every page the router matches the address three times with all routes of the site, a seventh of
 * the cost of a page; so each route gets a handler with its own chain alone, created on first use.
 */
export function createRouteHandler(
  build: ServerBuild,
  { mode, routeAt }: { mode: string; routeAt: RouteLookup },
): RequestHandler {
  const whole = createRequestHandler(build, mode);
  const byLeaf = new Map<string, RequestHandler>();
  return (request, context) => {
    const { pathname } = new URL(request.url);
    const chain = isPlain(pathname) ? routeAt(pathname).chain : [];
    const leaf = chain.at(-1);
    if (leaf === undefined) return whole(request, context);
    const handle = byLeaf.get(leaf) ?? createRequestHandler(partOf(build, chain), mode);
    byLeaf.set(leaf, handle);
    return handle(request, context);
  };
}

/** An address in the one form that leaves no question which route it means. */
function isPlain(pathname: string): boolean {
  const path = pagePath(pathname).pathname;
  return !path.includes('%') && path === `/${pathParts(path).join('/')}`;
}

function partOf(build: ServerBuild, chain: readonly string[]): ServerBuild {
  const pick = <T>(routes: Record<string, T>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => chain.includes(id)));
  return {
    ...build,
    routes: pick(build.routes),
    assets: { ...build.assets, routes: pick(build.assets.routes) },
  };
}
