import { describe, expect, it } from 'vitest';
import { currentJump } from './current-jump.ts';

describe('the place of a list of jumps that is read', () => {
  it('is none above the first', () => {
    expect(currentJump([601, 1400], false, -1)).toBe(-1);
  });

  it('is the last that begins within 600 px of the upper edge', () => {
    expect(currentJump([600, 1400], false, -1)).toBe(0);
    expect(currentJump([-900, -20, 599, 2000], false, -1)).toBe(2);
  });

  it('is the one that was asked for, as long as it begins there', () => {
    expect(currentJump([-300, 200, 450], false, 1)).toBe(1);
    expect(currentJump([-700, -200, 50], false, 1)).toBe(2);
    expect(currentJump([-300, 200, 450], true, 1)).toBe(1);
  });

  it('is the last of all at the end of the page', () => {
    expect(currentJump([-900, 700], true, -1)).toBe(1);
    expect(currentJump([], true, -1)).toBe(-1);
  });
});
