import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const NAME = /^manifest-[^.]+\.js$/;
const ASSIGNMENT = 'window.__reactRouterManifest=';

interface RouteManifest {
  routes: Record<string, { imports?: string[] }>;
}

/**
 * Takes the lists of imports out of the routes that the browser knows: it would need them to prefetch pages, which no link
 * asks for, and every page would carry them for all pages. The server keeps its own for the preloads in the HTML.
 */
export async function leanRouteManifest(folder: string): Promise<void> {
  const assets = path.join(folder, 'assets');
  for (const name of (await readdir(assets)).filter((file) => NAME.test(file))) {
    const file = path.join(assets, name);
    await writeFile(file, withoutImports(await readFile(file, 'utf8')));
  }
}

export function withoutImports(script: string): string {
  if (!script.startsWith(ASSIGNMENT)) throw new Error('The router writes its manifest in another form.');
  const manifest = JSON.parse(script.slice(ASSIGNMENT.length).replace(/;\s*$/, '')) as RouteManifest;
  for (const route of Object.values(manifest.routes)) route.imports = [];
  return `${ASSIGNMENT}${JSON.stringify(manifest)};`;
}
