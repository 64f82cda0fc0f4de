import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cropOf, heightOf, SHAPES, widthsOf } from './crops.ts';

const MIDDLE = { x: 50, y: 50 };
const side = fc.integer({ min: 1, max: 4000 });
const percent = fc.integer({ min: 0, max: 100 });

describe('the part of a picture that is shown', () => {
  it('lies around its focal point', () => {
    expect(cropOf({ width: 1600, height: 900 }, '1x1', MIDDLE)).toEqual({
      left: 350,
      top: 0,
      width: 900,
      height: 900,
    });
    expect(cropOf({ width: 1600, height: 900 }, '1x1', { x: 40, y: 0 }).left).toBe(190);
  });

  it('stops at its edges', () => {
    expect(cropOf({ width: 1600, height: 900 }, '1x1', { x: 100, y: 50 }).left).toBe(700);
    expect(cropOf({ width: 900, height: 1600 }, '16x9', { x: 50, y: 0 }).top).toBe(0);
  });

  it('always lies within the picture, whatever its form', () => {
    fc.assert(
      fc.property(side, side, percent, percent, fc.constantFrom(...SHAPES), (width, height, x, y, shape) => {
        const crop = cropOf({ width, height }, shape, { x, y });
        expect(crop.width).toBeGreaterThan(0);
        expect(crop.height).toBeGreaterThan(0);
        expect(crop.left).toBeGreaterThanOrEqual(0);
        expect(crop.top).toBeGreaterThanOrEqual(0);
        expect(crop.left + crop.width).toBeLessThanOrEqual(width);
        expect(crop.top + crop.height).toBeLessThanOrEqual(height);
      }),
    );
  });
});

describe('the widths of a picture', () => {
  it('are never larger than the picture', () => {
    expect(widthsOf({ width: 1000, height: 1000 }, '16x9')).toEqual([160, 320, 640, 960]);
    expect(widthsOf({ width: 4000, height: 400 }, '1x1')).toEqual([160, 320]);
  });

  it('are never more than pages ask for in that shape', () => {
    expect(widthsOf({ width: 4000, height: 4000 }, '2x3').at(-1)).toBe(960);
  });

  it('are one at least', () => {
    expect(widthsOf({ width: 20, height: 20 }, '1x1')).toEqual([160]);
  });
});

it('a height follows from the shape, and from the picture where it is whole', () => {
  const size = { width: 1200, height: 800 };
  expect([heightOf(size, '16x9', 320), heightOf(size, 'whole', 600)]).toEqual([180, 400]);
});
