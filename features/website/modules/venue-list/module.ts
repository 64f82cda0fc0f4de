import { defineModule, list, reference } from '#features/core/documents/index.ts';
import { anchorField } from '../words.ts';

export const venueList = defineModule({
  id: 'venue-list',
  version: 1,
  label: { de: 'Orte', en: 'Venues' },
  keywords: { de: 'Spielorte Räume Etagen', en: 'places rooms floors' },
  icon: 'pin',
  category: 'programme',
  fields: {
    children: list({
      label: { de: 'Orte', en: 'Venues' },
      item: { de: 'Ort', en: 'Venue' },
      least: 1,
      most: 20,
      fields: {
        venue: reference({ label: { de: 'Ort', en: 'Venue' }, to: 'venue', required: 'publish' }),
      },
    }),
    anchor: anchorField(),
  },
  defaults: { data: { children: [] }, text: { de: {}, en: {} } },
  sample: { data: { children: [{ id: 'house', venue: 1 }] }, text: { de: {}, en: {} } },
  summary: 'children',
});
