import type { Plugin } from 'vite';
import type { BuiltAssets } from './built-assets.ts';

const LINKS = /\/react-router\/dist\/production\/lib\/dom\/lib\.js$/;
/** Names for React's tools, and calls a bundler cannot know to be without effect: they keep links in that nobody uses. */
const NAMES = ['Link.displayName = "Link";', 'NavLink.displayName = "NavLink";'];
const CALLS = ['React$1.forwardRef(function LinkWithRef(', 'React$1.forwardRef(function NavLinkWithRef('];

/** Leaves the router's own links, and the prefetching behind them, out of what browsers load: pages have `ui/link.tsx`. */
export function leaveOutLinks(): Plugin {
  return {
    name: 'leave-out-links',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: (code, id) => (LINKS.test(id) ? { code: withDroppableLinks(code), map: null } : null),
  };
}

export function withDroppableLinks(code: string): string {
  for (const part of [...NAMES, ...CALLS])
    if (code.split(part).length !== 2) throw new Error('The router defines its links in another form.');
  const unnamed = NAMES.reduce((rest, name) => rest.replace(name, () => ''), code);
  return CALLS.reduce((rest, call) => rest.replace(call, () => `/* @__PURE__ */ ${call}`), unnamed);
}

/** Throws when browsers get the router's links after all. */
export function proveLinksAreLeftOut(assets: BuiltAssets): void {
  for (const code of assets.values())
    if (/["`](Nav)?Link["`]/.test(code)) throw new Error('The links of the router were not left out.');
}
