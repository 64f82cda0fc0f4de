import { describe, expect, it } from 'vitest';
import { passFiles } from './apple/pass-json.ts';
import { eventTicket } from './google/event-ticket.ts';
import type { TicketPass } from './ticket-pass.ts';

const PASS: TicketPass = {
  ...{ name: 'BS-7K4-Q29-1', orderNumber: 'BS-7K4-Q29', position: 1, of: 6, code: 'code', language: 'de' },
  ...{ site: 'Buntspecht', jetId: 1, title: { de: 'Der Käfer', en: null }, startsAt: null, doorsAt: null },
  isPostponed: false,
  ...{ place: null, address: null, seatGroup: { de: 'Saal', en: 'Hall' }, artwork: null },
  ...{
    price: { name: { de: 'Kind', en: 'Child' }, cents: 400 },
    series: { de: 'Nachtschicht', en: 'Nights' },
  },
  ...{ orderUrl: 'https://buntspecht.example/o', placedAt: '2026-11-20T11:00:00.000Z' },
};

describe('a ticket in the wallet of a phone', () => {
  it('names in Apple’s the series it was bought with as a whole, in both languages', () => {
    const filesOf = (pass: TicketPass) => passFiles(pass, { passTypeId: 'p', teamId: 't' });
    const { 'pass.json': json = '', 'en.lproj/pass.strings': english } = filesOf(PASS);
    const back = JSON.parse(json).eventTicket.backFields;
    expect(back).toContainEqual({ key: 'series', label: 'Reihe', value: 'Nachtschicht' });
    expect(english).toContain('"Nachtschicht" = "Nights";');
    expect(filesOf({ ...PASS, series: null })['pass.json']).not.toContain('series');
  });

  it('names it in Google’s, too, as long as all fits into a link', () => {
    const textOf = (pass: TicketPass, isShort = false) =>
      JSON.stringify(eventTicket(pass, '3388', { isShort }));
    const { eventTicketObjects } = JSON.parse(textOf(PASS));
    expect(eventTicketObjects[0].textModulesData).toEqual([
      {
        id: 'series',
        localizedHeader: {
          defaultValue: { language: 'de', value: 'Reihe' },
          translatedValues: [{ language: 'en', value: 'Series' }],
        },
        localizedBody: {
          defaultValue: { language: 'de', value: 'Nachtschicht' },
          translatedValues: [{ language: 'en', value: 'Nights' }],
        },
      },
    ]);
    expect(textOf({ ...PASS, series: null })).not.toContain('textModulesData');
    expect(textOf(PASS, true)).not.toContain('Nachtschicht');
  });

  it('says in both that its event is postponed, and has no date to show itself on', () => {
    const postponed = { ...PASS, series: null, isPostponed: true };
    const { 'pass.json': json = '', 'en.lproj/pass.strings': english } = passFiles(postponed, {
      passTypeId: 'p',
      teamId: 't',
    });
    expect(JSON.parse(json).relevantDate).toBeUndefined();
    expect(JSON.parse(json).eventTicket.secondaryFields).toEqual([
      { key: 'date', label: 'Tag', value: 'verschoben' },
    ]);
    expect(english).toContain('"verschoben" = "postponed";');
    const google = JSON.stringify(eventTicket(postponed, '3388', { isShort: false }));
    expect(google).toContain('"verschoben"');
    expect(google).toContain('"postponed"');
    expect(google).not.toContain('dateTime');
  });

  it('is another one for Google on another date, and the same on the same', () => {
    const idOf = (startsAt: string | null) =>
      JSON.parse(JSON.stringify(eventTicket({ ...PASS, startsAt }, '3388', { isShort: true })))
        .eventTicketObjects[0].id;
    const starts = ['2026-12-20T15:00:00.000Z', '2026-12-21T15:00:00.000Z', null];
    expect(new Set(starts.map(idOf)).size).toBe(3);
    expect(idOf('2026-12-20T15:00:00.000Z')).toBe(idOf('2026-12-20T15:00:00.000Z'));
  });
});
