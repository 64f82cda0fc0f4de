import { choice, defineModule, image, list, text } from '#features/core/documents/index.ts';
import { msg } from '#lib/message.ts';
import { FORMAT_CHOICES } from '../words.ts';

export const imageList = defineModule({
  id: 'image-list',
  version: 1,
  label: msg`Images`,
  keywords: msg`gallery slider photos`,
  icon: 'slider',
  category: 'media',
  fields: {
    format: choice({
      label: msg`Format`,
      choices: FORMAT_CHOICES,
      otherwise: '3:2',
    }),
    children: list({
      label: msg`Images`,
      item: msg`Image`,
      least: 1,
      most: 24,
      fields: {
        image: image({ label: msg`Image`, required: 'publish' }),
        caption: text({ label: msg({ message: 'Caption', context: 'module' }) }),
      },
    }),
  },
  defaults: { data: { children: [] }, text: { de: {}, en: {} } },
  sample: {
    data: {
      format: '3:2',
      children: [
        { id: 'frost', image: { art: 'theatre', seed: 'frau-frost~bird' } },
        { id: 'drum', image: { art: 'music', seed: 'trommeln~drum' } },
        { id: 'leaf', image: { art: 'workshop', seed: 'blaetter~alga' } },
        { id: 'mask', image: { art: 'theatre', seed: 'masken~mask' } },
      ],
    },
    text: {
      de: {
        children: {
          frost: { caption: 'Frau Frost packt ihre Lampen ein.' },
          drum: { caption: 'Unten trommelt es.' },
        },
      },
      en: {
        children: {
          frost: { caption: 'Frau Frost packs up her lamps.' },
          drum: { caption: 'Drumming below.' },
        },
      },
    },
  },
  summary: 'children',
});
