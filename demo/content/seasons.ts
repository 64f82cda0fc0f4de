import type { DemoSeason } from './types.ts';

/** Named by their motto, not by years: the demo venue starts on any day. */
export const seasons: DemoSeason[] = [
  {
    slug: 'spielzeit-der-offenen-ohren',
    name: { de: 'Spielzeit der offenen Ohren', en: 'The Season of Open Ears' },
    startMonth: 9,
    yearOffset: 0,
  },
  {
    slug: 'spielzeit-der-langen-schatten',
    name: { de: 'Spielzeit der langen Schatten', en: 'The Season of Long Shadows' },
    startMonth: 9,
    yearOffset: -1,
  },
];
