import { expect, it } from 'vitest';
import { nearestTone } from './tone.ts';

it.each([
  [[0, 0, 0], 'ink'],
  [[255, 255, 255], 'paper'],
  [[250, 190, 40], 'dotter'],
  [[10, 110, 70], 'laub'],
  [[150, 200, 235], 'himmel'],
] as const)('the paper nearest to %j is %s', ([red, green, blue], tone) => {
  expect(nearestTone(red, green, blue)).toBe(tone);
});
