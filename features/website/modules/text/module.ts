import { defineModule, flag, richText } from '#features/core/documents/index.ts';
import { msg } from '#lib/message.ts';
import { anchorField } from '../words.ts';

export const text = defineModule({
  id: 'text',
  version: 1,
  label: msg`Text`,
  keywords: msg`paragraph list copy`,
  icon: 'text',
  category: 'text',
  fields: {
    content: richText({ label: msg`Text`, required: 'publish' }),
    decrease_distance: flag({
      label: msg`Less space above`,
    }),
    anchor: anchorField(),
  },
  defaults: { data: {}, text: { de: {}, en: {} } },
  sample: {
    data: {},
    text: {
      de: {
        content:
          '<p>Bei uns darf man anfassen, was anderswo hinter Glas liegt. <strong>Fast alles.</strong></p><ul><li><p>Kinderwagen parken am Eingang</p></li><li><p>Schlafende Babys haben freien Eintritt</p></li></ul>',
      },
      en: {
        content:
          '<p>Here you may touch what is behind glass elsewhere. <strong>Nearly everything.</strong></p><ul><li><p>Prams park at the entrance</p></li><li><p>Sleeping babies come in free</p></li></ul>',
      },
    },
  },
  summary: 'content',
});
