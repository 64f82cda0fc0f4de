import { choice, defineModule, image, text, url } from '#features/core/documents/index.ts';
import { msg } from '#lib/message.ts';
import { anchorField } from '../words.ts';

export const audio = defineModule({
  id: 'audio',
  version: 1,
  label: msg({ message: 'Audio', context: 'module' }),
  keywords: msg`podcast music radio Spotify SoundCloud`,
  icon: 'ear',
  category: 'media',
  fields: {
    embed: url({
      label: msg`Address`,
      help: msg`From Spotify, SoundCloud or Podigee, copied from the browser.`,
      kind: 'audio',
      required: 'publish',
    }),
    title: text({ label: msg({ message: 'Title', context: 'module' }), required: 'publish', most: 200 }),
    media_type: choice({
      label: msg({ message: 'Type', context: 'module' }),
      choices: {
        podcast: msg`Talk`,
        music: msg`Music`,
        play: msg`Radio play`,
      },
      otherwise: 'podcast',
    }),
    image: image({ label: msg`Preview image` }),
    anchor: anchorField(),
  },
  defaults: { data: {}, text: { de: {}, en: {} } },
  sample: {
    data: { embed: 'https://buntspecht.podigee.io/12-schatten', media_type: 'podcast' },
    text: { de: { title: 'Wie klingt ein Schatten?' }, en: { title: 'What does a shadow sound like?' } },
  },
  summary: 'title',
});
