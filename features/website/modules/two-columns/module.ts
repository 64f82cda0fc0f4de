import { choice, defineModule, image, link, richText, text } from '#features/core/documents/index.ts';
import { msg } from '#lib/message.ts';

export const twoColumns = defineModule({
  id: 'two-columns',
  version: 1,
  label: msg`Image and text`,
  keywords: msg`two columns side by side`,
  icon: 'image',
  category: 'media',
  fields: {
    extra_class: choice({
      label: msg({ message: 'Order', context: 'module' }),
      choices: {
        'image-text': msg`Image first`,
        'text-image': msg`Text first`,
      },
      otherwise: 'image-text',
      required: 'draft',
    }),
    image: image({ label: msg`Image`, required: 'publish' }),
    headline: text({ label: msg`Headline`, most: 200 }),
    text: richText({ label: msg`Text`, required: 'publish' }),
    link_text: text({ label: msg({ message: 'Link text', context: 'module' }), most: 120 }),
    link: link({ label: msg`Link target` }),
  },
  defaults: { data: { extra_class: 'image-text' }, text: { de: {}, en: {} } },
  sample: {
    data: {
      extra_class: 'image-text',
      image: { art: 'theatre', seed: 'stammbuehne~mask' },
      link: { to: 'url', url: '/de/ueber-uns' },
    },
    text: {
      de: {
        headline: 'Ein Saal ohne Vorhang',
        text: '<p>Die Stammbühne hat neunzig Plätze, davon dreißig auf Kissen.</p>',
        link_text: 'Saal und Sitzplan',
      },
      en: {
        headline: 'A hall without a curtain',
        text: '<p>The Stammbühne has ninety places, thirty of them on cushions.</p>',
        link_text: 'Hall and seating plan',
      },
    },
  },
  headingLevel: () => 2,
  summary: 'headline',
});
