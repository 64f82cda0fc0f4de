import { defineModule, image, text, url } from '#features/core/documents/index.ts';
import { msg } from '#lib/message.ts';
import { anchorField, lengthField } from '../words.ts';

export const video = defineModule({
  id: 'video',
  version: 1,
  label: msg({ message: 'Video', context: 'module' }),
  keywords: msg`film YouTube Vimeo`,
  icon: 'video',
  category: 'media',
  fields: {
    video_url: url({
      label: msg`Address`,
      help: msg`From YouTube or Vimeo, copied from the browser.`,
      kind: 'video',
      required: 'publish',
    }),
    image: image({ label: msg`Preview image` }),
    title: text({ label: msg({ message: 'Title', context: 'module' }), required: 'publish', most: 200 }),
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
