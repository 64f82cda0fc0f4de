import { describe, expect, it } from 'vitest';
import { popupPlace } from './popup-place.ts';

const view = { width: 1200, height: 800 };
const popup = { width: 900, height: 500 };
const button = (top: number) => ({ top, bottom: top + 44, right: 1150 });

describe('the popup', () => {
  it('opens below its button where it fits, its right edge at the button’s', () => {
    expect(popupPlace(button(100), popup, view, { x: 0, y: 300 })).toEqual({
      side: 'below',
      top: 456,
      left: 250,
    });
  });

  it('opens above where it does not fit below', () => {
    expect(popupPlace(button(700), popup, view, { x: 0, y: 300 })).toMatchObject({ side: 'above', top: 488 });
  });

  it('stays below where the page has no room above', () => {
    expect(popupPlace(button(450), popup, view, { x: 0, y: 0 }).side).toBe('below');
  });

  it('never leaves the page', () => {
    expect(popupPlace({ top: 10, bottom: 54, right: 80 }, popup, view, { x: 0, y: 0 }).left).toBe(16);
  });

  it('keeps its side when it grows', () => {
    expect(popupPlace(button(700), popup, view, { x: 0, y: 300 }, 'below').side).toBe('below');
  });

  it('leaves the side above when it has grown beyond the top of the page', () => {
    expect(popupPlace(button(700), { ...popup, height: 900 }, view, { x: 0, y: 0 }, 'above')).toMatchObject({
      side: 'below',
      top: 756,
    });
  });
});
