import { expect, it } from 'vitest';
import { inRegion } from './regions.ts';

const isA = (id: string) => (id === 'own' ? 'page-content' : 'text');

it('modules before the built-in content of a page are above it, those behind it below', () => {
  const ids = ['a', 'b', 'own', 'c'];
  expect(inRegion(ids, 'above', isA)).toEqual(['a', 'b']);
  expect(inRegion(ids, 'below', isA)).toEqual(['c']);
  expect(inRegion(ids, 'all', isA)).toEqual(ids);
});

it('without it all of them are above', () => {
  expect(inRegion(['a', 'b'], 'above', isA)).toEqual(['a', 'b']);
  expect(inRegion(['a', 'b'], 'below', isA)).toEqual([]);
});
