import { expect, it } from 'vitest';
import { readRange } from './byte-range.ts';

it.each([
  ['bytes=0-99', { start: 0, end: 99 }],
  ['bytes=100-', { start: 100, end: 999 }],
  ['bytes=-100', { start: 900, end: 999 }],
  ['bytes=-5000', { start: 0, end: 999 }],
  ['bytes=990-5000', { start: 990, end: 999 }],
  ['bytes=1000-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=5-2', null],
  ['bytes=-', null],
  ['bytes=0-1,5-6', null],
  ['items=0-1', null],
  ['bytes=0x1-2', null],
  [`bytes=0-${'9'.repeat(1000)}`, null],
  [undefined, null],
] as const)('“%s” of a thousand bytes is %j', (header, range) => {
  expect(readRange(header, 1000)).toEqual(range);
});

it('of an empty file there is no part', () => {
  expect(readRange('bytes=0-', 0)).toBe('unsatisfiable');
});
