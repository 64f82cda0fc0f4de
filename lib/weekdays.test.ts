import { expect, it } from 'vitest';
import { nameOfWeekday, WEEKDAYS } from './weekdays.ts';

it('weekdays are called by their numbers, Monday first', () => {
  expect(WEEKDAYS.map((each) => nameOfWeekday(each, 'de'))).toEqual([
    'Montag',
    'Dienstag',
    'Mittwoch',
    'Donnerstag',
    'Freitag',
    'Samstag',
    'Sonntag',
  ]);
  expect(nameOfWeekday(1, 'en')).toBe('Monday');
  expect(nameOfWeekday(7, 'de', 'short')).toBe('So');
});
