import { defineModule, image, text } from '#features/core/documents/index.ts';
import { msg } from '#lib/message.ts';

export const quote = defineModule({
  id: 'quote',
  version: 1,
  label: msg`Quote`,
  keywords: msg`voice saying words`,
  icon: 'text',
  category: 'text',
  fields: {
    content: text({ label: msg`What was said`, required: 'publish', most: 400 }),
    author: text({ label: msg`Said by`, most: 120 }),
    occasion: text({ label: msg`Occasion`, most: 200 }),
    image: image({ label: msg`Photo` }),
  },
  defaults: { data: {}, text: { de: {}, en: {} } },
  sample: {
    data: { image: { art: 'school', seed: 'ida~moonface' } },
    text: {
      de: {
        content: 'Ich war drinnen und draußen gleichzeitig.',
        author: 'Ida, 6',
        occasion: 'nach „Lauter Löcher“',
      },
      en: {
        content: 'I was inside and outside at the same time.',
        author: 'Ida, 6',
        occasion: 'after “Lauter Löcher”',
      },
    },
  },
  summary: 'content',
});
