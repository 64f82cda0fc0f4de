import type { Plugin } from 'vite';
import { assertPatched, type BuiltAssets } from './built-assets.ts';
import { RouterChangeError } from './router-change-error.ts';

const ROUTE_MODULES = /\/react-router\/dist\/production\/lib\/dom\/ssr\/routeModules\.js$/;
const RELOAD = 'window.location.reload();';
/** Mark that identifies the patch in a build, which keeps property names. */
const MARK = 'window.__reactRouterDataRouter.state.navigation.location';
const NAVIGATE_TO_TARGET = `{
  const next = ${MARK};
  if (next) window.location.assign(next.pathname + next.search + next.hash);
  else window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
}`;

/**
 * When the code of the next page cannot be loaded, as after a deployment, the router loads the page one is on again, each
 * time one asks for the other. With this it loads the one that was asked for, which the server writes whole; where none was,
 * it tells of the missing code like all others (app/document/start-page-code.js), and that limits reloads.
 */
export function reloadForMissingModules(): Plugin {
  return {
    name: 'reload-for-missing-modules',
    apply: 'build',
    transform: (code, id) => (ROUTE_MODULES.test(id) ? { code: navigateToTarget(code), map: null } : null),
  };
}

export function navigateToTarget(code: string): string {
  if (code.split(RELOAD).length !== 2)
    throw new RouterChangeError('the reload for missing route modules', 'reload-for-missing-modules.ts');
  return code.replace(RELOAD, NAVIGATE_TO_TARGET);
}

/** Throws unless the code that browsers get goes there. */
export function assertReloadForMissingModules(assets: BuiltAssets): void {
  assertPatched(
    assets,
    [MARK, '.location.assign('],
    'browser build reloads the current page for missing modules: was reload-for-missing-modules applied?',
  );
}
