import { defineModule, list, reference, text } from '#features/core/documents/index.ts';
import { anchorField } from '../words.ts';

export const prices = defineModule({
  id: 'prices',
  version: 1,
  label: { de: 'Preise', en: 'Prices' },
  keywords: { de: 'Eintritt Tickets Ermäßigung kostet', en: 'admission tickets reduction costs' },
  icon: 'ticket',
  category: 'programme',
  fields: {
    children: list({
      label: { de: 'Produktionen', en: 'Productions' },
      help: {
        de: 'Gezeigt wird, was Tickets für sie kosten, solange es Termine gibt.',
        en: 'Shows ticket prices for these, as long as they have dates.',
      },
      item: { de: 'Produktion', en: 'Production' },
      least: 1,
      most: 12,
      fields: {
        production: reference({
          label: { de: 'Produktion', en: 'Production' },
          to: 'production',
          required: 'publish',
        }),
      },
    }),
    note: text({
      label: { de: 'Hinweis', en: 'Note' },
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
