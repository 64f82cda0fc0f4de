import { expect, it } from 'vitest';
import { LANGUAGES } from '#lib/localized.ts';
import { inLanguage, shownAddress } from './in-language.ts';
import { type PageName, pathTo, SITE_MAP } from './site-map.ts';

const PARAMS = { slug: 'der wind & ich', id: 7, category: 'events', page: 2 };

it('every page of the site is the same page in the other language', () => {
  for (const name of Object.keys(SITE_MAP) as PageName[])
    for (const from of LANGUAGES)
      for (const to of LANGUAGES)
        expect(inLanguage(pathTo(name, from, PARAMS), to)).toBe(pathTo(name, to, PARAMS));
});

it('keeps what follows the path', () => {
  expect(inLanguage('/de/ausstellungenundaktivitaeten/kalender?type=2&date=1#c-a', 'en')).toBe(
    '/en/exhibitionsandactivities/calendar?type=2&date=1#c-a',
  );
  expect(inLanguage('/de?noToolbar', 'en')).toBe('/en?noToolbar');
});

it.each([
  'https://example.org/de/produktionen',
  '//de/produktionen',
  '/de/eine-eigene-seite',
  '/webshop/passes?lang=de',
  '/files/1/plan.pdf',
  '#c-anfahrt',
  '',
])('leaves %o as it is', (address) => {
  expect(inLanguage(address, 'en')).toBe(address);
});

it('an address that German has alone leads to the same page in English, and its own where it says', () => {
  expect(shownAddress({ de: '/de/produktionen', en: null }, 'en')).toBe('/en/productions');
  expect(shownAddress({ de: '/de/produktionen', en: '/de/series' }, 'en')).toBe('/de/series');
  expect(shownAddress({ de: '/de/produktionen', en: null }, 'de')).toBe('/de/produktionen');
});
