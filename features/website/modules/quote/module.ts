import { defineModule, image, text } from '#features/core/documents/index.ts';

export const quote = defineModule({
  id: 'quote',
  version: 1,
  label: { de: 'Zitat', en: 'Quote' },
  keywords: { de: 'Stimme Ausspruch Kindermund', en: 'voice saying words' },
  icon: 'text',
  category: 'text',
  fields: {
    content: text({ label: { de: 'Was gesagt wurde', en: 'What was said' }, required: 'publish', most: 400 }),
    author: text({ label: { de: 'Von wem', en: 'Said by' }, most: 120 }),
    occasion: text({ label: { de: 'Wobei', en: 'Occasion' }, most: 200 }),
    image: image({ label: { de: 'Gesicht', en: 'Photo' } }),
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
