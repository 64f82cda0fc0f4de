import { defineModule, reference } from '#features/core/documents/index.ts';
import { anchorField } from '../words.ts';

export const venue = defineModule({
  id: 'venue',
  version: 1,
  label: { de: 'Ort', en: 'Venue' },
  keywords: { de: 'Spielort Adresse Räume Barrierefreiheit', en: 'place address rooms accessibility' },
  icon: 'pin',
  category: 'programme',
  fields: {
    venue: reference({ label: { de: 'Ort', en: 'Venue' }, to: 'venue', required: 'publish' }),
    anchor: anchorField(),
  },
  defaults: { data: {}, text: { de: {}, en: {} } },
  sample: { data: { venue: 1 }, text: { de: {}, en: {} } },
  summary: 'venue',
});
