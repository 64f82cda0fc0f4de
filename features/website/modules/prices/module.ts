import { defineModule, list, reference, text } from '#features/core/documents/index.ts';
import { msg } from '#lib/message.ts';
import { anchorField } from '../words.ts';

export const prices = defineModule({
  id: 'prices',
  version: 1,
  label: msg`Prices`,
  keywords: msg`admission tickets reduction costs`,
  icon: 'ticket',
  category: 'programme',
  fields: {
    children: list({
      label: msg`Productions`,
      help: msg`Shows ticket prices for these, as long as they have dates.`,
      item: msg`Production`,
      least: 1,
      most: 12,
      fields: {
        production: reference({
          label: msg`Production`,
          to: 'production',
          required: 'publish',
        }),
      },
    }),
    note: text({
      label: msg`Note`,
      most: 300,
    }),
    anchor: anchorField(),
  },
  defaults: { data: { children: [] }, text: { de: {}, en: {} } },
  sample: {
    data: {
      children: [
        { id: 'one', production: 1 },
        { id: 'two', production: 2 },
        { id: 'three', production: 3 },
      ],
    },
    text: {
      de: { note: 'Wer zum Geburtstag kommt, kommt umsonst.' },
      en: { note: 'Whoever comes on their birthday comes for free.' },
    },
  },
  summary: 'note',
});
