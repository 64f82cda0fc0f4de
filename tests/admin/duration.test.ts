import { expect, it } from 'vitest';
import { durationTyped, parseDuration } from '#admin/inputs/duration.ts';

it.each([
  ['3:20', 200],
  ['3,20', 200],
  [' 12.05 ', 725],
  ['4', 240],
  ['0:59', 59],
])('%s is %d seconds', (typed, seconds) => {
  expect(parseDuration(typed)).toBe(seconds);
  expect(parseDuration(durationTyped(seconds))).toBe(seconds);
});

it.each(['', '0', '0:00', '3:60', 'drei', '-1', '3:20:10'])('%j is no length', (typed) => {
  expect(parseDuration(typed)).toBeNull();
});
