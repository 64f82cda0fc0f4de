import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { popupCorner, popupSide, popupSpace } from './popup-place.ts';

const view = { width: 1440, height: 900 };
const button = (top: number, left = 1200) => ({ top, bottom: top + 44, left, right: left + 160 });

describe('the popup', () => {
  it('opens below its button where there is room, its right edge at the button’s', () => {
    expect(popupSide(button(100), view)).toBe('below');
    expect(popupCorner('below', button(100), { width: 940, height: 500 }, view)).toEqual({
      top: 156,
      left: 420,
    });
  });

  it('opens above where there is room only there', () => {
    expect(popupSide(button(800), view)).toBe('above');
    expect(popupCorner('above', button(800), { width: 940, height: 500 }, view).top).toBe(288);
  });

  it('opens to the left of a button in the middle of the window', () => {
    expect(popupSide(button(430), view)).toBe('beside');
    expect(popupCorner('beside', button(430), { width: 940, height: 868 }, view)).toEqual({
      top: 16,
      left: 248,
    });
  });

  it('gets as wide as there is room to the left of its button', () => {
    expect(popupSpace('beside', button(430, 760), view).width).toBe(732);
  });

  it('takes the roomier side of a button that has nothing to its left', () => {
    expect(popupSide(button(430, 106), { width: 900, height: 1024 })).toBe('below');
    expect(popupSide(button(600, 106), { width: 900, height: 1024 })).toBe('above');
  });

  it('is a sheet on phones, upright and on their side', () => {
    expect(popupSide(button(400, 106), { width: 390, height: 844 })).toBeNull();
    expect(popupSide(button(100, 600), { width: 844, height: 390 })).toBeNull();
  });

  it('leaves its button in view and remains in the window itself', () => {
    const place = fc.record({
      width: fc.integer({ min: 320, max: 2560 }),
      height: fc.integer({ min: 250, max: 1440 }),
      top: fc.double({ min: 0, max: 1, noNaN: true }),
      left: fc.double({ min: 0, max: 1, noNaN: true }),
      popup: fc.integer({ min: 200, max: 2000 }),
    });
    fc.assert(
      fc.property(place, ({ width, height, top, left, popup }) => {
        const window = { width, height };
        const opener = button(top * (height - 44), left * (width - 160));
        const side = popupSide(opener, window);
        if (side === null) return;
        const space = popupSpace(side, opener, window);
        const size = { width: space.width, height: Math.min(popup, space.height) };
        const corner = popupCorner(side, opener, size, window);
        expect(corner.top).toBeGreaterThanOrEqual(0);
        expect(corner.left).toBeGreaterThanOrEqual(0);
        expect(corner.top + size.height).toBeLessThanOrEqual(height);
        expect(corner.left + size.width).toBeLessThanOrEqual(width);
        const isCovered =
          corner.top < opener.bottom &&
          corner.top + size.height > opener.top &&
          corner.left < opener.right &&
          corner.left + size.width > opener.left;
        expect(isCovered).toBe(false);
      }),
    );
  });
});
