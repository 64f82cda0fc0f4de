import { describe, expect, it } from 'vitest';
import { addDays, type Day } from '#lib/venue-time.ts';
import {
  countDays,
  type DayAhead,
  densityAt,
  lastDayOf,
  packDensity,
  stripDays,
  stripStart,
} from './day-density.ts';

const TODAY = '2026-11-20';

/** A year of days from today, some of them closed. */
function daysAhead(isClosed: (day: Day) => boolean = () => false): [DayAhead, ...DayAhead[]] {
  const dayAt = (index: number) => ({
    day: addDays(TODAY, index),
    isClosed: isClosed(addDays(TODAY, index)),
  });
  return [dayAt(0), ...Array.from({ length: 365 }, (_, index) => dayAt(index + 1))];
}

describe('the density of days', () => {
  it('tells each day’s number of events', () => {
    const counts = [
      { day: TODAY, count: 3 },
      { day: '2026-12-24', count: 12 },
    ];
    const density = packDensity(daysAhead(), counts);
    expect(densityAt(density, TODAY)).toBe(3);
    expect(densityAt(density, '2026-12-24')).toBe(12);
    expect(densityAt(density, '2026-11-21')).toBe(0);
    expect(lastDayOf(density)).toBe('2026-12-24');
    const later = packDensity(daysAhead(), [...counts, { day: '2028-01-01', count: 1 }]);
    expect(lastDayOf(later)).toBe('2026-12-24');
  });

  it('calls a day closed only when it has no events', () => {
    const density = packDensity(
      daysAhead(() => true),
      [{ day: '2026-11-23', count: 1 }],
    );
    expect(densityAt(density, '2026-11-23')).toBe(1);
    expect(densityAt(density, '2026-11-24')).toBe('closed');
  });

  it('says nothing of days before and after it', () => {
    const density = packDensity(daysAhead(), []);
    expect(densityAt(density, '2026-11-19')).toBe(0);
    expect(densityAt(density, '2027-11-19')).toBe(0);
  });

  it('counts the days with events from a day on', () => {
    const counts = ['2026-11-20', '2026-11-22', '2026-12-01'].map((day) => ({ day, count: 2 }));
    const density = packDensity(
      daysAhead((day) => day === '2026-11-23'),
      counts,
    );
    expect(countDays(density, TODAY)).toBe(3);
    expect(countDays(density, '2026-11-21')).toBe(2);
    expect(countDays(density, '2026-01-01')).toBe(3);
    expect(countDays(density, '2027-01-01')).toBe(0);
    expect(countDays(density, TODAY, TODAY)).toBe(1);
    expect(countDays(density, TODAY, '2026-01-01')).toBe(0);
  });

  it('shows the two weeks from today as long as the chosen date is among them', () => {
    const density = packDensity(daysAhead(), []);
    expect(stripStart(density, undefined)).toBe(TODAY);
    expect(stripStart(density, '2026-12-03')).toBe(TODAY);
    expect(stripStart(density, '2026-12-04')).toBe('2026-12-04');
    expect(stripStart(density, '2025-01-01')).toBe(TODAY);
    expect(stripDays(TODAY)).toHaveLength(14);
    expect(stripDays(TODAY).at(-1)).toBe('2026-12-03');
  });
});
