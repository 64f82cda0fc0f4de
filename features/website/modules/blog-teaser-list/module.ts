import { defineModule, number } from '#features/core/documents/index.ts';
import { msg } from '#lib/message.ts';
import { anchorField } from '../words.ts';

export const blogTeaserList = defineModule({
  id: 'blog-teaser-list',
  version: 1,
  label: msg`Latest from the magazine`,
  keywords: msg`blog articles teaser`,
  icon: 'list',
  category: 'teaser',
  fields: {
    items: number({
      label: msg`How many articles`,
      help: msg`1 to 8, newest first.`,
      least: 1,
      most: 8,
      required: 'draft',
    }),
    anchor: anchorField(),
  },
  defaults: { data: { items: 3 }, text: { de: {}, en: {} } },
  sample: { data: { items: 3 }, text: { de: {}, en: {} } },
});
