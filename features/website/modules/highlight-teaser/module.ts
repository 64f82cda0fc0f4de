import { choice, defineModule, list } from '#features/core/documents/index.ts';
import { anchorField } from '../words.ts';

/** Categories to highlight: each shows its next date, or the newest article. */
export const HIGHLIGHT_CATEGORIES = {
  exhibition: { de: 'Ausstellung', en: 'Exhibition' },
  theatre: { de: 'Theater', en: 'Theatre' },
  workshop: { de: 'Werkstatt', en: 'Workshop' },
  music: { de: 'Musik', en: 'Music' },
  school: { de: 'Schule & Kita', en: 'Schools & nurseries' },
  magazine: { de: 'Magazin', en: 'Magazine' },
};
export type HighlightCategory = keyof typeof HIGHLIGHT_CATEGORIES;

export const highlightTeaser = defineModule({
  id: 'highlight-teaser',
  version: 1,
  label: { de: 'Höhepunkte', en: 'Highlight teaser' },
  keywords: { de: 'nächster Termin neuester Artikel', en: 'next date newest article' },
  icon: 'calendar',
  category: 'teaser',
  fields: {
    categories: list({
      label: { de: 'Wovon', en: 'Categories' },
      item: { de: 'Art', en: 'Category' },
      least: 1,
      most: 4,
      fields: {
        category: choice({
          label: { de: 'Art', en: 'Category' },
          choices: HIGHLIGHT_CATEGORIES,
          otherwise: 'exhibition',
        }),
      },
    }),
    anchor: anchorField(),
  },
  defaults: { data: { categories: [] }, text: { de: {}, en: {} } },
  sample: {
    data: {
      categories: [
        { id: 'one', category: 'exhibition' },
        { id: 'two', category: 'theatre' },
        { id: 'three', category: 'workshop' },
        { id: 'four', category: 'magazine' },
      ],
    },
    text: { de: {}, en: {} },
  },
});
