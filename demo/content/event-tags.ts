import type { DemoOption } from './types.ts';

export const eventTags: DemoOption[] = [
  { slug: 'stufenlos', name: { de: 'stufenlos', en: 'step-free' } },
  { slug: 'auf-deutsch', name: { de: 'auf Deutsch', en: 'in German' } },
  { slug: 'ohne-worte', name: { de: 'ohne Worte', en: 'without words' } },
  { slug: 'gebaerdensprache', name: { de: 'mit Gebärdensprache', en: 'with sign language' } },
  { slug: 'drinnen', name: { de: 'drinnen', en: 'indoors' } },
  { slug: 'draussen', name: { de: 'draußen', en: 'outdoors' } },
  { slug: 'kostenlos', name: { de: 'kostenlos', en: 'free' } },
  { slug: 'leise', name: { de: 'leise', en: 'quiet' } },
  { slug: 'laut', name: { de: 'laut', en: 'loud' } },
  { slug: 'mit-dreck', name: { de: 'mit Dreck', en: 'messy' } },
  {
    slug: 'geschwister',
    name: { de: 'Geschwister willkommen', en: 'siblings welcome' },
    showInFilter: false,
  },
  { slug: 'fototermin', name: { de: 'es wird fotografiert', en: 'photos are taken' }, showInFilter: false },
];
