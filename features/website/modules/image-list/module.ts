import { choice, defineModule, image, list, text } from '#features/core/documents/index.ts';
import { FORMAT_CHOICES } from '../words.ts';

export const imageList = defineModule({
  id: 'image-list',
  version: 1,
  label: { de: 'Bilder', en: 'Images' },
  keywords: { de: 'Galerie Slider Bilderreihe Fotos', en: 'gallery slider photos' },
  icon: 'slider',
  category: 'media',
  fields: {
    format: choice({
      label: { de: 'Format', en: 'Format' },
      choices: FORMAT_CHOICES,
      otherwise: '3:2',
    }),
    children: list({
      label: { de: 'Bilder', en: 'Images' },
      item: { de: 'Bild', en: 'Image' },
      least: 1,
      most: 24,
      fields: {
        image: image({ label: { de: 'Bild', en: 'Image' }, required: 'publish' }),
        caption: text({ label: { de: 'Unterschrift', en: 'Caption' } }),
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
