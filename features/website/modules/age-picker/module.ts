import { defineModule, text } from '#features/core/documents/index.ts';
import { msg } from '#lib/message.ts';
import { anchorField } from '../words.ts';

export const agePicker = defineModule({
  id: 'age-picker',
  version: 1,
  label: msg`By age`,
  keywords: msg`age children holes dates`,
  icon: 'calendar',
  category: 'programme',
  fields: {
    headline: text({
      label: msg`Headline`,
      help: msg`If left blank: How old is your child?`,
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
