import { choice, defineModule, image as imageField, text } from '#features/core/documents/index.ts';
import { msg } from '#lib/message.ts';
import { FORMAT_CHOICES } from '../words.ts';

export const image = defineModule({
  id: 'image',
  version: 1,
  label: msg`Image`,
  keywords: msg`photo picture artwork`,
  icon: 'image',
  category: 'media',
  fields: {
    image: imageField({ label: msg`Image`, required: 'publish' }),
    format: choice({
      label: msg`Format`,
      choices: FORMAT_CHOICES,
      otherwise: '3:2',
    }),
    caption: text({ label: msg({ message: 'Caption', context: 'module' }) }),
  },
  defaults: { data: { format: '3:2' }, text: { de: {}, en: {} } },
  sample: {
    data: { image: { art: 'exhibition', seed: 'schattenhafen~alga' }, format: '3:2' },
    text: {
      de: { caption: 'Der Schattenhafen kurz vor dem Aufmachen.' },
      en: { caption: 'The harbour of shadows just before opening.' },
    },
  },
  summary: 'caption',
});
