import { describe, expect, it } from 'vitest';
import type { Day } from '#lib/venue-time.ts';
import type { HoursOfDay } from './opening-hours.ts';
import { openingToday, regularHours } from './opening-view.ts';

const FRIDAY: Day = '2026-11-20';
const DAY: HoursOfDay = {
  isException: false,
  isClosed: false,
  day: FRIDAY,
  ranges: [{ from: '09:00', to: '18:00' }],
  alternativeText: null,
  alternativeLinkUrl: null,
};
const SATURDAY: HoursOfDay = { ...DAY, day: '2026-11-21', ranges: [{ from: '10:00', to: '19:30' }] };
const CLOSED: HoursOfDay = { ...DAY, ranges: [] };
const TWICE: HoursOfDay = {
  ...DAY,
  ranges: [
    { from: '09:00', to: '12:00' },
    { from: '14:00', to: '19:30' },
  ],
};
const THRICE: HoursOfDay = {
  ...DAY,
  ranges: [
    { from: '09:00', to: '12:00' },
    { from: '14:00', to: '16:00' },
    { from: '17:00', to: '19:00' },
  ],
};

describe('the text of the top bar', () => {
  it.each([
    ['early', DAY, '08:59', 'Heute, Freitag: Geöffnet ab 09:00 Uhr', 'Today, Friday: Open from 9 am'],
    ['open', DAY, '09:00', 'Heute, Freitag: Geöffnet bis 18:00 Uhr', 'Today, Friday: Open until 6 pm'],
    ['late', DAY, '18:00', 'Geschlossen, Samstag ab 10:00 Uhr', 'Closed, Saturday from 10 am'],
    ['late', CLOSED, '12:00', 'Geschlossen, Samstag ab 10:00 Uhr', 'Closed, Saturday from 10 am'],
    [
      'open',
      THRICE,
      '15:00',
      'Heute, Freitag: Geöffnet 9–12, 14–16 und 17–19 Uhr',
      'Today, Friday: Open 9 am – 12 pm, 2 pm – 4 pm and 5 pm – 7 pm',
    ],
    [
      'early',
      TWICE,
      '12:00',
      'Heute, Freitag: Geöffnet 09:00 – 12:00 und 14:00 – 19:30 Uhr',
      'Today, Friday: Open 9 am – 12 pm and 2 pm – 7.30 pm',
    ],
  ] as const)('%s: %o at %s', (state, today, time, de, en) => {
    const said = (language: 'de' | 'en') => {
      const view = openingToday({ today, time, nextOpen: SATURDAY }, language);
      expect(view.state).toBe(state);
      return [view.day, view.text].filter(Boolean).join(' ').replaceAll('\u00a0', ' ');
    };
    expect([said('de'), said('en')]).toEqual([de, en]);
  });

  it('only that it is closed, when no day opens', () => {
    expect(openingToday({ today: CLOSED, time: '12:00', nextOpen: null }, 'en')).toEqual({
      state: 'late',
      day: null,
      text: 'Closed',
    });
  });

  it('the day’s own text with its link behind the hours, and says when it is not translated', () => {
    const alternative = {
      alternativeText: { de: 'Laternenabend', en: null },
      alternativeLinkUrl: '/de/laternen',
    };
    const note = { text: 'Laternenabend', lang: 'de' };
    const said = (today: HoursOfDay) =>
      openingToday({ today: { ...today, ...alternative }, time: '12:00', nextOpen: SATURDAY }, 'en');
    expect(said(DAY)).toEqual({
      state: 'open',
      day: 'Today, Friday:',
      text: 'Open until 6\u00a0pm',
      note,
      url: '/de/laternen',
    });
    expect(said({ ...CLOSED, isClosed: true })).toMatchObject({
      state: 'late',
      text: 'Closed, Saturday from 10\u00a0am',
      note,
    });
  });

  it('the text alone on a day that is not closed and has no hours', () => {
    const today = { ...CLOSED, alternativeText: { de: 'Nach Absprache', en: 'By appointment' } };
    expect(openingToday({ today, time: '12:00', nextOpen: SATURDAY }, 'en')).toEqual({
      state: 'late',
      day: null,
      text: 'By appointment',
    });
  });
});

describe('the opening hours on pages', () => {
  it('is the week and each day that differs from it', () => {
    const entry = {
      timeFrom: null,
      timeTo: null,
      closed: false,
      alternativeText: null,
      alternativeLinkUrl: null,
    };
    const rules = {
      week: [5, 6].map((weekday) => ({ ...entry, weekday, timeFrom: '09:00', timeTo: '18:00' })),
      exceptions: [
        { ...entry, day: '2026-12-24', closed: true, alternativeText: { de: 'Heiligabend', en: null } },
        { ...entry, day: '2026-12-26', timeFrom: '10:00', timeTo: '12:00' },
        { ...entry, day: '2026-12-26', timeFrom: '14:00', timeTo: '19:30' },
      ],
    };
    const { week, exceptions } = regularHours(rules, 'de');
    expect(week.map(({ days, hours }) => [days, hours])).toEqual([
      ['Mo–Do', null],
      ['Fr–Sa', '9–18\u00a0Uhr'],
      ['So', null],
    ]);
    expect(exceptions.map(({ name, hours, text }) => [name, hours, text?.text])).toEqual([
      ['Donnerstag, 24. Dezember', null, 'Heiligabend'],
      ['Samstag, 26. Dezember', '10:00 – 12:00, 14:00 – 19:30\u00a0Uhr', undefined],
    ]);
  });
});
