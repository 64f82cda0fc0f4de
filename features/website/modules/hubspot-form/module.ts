import { choice, defineModule, number, text } from '#features/core/documents/index.ts';
import { msg } from '#lib/message.ts';
import { anchorField } from '../words.ts';

const FORM_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const hubspotForm = defineModule({
  id: 'hubspot-form',
  version: 1,
  label: msg`HubSpot form`,
  keywords: msg`request contact embedded form`,
  icon: 'mail',
  category: 'text',
  fields: {
    hubspot_id: text({
      label: msg`Form ID`,
      help: msg`“formId” in HubSpot’s embed code, such as 3f2b1c9e-…`,
      required: 'publish',
      localized: false,
      inline: false,
      most: 36,
      pattern: FORM_ID,
    }),
    portal: number({
      label: msg`Account ID`,
      help: msg`“portalId” in the embed code.`,
      required: 'publish',
      least: 1,
      most: 2_147_483_647,
    }),
    region: choice({
      label: msg`Region`,
      choices: {
        eu1: msg`Europe (eu1)`,
        na1: msg`North America (na1)`,
        na2: msg`North America (na2)`,
        na3: msg`North America (na3)`,
        ap1: msg`Australia (ap1)`,
      },
      otherwise: 'eu1',
    }),
    title: text({ label: msg({ message: 'Title', context: 'module' }), required: 'publish', most: 200 }),
    anchor: anchorField(),
  },
  defaults: { data: {}, text: { de: {}, en: {} } },
  sample: {
    data: { hubspot_id: '3f2b1c9e-4a5d-4e6f-8a7b-9c0d1e2f3a4b', portal: 1234567 },
    text: { de: { title: 'Einen Raum anfragen' }, en: { title: 'Ask for a room' } },
  },
  summary: 'title',
});
