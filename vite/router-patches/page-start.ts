import { assertPatched, type BuiltAssets } from './built-assets.ts';

/** Globals a page sets before the router starts in a browser (app/document/start-page-code.js, app/entry.client.tsx). */
const SET = [
  'window.__reactRouterContext',
  'window.__reactRouterManifest',
  'window.__reactRouterRouteModules',
];

/** Properties the router reads of the context: the page's data as a stream, decoded once. */
const READ = ['.context.stream', '.stateDecodingPromise'];

/**
 * A page is started by its own script instead of the router's, so that it is painted first (docs/decisions/0015, 0026).
 * Throws unless the client router reads the globals that script sets, and the entry has the functions it calls.
 */
export function assertPageStarts(assets: BuiltAssets): void {
  assertPatched(
    assets,
    [...SET, ...READ],
    'react-router no longer reads the globals that pages set: update vite/router-patches/page-start.ts (decision 26)',
  );
  const entries = new Map([...assets].filter(([name]) => name.startsWith('entry.client-')));
  assertPatched(
    entries,
    ['hydratePage'],
    'the browser entry does not export hydratePage (app/entry.client.tsx)',
  );
}
