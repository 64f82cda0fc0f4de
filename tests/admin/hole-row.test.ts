import { expect, it } from 'vitest';
import { filledHoles } from '#admin/dashboard/filled-holes.ts';

it.each([
  [0, 87, 0],
  [1, 320, 1],
  [41, 82, 8],
  [86, 87, 14],
  [87, 87, 15],
  [0, 0, 0],
])(
  '%i of %i places fill %i of 15 holes: one where there is any, all only where nothing is left',
  (taken, capacity, holes) => {
    expect(filledHoles(taken, capacity)).toBe(holes);
  },
);
