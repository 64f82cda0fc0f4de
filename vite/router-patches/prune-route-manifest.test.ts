import { expect, test } from 'vitest';
import { proveRouteManifestIsPruned, pruneRouteManifest, withoutImports } from './prune-route-manifest.ts';

const home = { id: 'de.home', path: 'de', module: '/assets/home.js', hasLoader: true, css: ['/a.css'] };
const script = `window.__reactRouterManifest=${JSON.stringify({
  entry: { module: '/assets/entry.js', imports: ['/assets/framework.js'] },
  routes: { 'de.home': { ...home, imports: ['/assets/framework.js', '/assets/money.js'] } },
  version: '1',
})};`;
const built = (code: string) => new Map([['manifest-1.js', code]]);

test('the browser knows every route, but not what each imports', () => {
  const [, json = ''] = /^window\.__reactRouterManifest=(.*);$/.exec(withoutImports(script)) ?? [];
  expect(JSON.parse(json)).toEqual({
    entry: { module: '/assets/entry.js', imports: ['/assets/framework.js'] },
    routes: { 'de.home': { ...home, imports: [] } },
    version: '1',
  });
  proveRouteManifestIsPruned(built(withoutImports(script)));
});

test.each([
  ['export default {}', 'another form'],
  ['window.__reactRouterManifest={"routes":{}};', 'another form'],
  ['window.__reactRouterManifest={"routes":{"a":{"module":"/a.js","needs":[]}}};', 'another form'],
])('a manifest of another form stops the build: %s', (code, message) => {
  expect(() => withoutImports(code)).toThrow(message);
});

test('a manifest that is not there, or was not pruned, stops the build', async () => {
  await expect(pruneRouteManifest('nowhere', new Map([['routes-1.js', script]]))).rejects.toThrow(
    '0 manifests',
  );
  expect(() => proveRouteManifestIsPruned(built(script))).toThrow('not pruned');
});
