import { describe, expect, it } from 'vitest';
import { areStickyItemsShown, isHeaderCompact } from './scroll-state.ts';

describe('the header', () => {
  it('turns compact at a quarter of the window height', () => {
    expect(isHeaderCompact(199, 800, false)).toBe(false);
    expect(isHeaderCompact(200, 800, false)).toBe(true);
  });

  it('is expanded while its menu is open', () => {
    expect(isHeaderCompact(2000, 800, true)).toBe(false);
  });
});

describe('the sticky items', () => {
  it('appear beyond half the window height', () => {
    expect(areStickyItemsShown(400, 800, false)).toBe(false);
    expect(areStickyItemsShown(401, 800, false)).toBe(true);
  });

  it('give room to the footer', () => {
    expect(areStickyItemsShown(5000, 800, true)).toBe(false);
  });
});
