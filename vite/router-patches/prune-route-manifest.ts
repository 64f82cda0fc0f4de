import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { runInNewContext } from 'node:vm';
import type { BuiltAssets } from './built-assets.ts';
import { assertSheetsLoadedOnce, stableRootSheetNames } from './load-sheets-once.ts';
import { RouterChangeError } from './router-change-error.ts';

const NAME = /^manifest-[^.]+\.js$/;
const ASSIGNMENT = 'window.__reactRouterManifest=';

interface Route {
  id: string;
  path?: string;
  module: string;
  imports: string[];
  css?: string[];
  [fact: string]: unknown;
}
interface RouteManifest {
  routes: Record<string, Route>;
}

/** Joins the parts of a manifest, in the browser; a path of 0 is the id. Written by hand because it is sent unminified. */
const JOIN =
  '((rest,kinds,rows)=>({...rest,routes:Object.fromEntries(rows.map(([id,module,kind,path])=>[id,{...kinds[kind],id,module,path:path===0?id:path,imports:[]}]))}))';

/**
 * Removes the imports from the routes in the browser's manifest: they serve prefetching, which no link requests, and every
 * page would carry them for all pages. Common parts of routes are written once, sheets of the root are the document's own
 * (`loadSheetsOnce`). The server keeps its own manifest for the preloads of a page.
 */
export async function pruneRouteManifest(folder: string, assets: BuiltAssets): Promise<void> {
  const names = [...assets.keys()].filter((name) => NAME.test(name));
  if (names.length !== 1)
    throw new RouterChangeError(
      `the number of browser manifests to ${names.length}`,
      'prune-route-manifest.ts',
    );
  for (const name of names) await writeFile(path.join(folder, name), prunedManifest(assets.get(name) ?? ''));
}

/** The script of a manifest, pruned. Throws unless it makes the very same manifest, without imports and marks of sheets. */
export function prunedManifest(script: string): string {
  const manifest = parseManifest(script);
  stableRootSheetNames(manifest.routes);
  const { routes, ...rest } = manifest;
  const kinds: string[] = [];
  const rows = Object.values(routes).map(({ id, module, path: at, imports: _, ...facts }) => {
    const kind = JSON.stringify(facts);
    if (!kinds.includes(kind)) kinds.push(kind);
    const row = [id, module, kinds.indexOf(kind)];
    return at === undefined ? row : [...row, at === id ? 0 : at];
  });
  const parts = [rest, kinds.map((kind) => JSON.parse(kind) as unknown), rows];
  const pruned = `${ASSIGNMENT}${JOIN}(${parts.map((part) => JSON.stringify(part)).join()});`;
  for (const route of Object.values(routes)) route.imports = [];
  if (!isDeepStrictEqual(runManifest(pruned), manifest))
    throw new RouterChangeError('the fields of routes in the browser manifest', 'prune-route-manifest.ts');
  return pruned;
}

/** Throws unless the browser knows every route, and of none what it imports. */
export function assertRouteManifestPruned(assets: BuiltAssets): void {
  const [, script = ''] = [...assets].find(([name]) => NAME.test(name)) ?? [];
  const known = runManifest(script)?.routes ?? {};
  const routes = Object.values(known);
  const isPruned = script.startsWith(`${ASSIGNMENT}${JOIN}`) && routes.length > 0;
  if (!isPruned || routes.some(({ module, imports }) => !module || imports?.length !== 0))
    throw new Error('browser manifest is not pruned: was pruneRouteManifest called?');
  assertSheetsLoadedOnce(known);
}

/** Returns the manifest a script leaves in a browser, as plain data. */
function runManifest(script: string): RouteManifest | undefined {
  const window: { __reactRouterManifest?: RouteManifest } = {};
  runInNewContext(script, { window });
  const made = JSON.stringify(window.__reactRouterManifest);
  return made === undefined ? undefined : (JSON.parse(made) as RouteManifest);
}

function parseManifest(script: string): RouteManifest {
  if (!script.startsWith(ASSIGNMENT))
    throw new RouterChangeError('the format of the browser manifest', 'prune-route-manifest.ts');
  const manifest = JSON.parse(script.slice(ASSIGNMENT.length).replace(/;\s*$/, '')) as RouteManifest;
  const routes = Object.values(manifest.routes ?? {});
  if (routes.length === 0 || routes.some(({ imports }) => !Array.isArray(imports)))
    throw new RouterChangeError('the imports of routes in the browser manifest', 'prune-route-manifest.ts');
  return manifest;
}
