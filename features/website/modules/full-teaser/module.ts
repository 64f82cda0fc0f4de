import { choice, defineModule, image, link, text } from '#features/core/documents/index.ts';

export const fullTeaser = defineModule({
  id: 'full-teaser',
  version: 1,
  label: { de: 'Teaser groß', en: 'Large teaser' },
  keywords: { de: 'Aufmacher Hinweis Plakat', en: 'feature lead poster' },
  icon: 'image',
  category: 'teaser',
  fields: {
    image: image({ label: { de: 'Bild', en: 'Image' }, required: 'publish' }),
    preline: text({ label: { de: 'Zeile davor', en: 'Line above' }, most: 120 }),
    headline: text({ label: { de: 'Überschrift', en: 'Headline' }, required: 'publish', most: 200 }),
    subline: text({ label: { de: 'Zeile danach', en: 'Line below' }, most: 300 }),
    text: text({ label: { de: 'Text', en: 'Text' }, most: 3000, lines: 'many' }),
    link_text: text({ label: { de: 'Linktext', en: 'Link text' }, required: 'publish', most: 120 }),
    link: link({ label: { de: 'Ziel', en: 'Link target' }, required: 'publish' }),
    extra_class: choice({
      label: { de: 'Blatt', en: 'Background' },
      choices: {
        rosa: { de: 'Rosa', en: 'Pink' },
        himmel: { de: 'Himmel', en: 'Sky' },
        dotter: { de: 'Dotter', en: 'Yolk' },
        minze: { de: 'Minze', en: 'Mint' },
      },
      otherwise: 'rosa',
    }),
  },
  defaults: { data: {}, text: { de: {}, en: {} } },
  sample: {
    data: {
      image: { art: 'workshop', seed: 'papier-bruellt~alga' },
      link: { to: 'url', url: '/de/produktionen' },
      extra_class: 'rosa',
    },
    text: {
      de: {
        preline: 'Werkstatt, jeden Samstag',
        headline: 'Papier kann brüllen',
        text: 'Reißen, knüllen, falten: Aus einer Rolle Packpapier wird ein Rudel.',
        link_text: 'Werkstatt ansehen',
      },
      en: {
        preline: 'Workshop, every Saturday',
        headline: 'Paper can roar',
        text: 'Tear, crumple, fold: a roll of wrapping paper becomes a pack.',
        link_text: 'See the workshop',
      },
    },
  },
  headingLevel: () => 2,
  summary: 'headline',
});
