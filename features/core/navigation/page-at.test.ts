import { expect, it } from 'vitest';
import { LANGUAGES } from '#lib/localized.ts';
import { pageAt } from './page-at.ts';
import { type PageName, pathTo, SITE_MAP } from './site-map.ts';

const PARAMS = { slug: 'der-wind', id: 7 };

it('every page is found at its own address in both languages', () => {
  for (const name of Object.keys(SITE_MAP) as PageName[])
    for (const language of LANGUAGES)
      expect(pageAt(pathTo(name, language, PARAMS))).toMatchObject({ name, language });
});

it('an address of nothing leads to no page', () => {
  expect(pageAt('/')).toBeNull();
  expect(pageAt('/de/etwas/anderes')).toBeNull();
  expect(pageAt('/webshop')).toBeNull();
});
