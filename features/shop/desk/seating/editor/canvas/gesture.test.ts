import { expect, it } from 'vitest';
import { isMoved, stepOf } from './gesture.ts';

const GRABBED = { from: { x: 100, y: 100 }, grabbed: { x: 103, y: 98 } };

it('a drag leads the seat that is grabbed to a hole of the grid', () => {
  expect(stepOf(GRABBED, { x: 130, y: 100 }, false)).toEqual({ dx: 41, dy: -2 });
  const { dx, dy } = stepOf(GRABBED, { x: 151, y: 222 }, false);
  expect([(GRABBED.grabbed.x + dx) % 24, (GRABBED.grabbed.y + dy) % 24]).toEqual([0, 0]);
});

it('a free drag is as long as it is drawn', () => {
  expect(stepOf(GRABBED, { x: 130.4, y: 91 }, true)).toEqual({ dx: 30, dy: -9 });
});

it('a press that trembles is none', () => {
  expect(isMoved({ x: 0, y: 0 }, { x: 4, y: 4 })).toBe(false);
  expect(isMoved({ x: 0, y: 0 }, { x: 6, y: 6 })).toBe(true);
});
