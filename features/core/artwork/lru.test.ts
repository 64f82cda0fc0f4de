import { describe, expect, it } from 'vitest';
import { createLru } from './lru.ts';

describe('a bounded memory', () => {
  it('evicts the least recently used', () => {
    const cache = createLru<number>(2);
    cache.set('a', 1);
    cache.set('b', 2);
    cache.get('a');
    cache.set('c', 3);
    expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([1, undefined, 3]);
    expect(cache.size).toBe(2);
  });
});
