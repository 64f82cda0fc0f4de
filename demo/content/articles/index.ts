import type { Localized } from '#lib/localized.ts';
import { ask } from './ask.ts';
import { build } from './build.ts';
import { listen } from './listen.ts';
import { people } from './people.ts';
import { school } from './school.ts';
import type { DemoArticle } from './types.ts';
import { watch } from './watch.ts';

/** The articles of the demo venue. */
export const articles: DemoArticle[] = [...listen, ...watch, ...build, ...ask, ...people, ...school];

export const articleCategories: {
  slug: DemoArticle['category'];
  style: '' | 'himmel' | 'dotter' | 'rosa' | 'minze';
  name: Localized;
}[] = [
  { slug: 'hoeren', style: 'rosa', name: { de: 'Hören', en: 'Listen' } },
  { slug: 'sehen', style: 'himmel', name: { de: 'Sehen', en: 'Watch' } },
  { slug: 'bauen', style: 'dotter', name: { de: 'Bauen', en: 'Build' } },
  { slug: 'fragen', style: '', name: { de: 'Fragen', en: 'Ask' } },
  { slug: 'leute', style: 'minze', name: { de: 'Leute', en: 'Meet the makers' } },
  { slug: 'schule', style: '', name: { de: 'Für Schule und Kita', en: 'For teachers' } },
];

export const articleTags: { slug: string; name: Localized }[] = [
  { slug: 'gefuehle', name: { de: 'Gefühle', en: 'Feelings' } },
  { slug: 'geraeusche', name: { de: 'Geräusche', en: 'Noises' } },
  { slug: 'haus', name: { de: 'Das Haus', en: 'The house' } },
  { slug: 'kinderrat', name: { de: 'Kinderrat', en: 'Children’s council' } },
  { slug: 'loecher', name: { de: 'Löcher', en: 'Holes' } },
  { slug: 'musik', name: { de: 'Musik', en: 'Music' } },
  { slug: 'nacht', name: { de: 'Nacht', en: 'Night' } },
  { slug: 'pappe', name: { de: 'Pappe', en: 'Cardboard' } },
  { slug: 'physik', name: { de: 'Physik', en: 'Physics' } },
  { slug: 'schatten', name: { de: 'Schatten', en: 'Shadows' } },
  { slug: 'stille', name: { de: 'Stille', en: 'Quiet' } },
  { slug: 'theater', name: { de: 'Theater', en: 'Theatre' } },
  { slug: 'tiere', name: { de: 'Tiere', en: 'Animals' } },
  { slug: 'unterricht', name: { de: 'Unterricht', en: 'Lessons' } },
  { slug: 'werkstatt', name: { de: 'Werkstatt', en: 'Workshop' } },
];
