import { expect, it } from 'vitest';
import { BytesBoundMap } from './bytes-bound-map.ts';

it('stays within its bytes, those read last retained', () => {
  const map = new BytesBoundMap<number>(1000);
  map.set('first', 0, 90);
  for (let each = 1; each < 100; each += 1) {
    map.set(`${each}`, each, 96);
    expect(map.get('first')).toBe(0);
  }
  expect(map.bytes).toBe(1000);
  expect(map.get('99')).toBe(99);
  expect(map.get('1')).toBeUndefined();
});

it('counts a replaced value once, and one that is too large not at all', () => {
  const map = new BytesBoundMap<string>(1000);
  map.set('a', 'old', 500);
  map.set('a', 'new', 300);
  expect(map.get('a')).toBe('new');
  expect(map.bytes).toBe(302);
  map.set('a', 'too large', 2000);
  expect(map.get('a')).toBeUndefined();
  expect(map.bytes).toBe(0);
});
