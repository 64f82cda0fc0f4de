import { defineModule, image, text, url } from '#features/core/documents/index.ts';
import { anchorField } from '../words.ts';

export const viewer = defineModule({
  id: 'viewer',
  version: 1,
  label: { de: 'Heft zum Blättern', en: 'Flip-through booklet' },
  keywords: {
    de: 'Viewer Broschüre Programmheft Issuu Calaméo',
    en: 'viewer brochure programme Issuu Calaméo',
  },
  icon: 'eye',
  category: 'media',
  fields: {
    embed: url({
      label: { de: 'Adresse', en: 'Address' },
      help: {
        de: 'Von Issuu, Yumpu oder Calaméo, wie sie im Browser steht.',
        en: 'From Issuu, Yumpu or Calaméo, copied from the browser.',
      },
      kind: 'viewer',
      required: 'publish',
    }),
    title: text({ label: { de: 'Titel', en: 'Title' }, required: 'publish', most: 200 }),
    image: image({ label: { de: 'Bild davor', en: 'Preview image' } }),
    anchor: anchorField(),
  },
  defaults: { data: {}, text: { de: {}, en: {} } },
  sample: {
    data: { embed: 'https://issuu.com/buntspecht/docs/winter' },
    text: { de: { title: 'Das Winterheft' }, en: { title: 'The winter booklet' } },
  },
  summary: 'title',
});
