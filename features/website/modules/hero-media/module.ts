import { choice, defineModule, file, flag, image, link, text } from '#features/core/documents/index.ts';
import { msg } from '#lib/message.ts';
import { SHEETS } from '../words.ts';

const { none: _, ...sheets } = SHEETS;

export const heroMedia = defineModule({
  id: 'hero-media',
  version: 1,
  label: msg`Hero`,
  keywords: msg`stage banner header`,
  icon: 'image',
  category: 'media',
  fields: {
    headline: text({ label: msg`Headline`, required: 'publish', most: 120 }),
    text: text({ label: msg`Text`, lines: 'many', most: 600 }),
    button_text: text({ label: msg({ message: 'Button text', context: 'module' }), most: 60 }),
    button_link: link({ label: msg`Button target` }),
    image: image({ label: msg`Image` }),
    video: file({
      label: msg`Video from the library`,
      help: msg`Replaces the image, and only plays when someone presses play.`,
    }),
    tone: choice({ label: msg`Background`, choices: sheets, otherwise: 'himmel' }),
    sticky: flag({ label: msg`Button stays in view` }),
  },
  sticky: { text: 'button_text', link: 'button_link' },
  topLevel: true,
  once: true,
  needsOnlineFrom: true,
  defaults: { data: { tone: 'himmel' }, text: { de: {}, en: {} } },
  sample: {
    data: {
      image: { art: 'exhibition', seed: 'wind-zum-anfassen~fish~diagonal' },
      button_link: { to: 'url', url: '/de/produktionen' },
      tone: 'himmel',
      sticky: true,
    },
    text: {
      de: {
        headline: 'Der Wind wohnt hier',
        text: 'Eine Ausstellung zum Anpusten, Festhalten und Hinterherlaufen.',
        button_text: 'Wind ansehen',
      },
      en: {
        headline: 'The wind lives here',
        text: 'An exhibition to blow at, hold on to and run after.',
        button_text: 'See the wind',
      },
    },
    online_from: '2026-11-01T00:00:00.000Z',
  },
  headingLevel: () => 2,
  summary: 'headline',
});
