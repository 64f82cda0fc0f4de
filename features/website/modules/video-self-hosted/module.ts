import { defineModule, file, image, text } from '#features/core/documents/index.ts';
import { anchorField, lengthField } from '../words.ts';

export const videoSelfHosted = defineModule({
  id: 'video-self-hosted',
  version: 1,
  label: { de: 'Eigenes Video', en: 'Video file' },
  keywords: { de: 'Film Mediathek MP4 Untertitel', en: 'film library MP4 captions' },
  icon: 'video',
  category: 'media',
  fields: {
    file: file({
      label: { de: 'Film', en: 'Video' },
      help: {
        de: 'Aus der Mediathek. Untertitel und Abschrift stehen dort.',
        en: 'From the media library, along with its captions and transcript.',
      },
      of: 'video',
      required: 'publish',
    }),
    image: image({ label: { de: 'Bild davor', en: 'Preview image' } }),
    title: text({ label: { de: 'Titel', en: 'Title' }, required: 'publish', most: 200 }),
    length: lengthField(),
    anchor: anchorField(),
  },
  defaults: { data: {}, text: { de: {}, en: {} } },
  sample: {
    data: { file: { id: 9 }, image: { art: 'theatre', seed: 'nachtvogel~bird' }, length: '0:42' },
    text: { de: { title: 'Der Nachtvogel lernt laufen' }, en: { title: 'The night bird learns to walk' } },
  },
  summary: 'title',
});
