import { defineModule, file, text } from '#features/core/documents/index.ts';
import { msg } from '#lib/message.ts';
import { anchorField, lengthField } from '../words.ts';

export const audioSelfHosted = defineModule({
  id: 'audio-self-hosted',
  version: 1,
  label: msg`Audio file`,
  keywords: msg`library MP3 radio play noise`,
  icon: 'ear',
  category: 'media',
  fields: {
    file: file({
      label: msg`Audio`,
      help: msg`From the media library, along with its transcript.`,
      of: 'audio',
      required: 'publish',
    }),
    title: text({ label: msg({ message: 'Title', context: 'module' }), required: 'publish', most: 200 }),
    length: lengthField(),
    anchor: anchorField(),
  },
  defaults: { data: {}, text: { de: {}, en: {} } },
  sample: {
    data: { file: { id: 10 }, length: '0:03' },
    text: { de: { title: 'So klingt eine Pappröhre' }, en: { title: 'This is a cardboard tube' } },
  },
  summary: 'title',
});
