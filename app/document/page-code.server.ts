import type { EntryContext } from 'react-router';

/** Modules of a page in a browser, in the order `start-page-code.js` requests them. */
interface PageCode {
  preload: string[];
  /** One after the other, before the routes: the development server's runtime, the router's manifest. */
  first: string[];
  /** Modules of each route on show, by the route's id: a client loader is a separate one. */
  routes: Record<string, string[]>;
  entry: string;
}

type Context = Pick<EntryContext, 'manifest'> & {
  staticHandlerContext: { matches: readonly { route: { id: string } }[] };
};

const known = new WeakMap<EntryContext['manifest'], Map<string, string>>();

/** The page's code as JSON; the same for all pages of a route. */
export function pageCodeJson({ manifest, staticHandlerContext: { matches } }: Context): string {
  const ids = matches.map(({ route }) => route.id);
  const cached = known.get(manifest) ?? new Map<string, string>();
  known.set(manifest, cached);
  const key = ids.join();
  const json = cached.get(key) ?? JSON.stringify(pageCode(manifest, ids));
  cached.set(key, json);
  return json;
}

function pageCode(manifest: EntryContext['manifest'], ids: string[]): PageCode {
  const { entry, url, hmr } = manifest;
  const routes = ids.map((id) => {
    const route = manifest.routes[id];
    if (!route?.module || !url || !entry.module)
      throw new Error(
        `router manifest has no module for route ${id}: check app/document/page-code.server.ts against the react-router version`,
      );
    const { clientActionModule, clientLoaderModule, clientMiddlewareModule, hydrateFallbackModule, module } =
      route;
    const parts = [
      clientActionModule,
      clientLoaderModule,
      clientMiddlewareModule,
      hydrateFallbackModule,
      module,
    ];
    return { id, modules: parts.filter((part) => part !== undefined), imports: route.imports ?? [] };
  });
  const preload = [
    url,
    entry.module,
    ...entry.imports,
    ...routes.flatMap(({ modules, imports }) => [...modules, ...imports]),
  ];
  return {
    preload: [...new Set(preload)],
    first: hmr?.runtime ? [hmr.runtime, url] : [url],
    routes: Object.fromEntries(routes.map(({ id, modules }) => [id, modules])),
    entry: entry.module,
  };
}
