import { expect, it } from 'vitest';
import { firstDays } from './first-days.ts';

it('names the first days of the next months, through the turn of the year and February', () => {
  expect(firstDays('2026-11-30', 5)).toEqual([
    '2026-12-01',
    '2027-01-01',
    '2027-02-01',
    '2027-03-01',
    '2027-04-01',
  ]);
});
