import { choice, defineModule, image, link, richText, text } from '#features/core/documents/index.ts';

export const twoColumns = defineModule({
  id: 'two-columns',
  version: 1,
  label: { de: 'Bild und Text', en: 'Image and text' },
  keywords: { de: 'Zwei Spalten nebeneinander', en: 'two columns side by side' },
  icon: 'image',
  category: 'media',
  fields: {
    extra_class: choice({
      label: { de: 'Reihenfolge', en: 'Order' },
      choices: {
        'image-text': { de: 'Erst das Bild', en: 'Image first' },
        'text-image': { de: 'Erst der Text', en: 'Text first' },
      },
      otherwise: 'image-text',
      required: 'draft',
    }),
    image: image({ label: { de: 'Bild', en: 'Image' }, required: 'publish' }),
    headline: text({ label: { de: 'Überschrift', en: 'Headline' }, most: 200 }),
    text: richText({ label: { de: 'Text', en: 'Text' }, required: 'publish' }),
    link_text: text({ label: { de: 'Linktext', en: 'Link text' }, most: 120 }),
    link: link({ label: { de: 'Ziel', en: 'Link target' } }),
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
