import { runInNewContext } from 'node:vm';
import type { Plugin } from 'vite';
import { RouterChangeError } from './router-change-error.ts';

const MANIFEST = /virtual:react-router\/server-manifest$/;
const EXPORT = 'export default ';

interface Routes {
  [id: string]: { css?: string[] };
}

/**
 * A style sheet that later code needs as well is marked by the router ("app.css#"), so that a browser takes it for two: one
 * is removed with its route, the other remains. The sheets of the root are never removed: requesting them a second time only
 * causes a style recalculation of the whole page.
 */
export function loadSheetsOnce(): Plugin {
  let isDone = false;
  return {
    name: 'load-sheets-once',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform(code, id) {
      if (!MANIFEST.test(id)) return null;
      isDone = true;
      return { code: withStableRootSheets(code), map: null };
    },
    generateBundle() {
      if (!isDone) throw new RouterChangeError('the module of the server manifest', 'load-sheets-once.ts');
    },
  };
}

/** The module of the server's manifest, with the sheets of the root unchanged. Throws where it has none. */
export function withStableRootSheets(module: string): string {
  if (!module.startsWith(EXPORT))
    throw new RouterChangeError('the format of the server manifest', 'load-sheets-once.ts');
  const manifest = runInNewContext(`(${module.slice(EXPORT.length).replace(/;\s*$/, '')})`) as {
    routes: Routes;
  };
  stableRootSheetNames(manifest.routes);
  return `${EXPORT}${JSON.stringify(manifest)};`;
}

/** Takes the mark from the sheets of the root, wherever routes name them. Throws where the root has none. */
export function stableRootSheetNames(routes: Routes): void {
  const plain = (sheet: string) => sheet.replace(/#$/, '');
  const ofRoot = routes.root?.css?.map(plain) ?? [];
  if (ofRoot.length === 0)
    throw new RouterChangeError('the style sheets of the root route in the manifest', 'load-sheets-once.ts');
  for (const route of Object.values(routes))
    route.css = [
      ...new Set(route.css?.map((sheet) => (ofRoot.includes(plain(sheet)) ? plain(sheet) : sheet))),
    ];
}

/** Throws unless the browser's manifest names the sheets of the root plainly. */
export function assertSheetsLoadedOnce(routes: Routes): void {
  const ofRoot = routes.root?.css ?? [];
  if (ofRoot.length === 0 || ofRoot.some((sheet) => sheet.endsWith('#')))
    throw new Error(
      'root style sheets are still marked in the browser manifest: was load-sheets-once applied?',
    );
}
