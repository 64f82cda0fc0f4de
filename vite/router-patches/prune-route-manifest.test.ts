import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { assertRouteManifestPruned, prunedManifest, pruneRouteManifest } from './prune-route-manifest.ts';

const root = { id: 'root', path: '', module: '/assets/root.js', css: ['/app.css'] };
const shell = { id: 'routes/shell', module: '/assets/shell.js', hasLoader: true, css: ['/a.css'] };
const home = { ...shell, id: 'de.home', path: 'de', parentId: 'routes/shell', module: '/assets/home.js' };
const ensemble = { ...home, id: 'de.ensemble', path: 'de/ensemble', module: '/assets/ensemble.js' };
const entry = { module: '/assets/entry.js', imports: ['/assets/framework.js'] };
const script = `window.__reactRouterManifest=${JSON.stringify({
  entry,
  routes: {
    root: { ...root, css: ['/app.css#'], imports: [] },
    'routes/shell': { ...shell, css: ['/a.css', '/app.css#'], imports: [] },
    'de.home': { ...home, imports: ['/assets/framework.js', '/assets/money.js'] },
    'de.ensemble': { ...ensemble, imports: ['/assets/framework.js'] },
  },
  version: '1',
})};`;
const built = (code: string) => new Map([['manifest-1.js', code]]);

test('the browser knows every route, but not what each imports', () => {
  const window: { __reactRouterManifest?: unknown } = {};
  runInNewContext(prunedManifest(script), { window });
  expect(window.__reactRouterManifest).toEqual({
    entry,
    routes: {
      root: { ...root, imports: [] },
      'routes/shell': { ...shell, css: ['/a.css', '/app.css'], imports: [] },
      'de.home': { ...home, imports: [] },
      'de.ensemble': { ...ensemble, imports: [] },
    },
    version: '1',
  });
  assertRouteManifestPruned(built(prunedManifest(script)));
});

test('common parts of routes are written once', () => {
  expect(prunedManifest(script).split('"hasLoader"')).toHaveLength(3);
});

test.each([
  ['export default {}', 'the format of the browser manifest'],
  ['window.__reactRouterManifest={"routes":{}};', 'the imports of routes'],
  ['window.__reactRouterManifest={"routes":{"a":{"module":"/a.js","needs":[]}}};', 'the imports of routes'],
])('a manifest of another form stops the build: %s', (code, message) => {
  expect(() => prunedManifest(code)).toThrow(message);
});

test('a route that is called otherwise than it says stops the build', () => {
  expect(() => prunedManifest(script.replace('"id":"de.home"', '"id":"en.home"'))).toThrow(
    'the fields of routes',
  );
});

test('a manifest that is not there, or was not pruned, stops the build', async () => {
  await expect(pruneRouteManifest('nowhere', new Map([['routes-1.js', script]]))).rejects.toThrow(
    'the number of browser manifests to 0',
  );
  expect(() => assertRouteManifestPruned(built(script))).toThrow('not pruned');
});
