import { choice, defineModule, image, text, url } from '#features/core/documents/index.ts';
import { anchorField } from '../words.ts';

export const audio = defineModule({
  id: 'audio',
  version: 1,
  label: { de: 'Audio', en: 'Audio' },
  keywords: { de: 'Podcast Musik Hörspiel Spotify SoundCloud', en: 'podcast music radio Spotify SoundCloud' },
  icon: 'ear',
  category: 'media',
  fields: {
    embed: url({
      label: { de: 'Adresse', en: 'Address' },
      help: {
        de: 'Von Spotify, SoundCloud oder Podigee, wie sie im Browser steht.',
        en: 'From Spotify, SoundCloud or Podigee, copied from the browser.',
      },
      kind: 'audio',
      required: 'publish',
    }),
    title: text({ label: { de: 'Titel', en: 'Title' }, required: 'publish', most: 200 }),
    media_type: choice({
      label: { de: 'Was es ist', en: 'Type' },
      choices: {
        podcast: { de: 'Gespräch', en: 'Talk' },
        music: { de: 'Musik', en: 'Music' },
        play: { de: 'Hörspiel', en: 'Radio play' },
      },
      otherwise: 'podcast',
    }),
    image: image({ label: { de: 'Bild davor', en: 'Preview image' } }),
    anchor: anchorField(),
  },
  defaults: { data: {}, text: { de: {}, en: {} } },
  sample: {
    data: { embed: 'https://buntspecht.podigee.io/12-schatten', media_type: 'podcast' },
    text: { de: { title: 'Wie klingt ein Schatten?' }, en: { title: 'What does a shadow sound like?' } },
  },
  summary: 'title',
});
