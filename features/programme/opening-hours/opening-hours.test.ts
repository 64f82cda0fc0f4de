import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, weekdayOf } from '#lib/venue-time.ts';
import {
  currentRange,
  hoursOf,
  nextOpenDay,
  type OpeningHoursEntry,
  type OpeningHoursRules,
  openingState,
} from './opening-hours.ts';

const FRIDAY = '2026-11-20';
const MONDAY = '2026-11-23';

const range = (timeFrom: string, timeTo: string): OpeningHoursEntry => ({
  timeFrom,
  timeTo,
  closed: false,
  alternativeText: null,
  alternativeLinkUrl: null,
});
const closed: OpeningHoursEntry = {
  timeFrom: null,
  timeTo: null,
  closed: true,
  alternativeText: null,
  alternativeLinkUrl: null,
};

const venue: OpeningHoursRules = {
  week: [2, 3, 4, 5].map((weekday) => ({ weekday, ...range('09:00', '18:00') })),
  exceptions: [],
};

describe('the opening hours of a day', () => {
  it('follow the weekday', () => {
    expect(hoursOf(FRIDAY, venue).ranges).toEqual([{ from: '09:00', to: '18:00' }]);
    expect(hoursOf(MONDAY, venue).ranges).toEqual([]);
  });

  it('follow the exceptions of that day instead, if there are any', () => {
    const rules = { ...venue, exceptions: [{ day: FRIDAY, ...range('12:00', '15:00') }] };
    expect(hoursOf(FRIDAY, rules)).toMatchObject({
      ranges: [{ from: '12:00', to: '15:00' }],
      isException: true,
    });
  });

  it('are none when one exception says closed', () => {
    const rules = {
      ...venue,
      exceptions: [
        { day: FRIDAY, ...range('12:00', '15:00') },
        { day: FRIDAY, ...closed },
      ],
    };
    expect(openingState(hoursOf(FRIDAY, rules), '13:00')).toBe('late');
  });

  it('agree with a slow and obvious reference, minute by minute', () => {
    const time = fc.integer({ min: 0, max: 23 * 4 }).map((quarter) => clock(quarter * 15));
    const entry = fc
      .record({ from: time, to: time, closed: fc.boolean() })
      .map(({ from, to, closed: isClosed }) => ({
        ...range(from, to),
        closed: isClosed && from > '20:00',
      }));
    const rules = fc.record({
      week: fc.array(
        fc.tuple(fc.integer({ min: 1, max: 7 }), entry).map(([weekday, e]) => ({ weekday, ...e })),
        { maxLength: 12 },
      ),
      exceptions: fc.array(
        fc.tuple(fc.integer({ min: 0, max: 6 }), entry).map(([n, e]) => ({ day: addDays(FRIDAY, n), ...e })),
        { maxLength: 5 },
      ),
    });
    fc.assert(
      fc.property(
        rules,
        fc.integer({ min: 0, max: 6 }),
        fc.integer({ min: 0, max: 1439 }),
        (given, ahead, minute) => {
          const day = addDays(FRIDAY, ahead);
          const at = clock(minute);
          expect(openingState(hoursOf(day, given), at) === 'open').toBe(isOpenSlowly(given, day, at));
        },
      ),
    );
  });
});

function clock(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

function isOpenSlowly(rules: OpeningHoursRules, day: string, at: string): boolean {
  let entries: OpeningHoursEntry[] = [];
  for (const exception of rules.exceptions) if (exception.day === day) entries.push(exception);
  if (entries.length === 0) entries = rules.week.filter((entry) => entry.weekday === weekdayOf(day));
  for (const entry of entries) if (entry.closed) return false;
  for (const entry of entries) {
    if (entry.timeFrom !== null && entry.timeTo !== null && entry.timeFrom <= at && at < entry.timeTo)
      return true;
  }
  return false;
}

describe('the state now', () => {
  const twice = hoursOf(FRIDAY, {
    week: [],
    exceptions: [
      { day: FRIDAY, ...range('14:00', '18:00') },
      { day: FRIDAY, ...range('09:00', '12:00') },
    ],
  });

  it.each([
    ['08:59', 'early', '09:00'],
    ['09:00', 'open', '09:00'],
    ['11:59', 'open', '09:00'],
    ['12:00', 'early', '14:00'],
    ['17:59', 'open', '14:00'],
  ])('at %s is %s, with the range from %s', (time, state, from) => {
    expect(openingState(twice, time)).toBe(state);
    expect(currentRange(twice, time)?.from).toBe(from);
  });

  it('is late after the last range', () => {
    expect(openingState(twice, '18:00')).toBe('late');
    expect(currentRange(twice, '18:00')).toBeNull();
  });

  it('names the next day that opens', () => {
    expect(nextOpenDay(MONDAY, venue)?.day).toBe(addDays(MONDAY, 1));
    expect(nextOpenDay(MONDAY, { week: [], exceptions: [] })).toBeNull();
  });
});
