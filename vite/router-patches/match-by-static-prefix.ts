import type { Plugin } from 'vite';
import { assertPatched, type BuiltAssets } from './built-assets.ts';
import { RouterChangeError } from './router-change-error.ts';

const MATCHING = /\/react-router\/dist\/production\/lib\/router\/utils\.js$/;

/** Code of the router for each of its routes, and its replacement. */
const CHANGES = [
  {
    // The literal prefix before the first parameter. In lower case: the expressions decide about case.
    from: `			routesMeta: routesMeta.map((meta, i) => {
				let [matcher, params] = compilePath(meta.relativePath, meta.caseSensitive, i === routesMeta.length - 1);
				return {
					...meta,
					matcher,
					compiledParams: params
				};
			})`,
    to: `			routesMeta,
			staticStart: path.replace(/\\/[:*].*$/, "").toLowerCase()`,
  },
  {
    from: 'function matchRouteBranch(branch, pathname, allowPartial = false) {',
    to: `function matchRouteBranch(branch, pathname, allowPartial = false) {
	if (!pathname.toLowerCase().startsWith(branch.staticStart)) return null;`,
  },
];

/**
 * The router makes a regular expression of each part of each route, twice, and tries them one after the other before a page comes to
 * life: on a slow phone half of the longest pause. With this, routes whose path begins otherwise are passed over by a comparison of
 * text, and only those that are left become expressions.
 */
export function matchByStaticPrefix(): Plugin {
  return {
    name: 'match-by-static-prefix',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: (code, id) => (MATCHING.test(id) ? { code: byStaticPrefix(code), map: null } : null),
  };
}

export function byStaticPrefix(code: string): string {
  return CHANGES.reduce((rest, { from, to }) => {
    const parts = rest.split(from);
    if (parts.length !== 2) throw new RouterChangeError('path matching', 'match-by-static-prefix.ts');
    return parts.join(to);
  }, code);
}

/** Throws unless the code that browsers get matches so. */
export function assertMatchingByStaticPrefix(assets: BuiltAssets): void {
  assertPatched(
    assets,
    ['staticStart:', '.staticStart)'],
    'browser build matches paths without the static prefix: was match-by-static-prefix applied?',
  );
}
