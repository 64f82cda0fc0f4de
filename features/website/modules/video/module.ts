import { defineModule, image, text, url } from '#features/core/documents/index.ts';
import { anchorField, lengthField } from '../words.ts';

export const video = defineModule({
  id: 'video',
  version: 1,
  label: { de: 'Video', en: 'Video' },
  keywords: { de: 'Film YouTube Vimeo', en: 'film YouTube Vimeo' },
  icon: 'video',
  category: 'media',
  fields: {
    video_url: url({
      label: { de: 'Adresse', en: 'Address' },
      help: {
        de: 'Von YouTube oder Vimeo, wie sie im Browser steht.',
        en: 'From YouTube or Vimeo, copied from the browser.',
      },
      kind: 'video',
      required: 'publish',
    }),
    image: image({ label: { de: 'Bild davor', en: 'Preview image' } }),
    title: text({ label: { de: 'Titel', en: 'Title' }, required: 'publish', most: 200 }),
    length: lengthField(),
    anchor: anchorField(),
  },
  defaults: { data: {}, text: { de: {}, en: {} } },
  sample: {
    data: {
      video_url: 'https://vimeo.com/123456789',
      image: { art: 'theatre', seed: 'trailer-kaefer~moonface' },
      length: '4:10',
    },
    text: { de: { title: 'Wie die Nacht gebaut wird' }, en: { title: 'How the night is built' } },
  },
  summary: 'title',
});
