import { defineModule, text } from '#features/core/documents/index.ts';
import { anchorField } from '../words.ts';

export const agePicker = defineModule({
  id: 'age-picker',
  version: 1,
  label: { de: 'Nach Alter', en: 'By age' },
  keywords: { de: 'Alter Kinder Löcher Termine', en: 'age children holes dates' },
  icon: 'calendar',
  category: 'programme',
  fields: {
    headline: text({
      label: { de: 'Überschrift', en: 'Headline' },
      help: {
        de: 'Ohne eine steht da: Wie alt ist dein Kind?',
        en: 'If left blank: How old is your child?',
      },
      most: 120,
    }),
    anchor: anchorField(),
  },
  topLevel: true,
  once: true,
  defaults: { data: {}, text: { de: {}, en: {} } },
  sample: {
    data: {},
    text: { de: { headline: 'Wer kommt denn mit?' }, en: { headline: 'Who is coming along?' } },
  },
  headingLevel: () => 2,
  summary: 'headline',
});
