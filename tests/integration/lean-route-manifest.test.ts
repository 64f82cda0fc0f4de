import { expect, test } from 'vitest';
import { withoutImports } from '../../vite/lean-route-manifest.ts';

test('the browser knows every route, but not what each imports', () => {
  const home = { id: 'de.home', path: 'de', module: '/assets/home.js', hasLoader: true, css: ['/a.css'] };
  const script = `window.__reactRouterManifest=${JSON.stringify({
    entry: { module: '/assets/entry.js', imports: ['/assets/framework.js'] },
    routes: { 'de.home': { ...home, imports: ['/assets/framework.js', '/assets/money.js'] } },
    version: '1',
  })};`;
  const [, json = ''] = /^window\.__reactRouterManifest=(.*);$/.exec(withoutImports(script)) ?? [];
  expect(JSON.parse(json)).toEqual({
    entry: { module: '/assets/entry.js', imports: ['/assets/framework.js'] },
    routes: { 'de.home': { ...home, imports: [] } },
    version: '1',
  });
});

test('a manifest of another form stops the build', () => {
  expect(() => withoutImports('export default {}')).toThrow('another form');
});
