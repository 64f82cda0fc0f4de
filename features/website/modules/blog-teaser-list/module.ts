import { defineModule, number } from '#features/core/documents/index.ts';
import { anchorField } from '../words.ts';

export const blogTeaserList = defineModule({
  id: 'blog-teaser-list',
  version: 1,
  label: { de: 'Neues aus dem Magazin', en: 'Latest from the magazine' },
  keywords: { de: 'Blog Artikel Teaser', en: 'blog articles teaser' },
  icon: 'list',
  category: 'teaser',
  fields: {
    items: number({
      label: { de: 'Wie viele Artikel', en: 'How many articles' },
      help: { de: '1 bis 8, die neuesten zuerst.', en: '1 to 8, newest first.' },
      least: 1,
      most: 8,
      required: 'draft',
    }),
    anchor: anchorField(),
  },
  defaults: { data: { items: 3 }, text: { de: {}, en: {} } },
  sample: { data: { items: 3 }, text: { de: {}, en: {} } },
});
