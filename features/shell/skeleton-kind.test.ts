import { describe, expect, it } from 'vitest';
import { pathTo } from '#features/navigation/index.ts';
import { skeletonKind } from './skeleton-kind.ts';

describe('the skeleton of a page', () => {
  it('has the shape of the page that is coming, in both languages', () => {
    expect(skeletonKind('/de')).toBe('cards');
    expect(skeletonKind(pathTo('calendar', 'de'))).toBe('rows');
    expect(skeletonKind(pathTo('calendar', 'en'))).toBe('rows');
    expect(skeletonKind(pathTo('event', 'en', { slug: 'a', id: 1 }))).toBe('detail');
    expect(skeletonKind(pathTo('productions', 'de'))).toBe('cards');
    expect(skeletonKind(pathTo('venue', 'de', { slug: 'a', id: 1 }))).toBe('detail');
  });

  it('is the title alone where the page is of another kind', () => {
    expect(skeletonKind(pathTo('imprint', 'de'))).toBe('header');
    expect(skeletonKind('/de/etwas/anderes')).toBe('header');
  });
});
