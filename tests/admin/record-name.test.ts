import { expect, it } from 'vitest';
import { recordName } from '#admin/resources/record-name.ts';

it('a record is called what people call it', () => {
  expect(recordName('productions', { id: 1, title: { de: 'Lauter Löcher', en: null } }, 'en')).toBe(
    'Lauter Löcher',
  );
  expect(recordName('events', { id: 1, date_start: '2026-11-28T14:00:00.000Z' }, 'de')).toBe(
    'Sa 28.11.2026, 15:00',
  );
  expect(recordName('events', { id: 1, date_start: '2026-11-28T14:00:00.000Z' }, 'en')).toBe(
    'Sat 28 Nov 2026, 3\u00a0pm',
  );
  expect(recordName('opening-hours', { id: 9, weekday: 1 }, 'de')).toBe('Montag');
  expect(recordName('opening-hours', { id: 9, weekday: 7 }, 'en')).toBe('Sunday');
  expect(recordName('coupons', { id: 1, code: 'KLOPF', name: 'Fünf Euro weniger' }, 'de')).toBe(
    'Fünf Euro weniger',
  );
  expect(recordName('gift-vouchers', { id: 2, code: 'SPECHT-WOHN-BAUM-NEST' }, 'de')).toBe(
    'SPECHT-WOHN-BAUM-NEST',
  );
  expect(recordName('search-synonyms', { id: 3, words: 'Theater, Bühne' }, 'de')).toBe('Theater, Bühne');
});
