import type { DemoOpeningHours } from './types.ts';

const weekday = [{ from: '09:00', to: '18:00' }];
const weekend = [{ from: '10:00', to: '19:00' }];

export const openingHours: DemoOpeningHours = {
  week: [
    { weekday: 1, ranges: [], text: { de: 'Wir schlafen', en: 'We nap' } },
    { weekday: 2, ranges: weekday },
    { weekday: 3, ranges: weekday },
    { weekday: 4, ranges: weekday },
    { weekday: 5, ranges: weekday },
    { weekday: 6, ranges: weekend },
    { weekday: 7, ranges: weekend },
  ],
  exceptions: [
    {
      day: { offset: 5 },
      closed: false,
      ranges: [{ from: '09:00', to: '21:00' }],
      text: {
        de: 'Laternenabend: Wir leuchten drei Stunden länger',
        en: 'Lantern evening: we glow three hours longer',
      },
    },
    {
      day: { offset: 20 },
      closed: true,
      text: { de: 'Inventur: Wir zählen die Löcher', en: 'Stocktaking: we count the holes' },
    },
    {
      day: { month: 12, day: 24 },
      closed: true,
      text: { de: 'Heiligabend: Wir packen aus', en: 'Christmas Eve: we are unwrapping' },
    },
    {
      day: { month: 12, day: 25 },
      closed: true,
      text: {
        de: 'Erster Weihnachtstag: Wir spielen mit dem Geschenkpapier',
        en: 'Christmas Day: we are playing with the wrapping paper',
      },
    },
    {
      day: { month: 12, day: 26 },
      closed: false,
      ranges: [{ from: '10:00', to: '20:00' }],
      text: {
        de: 'Zweiter Weihnachtstag: eine Stunde länger, wegen der Plätzchen',
        en: 'Boxing Day: open an hour longer, because of the biscuits',
      },
    },
    {
      day: { month: 12, day: 31 },
      closed: true,
      text: { de: 'Silvester: Uns ist das zu laut', en: 'New Year’s Eve: too loud for us' },
    },
    {
      day: { month: 1, day: 1 },
      closed: true,
      text: { de: 'Neujahr: Wir hängen den Kalender auf', en: 'New Year’s Day: we are hanging the calendar' },
    },
    {
      day: { month: 5, day: 1 },
      closed: false,
      ranges: [{ from: '12:00', to: '17:00' }],
      text: { de: 'Feiertag: kurz da, dann im Park', en: 'Public holiday: here briefly, then in the park' },
    },
    {
      day: { month: 10, day: 3 },
      closed: false,
      ranges: [{ from: '10:00', to: '17:00' }],
      text: {
        de: 'Feiertag: Türen auf wie sonntags, zwei Stunden früher zu',
        en: 'Public holiday: Sunday doors, closing two hours early',
      },
    },
  ],
};
