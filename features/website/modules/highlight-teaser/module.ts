import { choice, defineModule, list } from '#features/core/documents/index.ts';
import { msg } from '#lib/message.ts';
import { anchorField } from '../words.ts';

/** Categories to highlight: each shows its next date, or the newest article. */
export const HIGHLIGHT_CATEGORIES = {
  exhibition: msg`Exhibition`,
  theatre: msg`Theatre`,
  workshop: msg`Workshop`,
  music: msg`Music`,
  school: msg`Schools & nurseries`,
  magazine: msg`Magazine`,
};
export type HighlightCategory = keyof typeof HIGHLIGHT_CATEGORIES;

export const highlightTeaser = defineModule({
  id: 'highlight-teaser',
  version: 1,
  label: msg`Highlight teaser`,
  keywords: msg`next date newest article`,
  icon: 'calendar',
  category: 'teaser',
  fields: {
    categories: list({
      label: msg({ message: 'Categories', context: 'module' }),
      item: msg({ message: 'Category', context: 'module' }),
      least: 1,
      most: 4,
      fields: {
        category: choice({
          label: msg({ message: 'Category', context: 'module' }),
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
