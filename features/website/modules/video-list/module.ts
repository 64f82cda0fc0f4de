import { defineModule, image, list, text, url } from '#features/core/documents/index.ts';
import { lengthField } from '../words.ts';

export const videoList = defineModule({
  id: 'video-list',
  version: 1,
  label: { de: 'Videos', en: 'Videos' },
  keywords: { de: 'Filme Liste YouTube Vimeo', en: 'films list YouTube Vimeo' },
  icon: 'video',
  category: 'media',
  fields: {
    children: list({
      label: { de: 'Videos', en: 'Videos' },
      item: { de: 'Video', en: 'Video' },
      least: 1,
      most: 12,
      fields: {
        video_url: url({ label: { de: 'Adresse', en: 'Address' }, kind: 'video', required: 'publish' }),
        title: text({ label: { de: 'Titel', en: 'Title' }, required: 'publish', most: 200 }),
        image: image({ label: { de: 'Bild davor', en: 'Preview image' } }),
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
