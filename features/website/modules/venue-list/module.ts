import { defineModule, list, reference } from '#features/core/documents/index.ts';
import { msg } from '#lib/message.ts';
import { anchorField } from '../words.ts';

export const venueList = defineModule({
  id: 'venue-list',
  version: 1,
  label: msg({ message: 'Venues', context: 'module' }),
  keywords: msg`places rooms floors`,
  icon: 'pin',
  category: 'programme',
  fields: {
    children: list({
      label: msg({ message: 'Venues', context: 'module' }),
      item: msg({ message: 'Venue', context: 'module' }),
      least: 1,
      most: 20,
      fields: {
        venue: reference({
          label: msg({ message: 'Venue', context: 'module' }),
          to: 'venue',
          required: 'publish',
        }),
      },
    }),
    anchor: anchorField(),
  },
  defaults: { data: { children: [] }, text: { de: {}, en: {} } },
  sample: { data: { children: [{ id: 'house', venue: 1 }] }, text: { de: {}, en: {} } },
  summary: 'children',
});
