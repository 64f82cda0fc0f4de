import { expect, it } from 'vitest';
import { datesOn, daysByReason, daysOf, planDates } from '#admin/screens/more-dates.ts';

const SATURDAY = 6;
const SUNDAY = 7;
const show = { start: '2026-10-24T13:00:00.000Z', end: '2026-10-24T14:30:00.000Z' };

it('an event is repeated on the chosen weekdays, both ends included', () => {
  expect(daysOf({ from: '2026-10-24', until: '2026-11-01', weekdays: [SATURDAY, SUNDAY] })).toEqual([
    '2026-10-24',
    '2026-10-25',
    '2026-10-31',
    '2026-11-01',
  ]);
});

it('it begins at the same time of the clock, also after the clocks were changed', () => {
  expect(datesOn('2026-10-31', show)).toEqual({
    start: '2026-10-31T14:00:00.000Z',
    end: '2026-10-31T15:30:00.000Z',
  });
});

it('an event that ends after midnight ends the day after', () => {
  const night = { start: '2026-11-20T20:00:00.000Z', end: '2026-11-20T23:30:00.000Z' };
  expect(datesOn('2026-11-27', night)).toEqual({
    start: '2026-11-27T20:00:00.000Z',
    end: '2026-11-27T23:30:00.000Z',
  });
});

it('a rule that is not whole has no days', () => {
  const weekdays = [SATURDAY];
  expect(daysOf({ from: '', until: '2026-11-01', weekdays })).toEqual([]);
  expect(daysOf({ from: '2026-11-02', until: '2026-11-01', weekdays })).toEqual([]);
  expect(daysOf({ from: '2026-11-02', until: '9999-11-01', weekdays })).toEqual([]);
  expect(daysOf({ from: '2026-11-02', until: '2026-12-01', weekdays: [] })).toEqual([]);
});

it('a refused day keeps no other back, and says why', async () => {
  const made: string[] = [];
  const run = await planDates(['2026-11-07', '2026-11-14', '2026-11-21', '2026-11-28'], (day) => {
    if (day === '2026-11-14' || day === '2026-11-28') return Promise.reject(new Error('closed'));
    made.push(day);
    return Promise.resolve();
  });
  expect(run.planned).toEqual(made);
  expect(made).toEqual(['2026-11-07', '2026-11-21']);
  expect(daysByReason(run.refused, (error) => (error as Error).message)).toEqual([
    { reason: 'closed', days: ['2026-11-14', '2026-11-28'] },
  ]);
});
