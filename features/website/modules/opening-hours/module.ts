import { defineModule, text } from '#features/core/documents/index.ts';
import { msg } from '#lib/message.ts';
import { anchorField } from '../words.ts';

export const openingHours = defineModule({
  id: 'opening-hours',
  version: 1,
  label: msg`Opening hours`,
  keywords: msg`week open closed holidays`,
  icon: 'clock',
  category: 'programme',
  fields: {
    note: text({
      label: msg`Note`,
      help: msg`You set the hours themselves in the admin area, for the whole site.`,
      most: 300,
    }),
    anchor: anchorField(),
  },
  defaults: { data: {}, text: { de: {}, en: {} } },
  sample: {
    data: {},
    text: {
      de: { note: 'Die letzte Bahn fährt nach uns.' },
      en: { note: 'The last tram leaves after us.' },
    },
  },
  summary: 'note',
});
