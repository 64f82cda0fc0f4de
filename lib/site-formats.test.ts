import { afterEach, describe, expect, it } from 'vitest';
import { formatPrice } from './money.ts';
import { DEFAULT_FORMATS, setSiteFormats } from './site-formats.ts';
import {
  dateOfMonth,
  formatDay,
  formatDayShort,
  formatTime,
  monthAndYear,
  monthName,
  shortTime,
} from './venue-time.ts';

afterEach(() => setSiteFormats());

describe('a venue with its own formats', () => {
  it('names its currency', () => {
    setSiteFormats({ ...DEFAULT_FORMATS, currency: 'CHF' });
    expect(formatPrice(850)).toBe('8,50\u00a0CHF');
  });

  it('writes times in both languages as it likes', () => {
    setSiteFormats({ ...DEFAULT_FORMATS, time: 'H.mm' });
    expect(formatTime('09:05', 'de')).toBe('9.05\u00a0Uhr');
    expect(formatTime('16:00', 'en')).toBe('16.00');
    setSiteFormats({ ...DEFAULT_FORMATS, time: 'h:mm A' });
    expect(shortTime('16:30', 'en')).toBe('4:30 pm');
  });

  it('writes days as it likes, the weekday before them', () => {
    setSiteFormats({ ...DEFAULT_FORMATS, date: 'D.M.YYYY' });
    expect(formatDay('2026-11-20', 'de')).toBe('Freitag, 20.11.2026');
    expect(formatDayShort('2026-11-20', 'en')).toBe('Fri 20.11.2026');
  });

  it.each([
    // Day in large numerals, and the month beside it.
    { date: 'DD.MM.YYYY', numeral: '5', month: 'November', heading: 'November 2026' },
    { date: 'D.M.YYYY', numeral: '5', month: '11', heading: '11.2026' },
    { date: 'DD/MM/YYYY', numeral: '05', month: '11', heading: '11/2026' },
    { date: 'YYYY-MM-DD', numeral: '05', month: '11', heading: '2026-11' },
    { date: 'D. MMM YYYY', numeral: '5', month: 'Nov', heading: 'Nov 2026' },
    { date: 'DD MMMM YYYY', numeral: '05', month: 'November', heading: 'November 2026' },
  ])('writes the parts of a day as in $date', ({ date, numeral, month, heading }) => {
    setSiteFormats({ ...DEFAULT_FORMATS, date });
    const day = '2026-11-05';
    expect([dateOfMonth(day), monthName(day, 'de'), monthAndYear(day, 'de')]).toEqual([
      numeral,
      month,
      heading,
    ]);
  });

  it('writes a day with the name of its month in the language of the page', () => {
    setSiteFormats({ ...DEFAULT_FORMATS, date: 'D MMMM YYYY' });
    expect(formatDay('2026-12-05', 'de')).toBe('Samstag, 5 Dezember 2026');
    expect(formatDay('2026-12-05', 'en')).toBe('Saturday, 5 December 2026');
  });
});

it('without them each language has its own', () => {
  expect(formatDay('2026-11-20', 'en')).toBe('Friday, 20 November 2026');
  expect(formatTime('16:00', 'de')).toBe('16:00\u00a0Uhr');
  expect(formatTime('16:00', 'en')).toBe('4\u00a0pm');
  expect(formatPrice(600)).toBe('6\u00a0€');
});
