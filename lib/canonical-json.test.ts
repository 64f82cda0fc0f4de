import { describe, expect, it } from 'vitest';
import { canonicalJson, isSameJson } from './canonical-json.ts';

const VALUES: unknown[] = [
  null,
  0,
  '',
  'a',
  [],
  {},
  ['a'],
  ['a', 'b'],
  ['b', 'a'],
  { a: 1 },
  { a: 1, b: undefined },
  { a: 1, b: null },
  { a: null, b: 1 },
  { b: 1, a: null },
  { a: { b: [1, { c: 2, d: 3 }] } },
  { a: { b: [1, { d: 3, c: 2 }] } },
  { a: { b: [1, { c: 2 }] } },
  JSON.parse('{"__proto__":{}}'),
];

describe('values that are the same as JSON', () => {
  it('are those that give the same text', () => {
    for (const one of VALUES) {
      for (const other of VALUES) {
        const isSame = canonicalJson(one) === canonicalJson(other);
        expect([one, other, isSameJson(one, other)]).toEqual([one, other, isSame]);
      }
    }
  });
});
