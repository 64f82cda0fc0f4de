import { defineModule, reference } from '#features/core/documents/index.ts';
import { anchorField } from '../words.ts';

export const form = defineModule({
  id: 'form',
  version: 1,
  label: { de: 'Formular', en: 'Form' },
  keywords: { de: 'Anfrage Anmeldung Rückmeldung Felder', en: 'request registration feedback fields' },
  icon: 'mail',
  category: 'text',
  fields: {
    form: reference({ label: { de: 'Formular', en: 'Form' }, to: 'form', required: 'publish' }),
    anchor: anchorField(),
  },
  defaults: { data: {}, text: { de: {}, en: {} } },
  sample: { data: { form: 5 }, text: { de: {}, en: {} } },
  summary: 'form',
});
