import { defineModule, reference } from '#features/core/documents/index.ts';
import { msg } from '#lib/message.ts';
import { anchorField } from '../words.ts';

export const venue = defineModule({
  id: 'venue',
  version: 1,
  label: msg({ message: 'Venue', context: 'module' }),
  keywords: msg`place address rooms accessibility`,
  icon: 'pin',
  category: 'programme',
  fields: {
    venue: reference({
      label: msg({ message: 'Venue', context: 'module' }),
      to: 'venue',
      required: 'publish',
    }),
    anchor: anchorField(),
  },
  defaults: { data: {}, text: { de: {}, en: {} } },
  sample: { data: { venue: 1 }, text: { de: {}, en: {} } },
  summary: 'venue',
});
