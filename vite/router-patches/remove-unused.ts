import type { Plugin } from 'vite';
import type { BuiltAssets } from './built-assets.ts';
import { RouterChangeError } from './router-change-error.ts';

/** A part of the router that browsers would load and nobody uses. */
interface Unused {
  what: string;
  /** Replacements of its uses and names: a file of the router, and the new code there. */
  changes: readonly { file: string; from: string; to: string; times?: number }[];
  /** Pattern found in browser code that includes the part, and in no other. */
  mark: RegExp;
}

const LINKS = 'dom/lib.js';
const nameless = (name: string, shown = name) => ({
  file: LINKS,
  from: `${name}.displayName = "${shown}";`,
  to: '',
});
const pure = (call: string) => ({ file: LINKS, from: call, to: `/* @__PURE__ */ ${call}` });

/**
 * A bundler cannot drop named components, results of calls with possible side effects, and code behind options. Our options
 * are fixed (`react-router.config.ts`, `entry.client.tsx`).
 */
export const UNUSED: readonly Unused[] = [
  {
    what: 'links, with their prefetching: pages have `ui/link.tsx`',
    changes: [
      nameless('Link'),
      nameless('NavLink'),
      pure('React$1.forwardRef(function LinkWithRef('),
      pure('React$1.forwardRef(function NavLinkWithRef('),
    ],
    mark: /displayName ?= ?["`](Nav)?Link["`]/,
  },
  {
    what: 'restoring where one had scrolled to: pages have `platform/browser/page-scroll.tsx`',
    changes: [nameless('ScrollRestoration')],
    mark: /react-router-scroll-positions/,
  },
  {
    what: 'a router over a history of its own',
    changes: [nameless('HistoryRouter', 'unstable_HistoryRouter')],
    mark: /unstable_HistoryRouter/,
  },
  {
    what: 'its scripts on the error page of last resort: the page’s code has started',
    changes: [
      {
        file: 'dom/ssr/errorBoundaries.js',
        from: 'renderScripts ? /* @__PURE__ */ React$1.createElement(Scripts, null) : null',
        to: 'null',
      },
    ],
    mark: /["`]importmap["`]/,
  },
  {
    what: 'asking the server for routes: the manifest names them all',
    changes: [
      {
        file: 'dom/ssr/fog-of-war.js',
        from: 'if (!isFogOfWarEnabled(routeDiscovery, ssr)) return;',
        to: 'return;',
      },
      {
        file: 'dom/ssr/fog-of-war.js',
        from: 'if (!isFogOfWarEnabled(routeDiscovery, ssr) || window.navigator?.connection?.saveData === true) return;',
        to: 'return;',
      },
    ],
    mark: /a\[data-discover\]/,
  },
  {
    what: 'routes that are found while somebody navigates: the manifest names them all',
    changes: [
      { file: 'router/router.js', from: 'if (isFogOfWar) {', to: 'if (false) {', times: 3 },
      { file: 'router/router.js', from: 'if (loadMatch.isDiscovering) {', to: 'if (false) {' },
      { file: 'router/router.js', from: 'if (init.patchRoutesOnNavigation) {', to: 'if (false) {' },
      { file: 'router/router.js', from: 'if (!init.patchRoutesOnNavigation) return {', to: 'return {' },
    ],
    mark: /\bpartialMatches\b/,
  },
  {
    what: 'transitions between views: no link asks for one',
    changes: [
      {
        file: 'components.js',
        from: 'let isViewTransitionAvailable = router.window != null && router.window.document != null && typeof router.window.document.startViewTransition === "function";',
        to: '',
      },
      {
        file: 'components.js',
        from: 'if (!viewTransitionOpts || !isViewTransitionAvailable) {',
        to: 'if (true) {',
      },
      {
        file: 'components.js',
        from: 'warnOnce(viewTransitionOpts == null || isViewTransitionAvailable, "You provided the `viewTransition` option to a router update, but you do not appear to be running in a DOM environment as `window.startViewTransition` is not available.");',
        to: '',
      },
      {
        file: 'components.js',
        from: 'if (renderDfd && pendingState && router.window) {',
        to: 'if (false) {',
      },
      {
        file: 'components.js',
        from: 'if (!vtContext.isTransitioning && interruption) {',
        to: 'if (false) {',
      },
      {
        file: 'router/router.js',
        from: 'restoreAppliedTransitions(routerWindow, appliedViewTransitions);',
        to: '',
      },
      {
        file: 'router/router.js',
        from: '() => persistAppliedTransitions(routerWindow, appliedViewTransitions)',
        to: '() => {}',
      },
      {
        file: 'router/router.js',
        from: '} else if (pendingViewTransitionEnabled) {',
        to: '} else if (false) {',
      },
    ],
    mark: /remix-router-transitions|\.window\.document\.startViewTransition/,
  },
  {
    what: 'asking before one leaves: pages keep what was typed instead',
    changes: [
      {
        file: 'router/router.js',
        from: 'warning(blockerFunctions.size === 0 || delta != null, "You are trying to use a blocker on a POP navigation to a location that was not created by @remix-run/router. This will fail silently in production. This can happen if you are navigating outside the router via `window.history.pushState`/`window.location.hash` instead of using router navigation APIs.  This can also happen if you are using createHashRouter and the user manually changes the URL.");',
        to: '',
      },
      { file: 'router/router.js', from: 'if (blockerKey && delta != null) {', to: 'if (false) {' },
      { file: 'router/router.js', from: 'if (blockerKey) {', to: 'if (false) {' },
      { file: 'router/router.js', from: 'if (blockerFunctions.size === 0) return;', to: 'return;' },
    ],
    mark: /using a blocker on a POP|Invalid blocker state transition/,
  },
  {
    what: 'instruments for measuring the router',
    changes: [
      { file: 'router/router.js', from: 'if (init.instrumentations) ', to: 'if (false) ', times: 2 },
      {
        file: 'router/router.js',
        from: '= consumeInstrumentationClientResultMetaReceiver(router)',
        to: '= void 0',
        times: 2,
      },
    ],
    mark: /\(["`]Uninstrumented["`]\)/,
  },
];

const ROUTER = /\/react-router\/dist\/production\/lib\/(.+)$/;

/** Removes unused parts of the router from the client bundle. */
export function removeUnused(): Plugin {
  return {
    name: 'remove-unused',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      const [, file = ''] = ROUTER.exec(id) ?? [];
      const changed = withoutUnusedCode(code, file);
      return changed === code ? null : { code: changed, map: null };
    },
  };
}

/** A file of the router without them. Throws when one stands there in another form. */
export function withoutUnusedCode(code: string, file: string): string {
  let rest = code;
  for (const { what, changes } of UNUSED)
    for (const { from, to, times = 1 } of changes.filter((change) => change.file === file)) {
      const parts = rest.split(from);
      if (parts.length !== times + 1)
        throw new RouterChangeError(`code to remove (${what})`, 'remove-unused.ts');
      rest = parts.join(to);
    }
  return rest;
}

/** Throws when browsers get one of them after all. */
export function assertUnusedRemoved(assets: BuiltAssets): void {
  for (const { what, mark } of UNUSED)
    for (const code of assets.values())
      if (mark.test(code))
        throw new Error(`browser build contains removed router code (${what}): was remove-unused applied?`);
}
