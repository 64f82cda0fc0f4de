import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuiltAssets } from './built-assets.ts';

const NAME = /^manifest-[^.]+\.js$/;
const ASSIGNMENT = 'window.__reactRouterManifest=';

interface RouteManifest {
  routes: Record<string, { module?: string; imports?: string[] }>;
}

/**
 * Takes the lists of imports out of the routes that the browser knows: it would need them to prefetch pages, which no link
 * asks for, and every page would carry them for all pages. The server keeps its own for the preloads of a page.
 */
export async function pruneRouteManifest(folder: string, assets: BuiltAssets): Promise<void> {
  const names = [...assets.keys()].filter((name) => NAME.test(name));
  if (names.length !== 1) throw new Error(`The router wrote ${names.length} manifests instead of one.`);
  for (const name of names) await writeFile(path.join(folder, name), withoutImports(assets.get(name) ?? ''));
}

export function withoutImports(script: string): string {
  const manifest = parseManifest(script);
  for (const route of Object.values(manifest.routes)) route.imports = [];
  return `${ASSIGNMENT}${JSON.stringify(manifest)};`;
}

/** Throws unless the browser knows every route, and of none what it imports. */
export function proveRouteManifestIsPruned(assets: BuiltAssets): void {
  const [, script = ''] = [...assets].find(([name]) => NAME.test(name)) ?? [];
  const routes = Object.values(parseManifest(script).routes);
  if (routes.length === 0 || routes.some(({ module, imports }) => !module || imports?.length !== 0))
    throw new Error('The manifest of the routes was not pruned.');
}

function parseManifest(script: string): RouteManifest {
  if (!script.startsWith(ASSIGNMENT)) throw new Error('The router writes its manifest in another form.');
  const manifest = JSON.parse(script.slice(ASSIGNMENT.length).replace(/;\s*$/, '')) as RouteManifest;
  const routes = Object.values(manifest.routes ?? {});
  if (routes.length === 0 || routes.some(({ imports }) => !Array.isArray(imports)))
    throw new Error('The router describes its routes in another form.');
  return manifest;
}
