import { choice, defineModule, image as imageField, text } from '#features/content/index.ts';

export const image = defineModule({
  id: 'image',
  version: 1,
  label: { de: 'Bild', en: 'Image' },
  keywords: { de: 'Foto Abbildung Kunstwerk', en: 'photo picture artwork' },
  icon: 'image',
  category: 'media',
  fields: {
    image: imageField({ label: { de: 'Bild', en: 'Image' }, required: 'publish' }),
    format: choice({
      label: { de: 'Format', en: 'Format' },
      choices: {
        '16:9': { de: 'Breit, 16:9', en: 'Wide, 16:9' },
        '3:2': { de: 'Quer, 3:2', en: 'Landscape, 3:2' },
        '4:3': { de: 'Quer, 4:3', en: 'Landscape, 4:3' },
        '1:1': { de: 'Quadrat', en: 'Square' },
        '3:4': { de: 'Hoch, 3:4', en: 'Portrait, 3:4' },
      },
      otherwise: '3:2',
    }),
    caption: text({ label: { de: 'Unterschrift', en: 'Caption' } }),
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
