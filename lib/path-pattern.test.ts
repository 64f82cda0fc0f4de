import { expect, it } from 'vitest';
import { byOpenness, fitsPattern, pathParts } from './path-pattern.ts';

it.each([
  ['de', '/de/', true],
  ['de/series', '/de/series/7', false],
  ['de/series/:id', '/de/series/7', true],
  ['de/series/:id', '/de/series', false],
  ['de/series/:slug/:id', '/de/series/wind/7', true],
  ['de/search/:category?/:page?', '/de/search', true],
  ['de/search/:category?/:page?', '/de/search/events/2/3', false],
  ['de/ensemble', '/de/Ensemble', false],
  ['webshop/*', '/webshop/events/7', true],
  ['webshop/*', '/testshop/events', false],
  ['*', '/', true],
])('%s and %s go together: %s', (pattern, path, fits) => {
  expect(fitsPattern(pathParts(pattern), pathParts(path))).toBe(fits);
});

it('literal paths are tried before patterns', () => {
  const patterns = ['*', 'webshop/*', 'de/:slug/:id', 'de/:id', 'de/series'].map(pathParts);
  const order = patterns.toSorted(byOpenness).map((pattern) => pattern.join('/'));
  expect(order).toEqual(['de/series', 'de/:id', 'de/:slug/:id', 'webshop/*', '*']);
});
