import { defineModule, image, list, text, url } from '#features/core/documents/index.ts';
import { msg } from '#lib/message.ts';
import { lengthField } from '../words.ts';

export const videoList = defineModule({
  id: 'video-list',
  version: 1,
  label: msg({ message: 'Videos', context: 'module' }),
  keywords: msg`films list YouTube Vimeo`,
  icon: 'video',
  category: 'media',
  fields: {
    children: list({
      label: msg({ message: 'Videos', context: 'module' }),
      item: msg({ message: 'Video', context: 'module' }),
      least: 1,
      most: 12,
      fields: {
        video_url: url({ label: msg`Address`, kind: 'video', required: 'publish' }),
        title: text({ label: msg({ message: 'Title', context: 'module' }), required: 'publish', most: 200 }),
        image: image({ label: msg`Preview image` }),
        length: lengthField(),
      },
    }),
  },
  defaults: { data: { children: [] }, text: { de: {}, en: {} } },
  sample: {
    data: {
      children: [
        { id: 'night', video_url: 'https://vimeo.com/123456789', length: '4:10' },
        { id: 'crawl', video_url: 'https://youtu.be/abcdefghijk', length: '2:35' },
      ],
    },
    text: {
      de: {
        children: {
          night: { title: 'Wie die Nacht gebaut wird' },
          crawl: { title: 'Hinter der Bühne kriechen' },
        },
      },
      en: {
        children: { night: { title: 'How the night is built' }, crawl: { title: 'Crawling backstage' } },
      },
    },
  },
  summary: 'children',
});
