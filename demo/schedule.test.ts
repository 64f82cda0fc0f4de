import { describe, expect, it } from 'vitest';
import { closedDays, expandSchedule } from './schedule.ts';

const FRIDAY = '2026-11-20';

describe('expandSchedule', () => {
  it('gives every chosen weekday between the first and the last day, both included', () => {
    const dates = expandSchedule([{ weekdays: [5], times: ['16:00'], fromDay: 0, toDay: 14 }], FRIDAY);
    expect(dates).toEqual([
      { day: '2026-11-20', time: '16:00' },
      { day: '2026-11-27', time: '16:00' },
      { day: '2026-12-04', time: '16:00' },
    ]);
  });

  it('gives nothing when no chosen weekday lies in the range', () => {
    expect(expandSchedule([{ weekdays: [1], times: ['10:00'], fromDay: 0, toDay: 2 }], FRIDAY)).toEqual([]);
  });

  it('starts at every time of a day, earliest first', () => {
    const dates = expandSchedule(
      [{ weekdays: [6], times: ['18:00', '09:30'], fromDay: 0, toDay: 6 }],
      FRIDAY,
    );
    expect(dates.map((date) => date.time)).toEqual(['09:30', '18:00']);
  });

  it('skips weeks, counted from the week of the first day', () => {
    const dates = expandSchedule(
      [{ weekdays: [2, 7], times: ['11:00'], everyWeeks: 2, fromDay: 0, toDay: 17 }],
      FRIDAY,
    );
    expect(dates.map((date) => date.day)).toEqual(['2026-11-22', '2026-12-01', '2026-12-06']);
  });

  it('lets two schedules alternate by their first day', () => {
    const rule = { weekdays: [6], times: ['15:00'], everyWeeks: 2, toDay: 29 };
    const even = expandSchedule([{ ...rule, fromDay: 0 }], FRIDAY);
    const odd = expandSchedule([{ ...rule, fromDay: 7 }], FRIDAY);
    expect(even.map((date) => date.day)).toEqual(['2026-11-21', '2026-12-05', '2026-12-19']);
    expect(odd.map((date) => date.day)).toEqual(['2026-11-28', '2026-12-12']);
  });

  it('merges schedules in order and keeps one of two equal starts', () => {
    const dates = expandSchedule(
      [
        { weekdays: [6, 7], times: ['15:00'], fromDay: 0, toDay: 6 },
        { weekdays: [6], times: ['15:00', '10:00'], fromDay: 0, toDay: 6 },
      ],
      FRIDAY,
    );
    expect(dates).toEqual([
      { day: '2026-11-21', time: '10:00' },
      { day: '2026-11-21', time: '15:00' },
      { day: '2026-11-22', time: '15:00' },
    ]);
  });

  it('counts days across months, years, leap days and the change of the clocks', () => {
    const daily = { weekdays: [1, 2, 3, 4, 5, 6, 7], times: ['12:00'] };
    const year = expandSchedule([{ ...daily, fromDay: -30, toDay: 150 }], '2027-12-31');
    expect(year).toHaveLength(181);
    expect(year.map((date) => date.day)).toContain('2028-02-29');
    expect(new Set(year.map((date) => date.day)).size).toBe(181);
  });
});

describe('closedDays', () => {
  it('finds fixed days and days relative to the start, only those that close the venue', () => {
    const text = { de: 'zu', en: 'closed' };
    const days = closedDays(
      [
        { day: { month: 12, day: 24 }, closed: true, text },
        { day: { month: 10, day: 3 }, closed: true, text },
        { day: { offset: 5 }, closed: true, text },
        { day: { offset: 6 }, closed: false, ranges: [{ from: '11:00', to: '14:00' }], text },
      ],
      FRIDAY,
      -30,
      150,
    );
    expect([...days]).toEqual(['2026-11-25', '2026-12-24']);
  });
});
