import { defineModule, file, image, text } from '#features/core/documents/index.ts';
import { msg } from '#lib/message.ts';
import { anchorField, lengthField } from '../words.ts';

export const videoSelfHosted = defineModule({
  id: 'video-self-hosted',
  version: 1,
  label: msg`Video file`,
  keywords: msg`film library MP4 captions`,
  icon: 'video',
  category: 'media',
  fields: {
    file: file({
      label: msg`Video`,
      help: msg`From the media library, along with its captions and transcript.`,
      of: 'video',
      required: 'publish',
    }),
    image: image({ label: msg`Preview image` }),
    title: text({ label: msg({ message: 'Title', context: 'module' }), required: 'publish', most: 200 }),
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
