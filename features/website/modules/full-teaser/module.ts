import { choice, defineModule, image, link, text } from '#features/core/documents/index.ts';
import { msg } from '#lib/message.ts';

export const fullTeaser = defineModule({
  id: 'full-teaser',
  version: 1,
  label: msg`Large teaser`,
  keywords: msg`feature lead poster`,
  icon: 'image',
  category: 'teaser',
  fields: {
    image: image({ label: msg`Image`, required: 'publish' }),
    preline: text({ label: msg`Line above`, most: 120 }),
    headline: text({ label: msg`Headline`, required: 'publish', most: 200 }),
    subline: text({ label: msg`Line below`, most: 300 }),
    text: text({ label: msg`Text`, most: 3000, lines: 'many' }),
    link_text: text({
      label: msg({ message: 'Link text', context: 'module' }),
      required: 'publish',
      most: 120,
    }),
    link: link({ label: msg`Link target`, required: 'publish' }),
    extra_class: choice({
      label: msg`Background`,
      choices: {
        rosa: msg`Pink`,
        himmel: msg`Sky`,
        dotter: msg`Yolk`,
        minze: msg`Mint`,
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
