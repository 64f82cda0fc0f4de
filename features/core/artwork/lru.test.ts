import { describe, expect, it } from 'vitest';
import { createLru } from './lru.ts';

describe('a bounded memory', () => {
  it('forgets what was not asked for longest', () => {
    const memory = createLru<number>(2);
    memory.set('a', 1);
    memory.set('b', 2);
    memory.get('a');
    memory.set('c', 3);
    expect([memory.get('a'), memory.get('b'), memory.get('c')]).toEqual([1, undefined, 3]);
    expect(memory.size).toBe(2);
  });
});
