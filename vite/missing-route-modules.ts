import type { Plugin } from 'vite';

const ROUTE_MODULES = /\/react-router\/dist\/production\/lib\/dom\/ssr\/routeModules\.js$/;
const RELOAD = 'window.location.reload();';
const GO_THERE = `{
  const next = window.__reactRouterDataRouter.state.navigation.location;
  if (next) window.location.assign(next.pathname + next.search + next.hash);
  else window.location.reload();
}`;

/**
 * When the code of the next page cannot be loaded, as after a deployment, the router loads the page one is on anew, each
 * time one asks for the other. With this it loads the one that was asked for, which the server writes whole.
 */
export function goToMissingRouteModules(): Plugin {
  return {
    name: 'go-to-missing-route-modules',
    apply: 'build',
    transform(code, id) {
      if (!ROUTE_MODULES.test(id)) return null;
      if (!code.includes(RELOAD))
        throw new Error('The router does something else without the code of a page.');
      return { code: code.replace(RELOAD, GO_THERE), map: null };
    },
  };
}
