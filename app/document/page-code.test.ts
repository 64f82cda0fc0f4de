import { expect, it } from 'vitest';
import { pageCodeJson } from './page-code.server.ts';

type Context = Parameters<typeof pageCodeJson>[0];

const route = (module: string, imports: string[] = []) => ({ module, imports });
const manifest = {
  url: '/assets/manifest.js',
  version: '1',
  entry: { module: '/assets/entry.js', imports: ['/assets/framework.js'] },
  routes: {
    root: route('/assets/root.js', ['/assets/framework.js']),
    'de.home': route('/assets/home.js', ['/assets/money.js']),
    'de.list': { ...route('/assets/list.js'), clientLoaderModule: '/assets/list-loader.js' },
  },
} as unknown as Context['manifest'];
const context = (...ids: string[]): Context => ({
  manifest,
  staticHandlerContext: { matches: ids.map((id) => ({ route: { id } })) },
});

it('a page asks for the modules of its routes, each once, the manifest first', () => {
  expect(JSON.parse(pageCodeJson(context('root', 'de.home')))).toEqual({
    preload: ['manifest', 'entry', 'framework', 'root', 'home', 'money'].map((name) => `/assets/${name}.js`),
    first: ['/assets/manifest.js'],
    routes: { root: ['/assets/root.js'], 'de.home': ['/assets/home.js'] },
    entry: '/assets/entry.js',
  });
});

it('a route whose client loader is its own module is made up of both', () => {
  const { preload, routes } = JSON.parse(pageCodeJson(context('root', 'de.list')));
  expect(routes['de.list']).toEqual(['/assets/list-loader.js', '/assets/list.js']);
  expect(preload).toEqual(expect.arrayContaining(routes['de.list']));
});

it('in development the runtime of the development server comes before everything', () => {
  const hmr = { ...manifest, hmr: { runtime: '/@runtime' } };
  const { first } = JSON.parse(pageCodeJson({ ...context('root'), manifest: hmr }));
  expect(first).toEqual(['/@runtime', '/assets/manifest.js']);
});

it('a manifest of another form makes no page', () => {
  expect(() => pageCodeJson(context('root', 'de.unknown'))).toThrow('no module for route');
  expect(() => pageCodeJson({ ...context('root'), manifest: { ...manifest, url: '' } })).toThrow(
    'no module for route',
  );
});
