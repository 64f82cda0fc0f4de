import { expect, it } from 'vitest';
import { clockTime } from './clock-time.ts';

it.each([
  [0, '0:00'],
  [9.9, '0:09'],
  [75, '1:15'],
  [3600, '60:00'],
])('shows %d seconds as %s', (seconds, text) => {
  expect(clockTime(seconds)).toBe(text);
});
