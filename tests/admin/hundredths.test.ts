import { describe, expect, it } from 'vitest';
import { eurosTyped, parsePercent, percentTyped } from '#admin/inputs/hundredths.ts';
import { parseCents } from '#lib/money.ts';

describe('numbers with a comma in fields of the admin area', () => {
  it.each([
    [0, '0'],
    [5, '0,05'],
    [550, '5,50'],
    [600, '6'],
    [100_000, '1000'],
    [99_999_999, '999999,99'],
  ])('shows %i cents as %s and reads them back', (cents, text) => {
    expect(eurosTyped(cents)).toBe(text);
    expect(parseCents(text)).toBe(cents);
  });

  it.each([
    [0, '0'],
    [700, '7'],
    [550, '5,5'],
    [525, '5,25'],
    [10_000, '100'],
  ])('shows %i hundredths of a percent as %s and reads them back', (points, text) => {
    expect(percentTyped(points)).toBe(text);
    expect(parsePercent(text)).toBe(points);
  });

  it('reads a point as well, and no share above all of it', () => {
    expect(parsePercent('5.5')).toBe(550);
    for (const text of ['100,01', '-1', '7 Prozent', '1,234', 'x'.repeat(1_000_000)])
      expect([text.slice(0, 9), parsePercent(text)]).toEqual([text.slice(0, 9), null]);
  });
});
