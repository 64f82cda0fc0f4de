import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { matchRoutes } from 'react-router';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import routes from '#app/routes.ts';
import { assertMatchingByStaticPrefix, byStaticPrefix } from './match-by-static-prefix.ts';

const router = path.join(
  path.dirname(createRequire(import.meta.url).resolve('react-router')),
  '../production/lib',
);
const UTILS = 'router/utils.js';
const source = readFileSync(path.join(router, UTILS), 'utf8');

type Route = { id?: string; path?: string; index?: boolean; caseSensitive?: boolean; children?: Route[] };
type Match = typeof matchRoutes;
let patched: Match;

beforeAll(async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'router-'));
  cpSync(router, folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(path.join(folder, UTILS), byStaticPrefix(source));
  ({ matchRoutes: patched } = await import(path.join(folder, UTILS)));
});

/** A path as somebody may ask for it, of a path with parts that change. */
const asked = (of: string) =>
  `/${of
    .replace(/:[a-z]+\??/g, 'ein-haus')
    .replace('*', 'a/b')
    .replace(/\/+/g, '/')}`;

function pathsOf(of: readonly Route[]): string[] {
  return of.flatMap(({ path: at = '', children = [] }) => [at, ...pathsOf(children)]);
}

/** The trees of the server, and of browsers: the latter match case-insensitively. */
const TREES = {
  server: routes as Route[],
  browser: withoutCase(routes as Route[]),
};

function withoutCase(of: readonly Route[]): Route[] {
  return of.map(({ caseSensitive: _, children, ...route }) => ({
    ...route,
    ...(children ? { children: withoutCase(children) } : {}),
  }));
}

const PATHS = pathsOf(routes as Route[]).flatMap((at) => {
  const whole = asked(at);
  const short = asked(at.replace(/\/:[a-z]+\?/g, ''));
  return [
    whole,
    short,
    `${whole}/`,
    `${whole}/mehr`,
    `${whole}x`,
    whole.toUpperCase(),
    whole.replace('/', '//'),
  ];
});

const found = (match: Match, tree: readonly Route[], at: string) =>
  match(tree as never, at)?.map(({ params, pathname, pathnameBase, route }) => ({
    ...{ params, pathname, pathnameBase },
    id: route.id,
  }));

describe('a router that passes over routes whose path begins otherwise', () => {
  it.each(Object.entries(TREES))('finds what it finds without that: %s', (_, tree) => {
    expect(PATHS.length).toBeGreaterThan(500);
    for (const at of [...PATHS, '/', '/de/%C3%A4', '/de/series/a%2Fb/1', '/fr', '/de/series/']) {
      expect(found(patched, tree, at), at).toEqual(found(matchRoutes, tree, at));
    }
  });

  it('tries the expressions of few routes, not of all', () => {
    const tries = (match: Match) => {
      const spy = vi.spyOn(RegExp.prototype, 'exec');
      match(TREES.browser as never, '/de/ensemble');
      const count = spy.mock.contexts.filter((tried) => String(tried).startsWith('/^\\/')).length;
      spy.mockRestore();
      return count;
    };
    const all = tries(matchRoutes);
    expect(all).toBeGreaterThan(300);
    expect(tries(patched)).toBeLessThan(all / 10);
  });
});

it('stops the build when the router matches differently', () => {
  expect(() => byStaticPrefix(source.replace('compilePath(meta', 'compile(meta'))).toThrow(
    'changed path matching: update vite/router-patches/match-by-static-prefix.ts',
  );
  expect(() => assertMatchingByStaticPrefix(new Map([['framework-1.js', source]]))).toThrow(
    'without the static prefix',
  );
});

it('lets a build pass that has it', () => {
  assertMatchingByStaticPrefix(new Map([['framework-1.js', byStaticPrefix(source)]]));
});
