import { describe, expect, it } from 'vitest';
import { addMonths, monthWeeks } from './month-grid.ts';

describe('a month as weeks', () => {
  it('begins on Monday and leaves other months’ days empty', () => {
    const weeks = monthWeeks('2026-11');
    expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
    expect(weeks).toHaveLength(6);
    expect(weeks[5]?.[0]).toBe('2026-11-30');
  });

  it('holds every day once, also where clocks change and years end', () => {
    for (const [month, days] of [
      ['2026-03', 31],
      ['2026-10', 31],
      ['2026-12', 31],
      ['2027-02', 28],
    ] as const) {
      const all = monthWeeks(month).flat().filter(Boolean);
      expect(new Set(all).size).toBe(days);
      expect(all).toHaveLength(days);
    }
  });

  it('is followed and preceded by others', () => {
    expect(addMonths('2026-12', 1)).toBe('2027-01');
    expect(addMonths('2027-01', -1)).toBe('2026-12');
  });
});
