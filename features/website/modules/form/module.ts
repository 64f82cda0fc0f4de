import { defineModule, reference } from '#features/core/documents/index.ts';
import { msg } from '#lib/message.ts';
import { anchorField } from '../words.ts';

export const form = defineModule({
  id: 'form',
  version: 1,
  label: msg`Form`,
  keywords: msg`request registration feedback fields`,
  icon: 'mail',
  category: 'text',
  fields: {
    form: reference({ label: msg`Form`, to: 'form', required: 'publish' }),
    anchor: anchorField(),
  },
  defaults: { data: {}, text: { de: {}, en: {} } },
  sample: { data: { form: 5 }, text: { de: {}, en: {} } },
  summary: 'form',
});
