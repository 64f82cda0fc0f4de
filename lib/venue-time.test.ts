import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMinutes, instantAt, instantsAt, venueOffset } from './venue-instant.ts';
import {
  addDays,
  addressDay,
  dayOf,
  daysBetween,
  formatDay,
  formatDayShort,
  formatTime,
  isDay,
  parseAddressDay,
  timeOf,
  VENUE_TIME_ZONE,
  weekdayOf,
} from './venue-time.ts';

describe('the venue’s clock', () => {
  it('is an hour ahead of UTC in winter and two in summer', () => {
    expect(instantAt('2026-11-20', '16:00')).toBe('2026-11-20T15:00:00.000Z');
    expect(instantAt('2026-07-20', '16:00')).toBe('2026-07-20T14:00:00.000Z');
    expect(venueOffset('2026-11-20T15:00:00.000Z')).toBe(60);
    expect(venueOffset('2026-07-20T15:00:00.000Z')).toBe(120);
  });

  it('moves a time that summer time skips to the hour after', () => {
    expect(instantAt('2027-03-28', '02:30')).toBe('2027-03-28T01:30:00.000Z');
  });

  it('takes the first of the two hours when summer time ends', () => {
    expect(instantAt('2026-10-25', '02:30')).toBe('2026-10-25T00:30:00.000Z');
  });

  it('shows a time once a day, never in the hour it skips, twice in the one it repeats', () => {
    expect(instantsAt('2026-11-20', '16:00')).toEqual(['2026-11-20T15:00:00.000Z']);
    expect(instantsAt('2027-03-28', '02:30')).toEqual([]);
    expect(instantsAt('2026-10-25', '02:30')).toEqual([
      '2026-10-25T00:30:00.000Z',
      '2026-10-25T01:30:00.000Z',
    ]);
  });

  it('changes the day at the venue’s midnight, not at UTC’s', () => {
    expect(dayOf('2026-11-20T22:59:00.000Z')).toBe('2026-11-20');
    expect(dayOf('2026-11-20T23:00:00.000Z')).toBe('2026-11-21');
    expect(timeOf('2026-11-20T23:00:00.000Z')).toBe('00:00');
  });

  it('reads back every wall-clock time it wrote', () => {
    const days = fc.integer({ min: 0, max: 2000 }).map((n) => addDays('2025-01-01', n));
    fc.assert(
      fc.property(
        days,
        fc.integer({ min: 4, max: 23 }),
        fc.integer({ min: 0, max: 59 }),
        (day, hour, minute) => {
          const time = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
          const instant = instantAt(day, time);
          expect([dayOf(instant), timeOf(instant)]).toEqual([day, time]);
        },
      ),
    );
  });

  it('counts minutes through a change of the clock', () => {
    expect(timeOf(addMinutes(instantAt('2027-03-28', '01:30'), 60))).toBe('03:30');
  });
});

describe('days', () => {
  it('know their weekday and their distance', () => {
    expect(weekdayOf('2026-11-20')).toBe(5);
    expect(weekdayOf('2026-11-22')).toBe(7);
    expect(daysBetween('2026-10-20', '2026-11-20')).toBe(31);
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  });

  it.each(['20-11-2026', '29-02-2028', '01-01-2027'])('accepts the address date %s', (text) => {
    const day = parseAddressDay(text);
    expect(day && addressDay(day)).toBe(text);
  });

  it.each(['2026-11-20', '1-1-2026', '31-02-2026', '29-02-2027', '20.11.2026', '20-13-2026', ''])(
    'refuses the address date “%s”',
    (text) => {
      expect(parseAddressDay(text)).toBeNull();
    },
  );

  it('are real dates', () => {
    expect(isDay('2026-02-30')).toBe(false);
  });
});

describe('dates as people read them', () => {
  it('names weekday and month in the visitor’s language', () => {
    expect(formatDay('2026-11-20', 'de')).toBe('Freitag, 20. November 2026');
    expect(formatDay('2026-11-20', 'en')).toBe('Friday, 20 November 2026');
    expect(formatDay('2026-03-01', 'de', { year: false })).toBe('Sonntag, 1. März');
    expect(formatDayShort('2026-11-20', 'de')).toBe('Fr 20. November');
  });

  it('writes times with “Uhr” in German and with am and pm in English', () => {
    expect(formatTime('16:00', 'de')).toBe('16:00\u00a0Uhr');
    expect(formatTime('15:30', 'en')).toBe('3.30\u00a0pm');
    expect(formatTime('00:00', 'en')).toBe('12\u00a0am');
  });
});

it('days and times are those the time zone database gives, in every hour of a century', () => {
  const clock = new Intl.DateTimeFormat('sv-SE', {
    timeZone: VENUE_TIME_ZONE,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const date = fc.date({
    min: new Date('1990-01-01T00:00:00Z'),
    max: new Date('2089-12-31T00:00:00Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(date, (moment) => {
      const instant = moment.toISOString();
      expect(`${dayOf(instant)} ${timeOf(instant)}`).toBe(clock.format(moment));
    }),
    { numRuns: 2000 },
  );
});
