import { choice, defineModule, number, text } from '#features/core/documents/index.ts';
import { anchorField } from '../words.ts';

const FORM_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const hubspotForm = defineModule({
  id: 'hubspot-form',
  version: 1,
  label: { de: 'Formular von HubSpot', en: 'HubSpot form' },
  keywords: { de: 'Anfrage Kontakt fremdes Formular', en: 'request contact embedded form' },
  icon: 'mail',
  category: 'text',
  fields: {
    hubspot_id: text({
      label: { de: 'Nummer des Formulars', en: 'Form ID' },
      help: {
        de: 'Im Einbettungscode von HubSpot „formId“, zum Beispiel 3f2b1c9e-…',
        en: '“formId” in HubSpot’s embed code, such as 3f2b1c9e-…',
      },
      required: 'publish',
      localized: false,
      inline: false,
      most: 36,
      pattern: FORM_ID,
    }),
    portal: number({
      label: { de: 'Nummer des Kontos', en: 'Account ID' },
      help: { de: 'Im Einbettungscode „portalId“.', en: '“portalId” in the embed code.' },
      required: 'publish',
      least: 1,
      most: 2_147_483_647,
    }),
    region: choice({
      label: { de: 'Region', en: 'Region' },
      choices: {
        eu1: { de: 'Europa (eu1)', en: 'Europe (eu1)' },
        na1: { de: 'Nordamerika (na1)', en: 'North America (na1)' },
        na2: { de: 'Nordamerika (na2)', en: 'North America (na2)' },
        na3: { de: 'Nordamerika (na3)', en: 'North America (na3)' },
        ap1: { de: 'Australien (ap1)', en: 'Australia (ap1)' },
      },
      otherwise: 'eu1',
    }),
    title: text({ label: { de: 'Titel', en: 'Title' }, required: 'publish', most: 200 }),
    anchor: anchorField(),
  },
  defaults: { data: {}, text: { de: {}, en: {} } },
  sample: {
    data: { hubspot_id: '3f2b1c9e-4a5d-4e6f-8a7b-9c0d1e2f3a4b', portal: 1234567 },
    text: { de: { title: 'Einen Raum anfragen' }, en: { title: 'Ask for a room' } },
  },
  summary: 'title',
});
