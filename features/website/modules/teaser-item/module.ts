import { defineModule, image, link, text } from '#features/core/documents/index.ts';
import { msg } from '#lib/message.ts';

export const teaserItem = defineModule({
  id: 'teaser-item',
  version: 1,
  label: msg`Teaser`,
  keywords: msg`card tile`,
  icon: 'image',
  category: 'teaser',
  fields: {
    image: image({ label: msg`Image` }),
    preline: text({ label: msg`Line above`, most: 120 }),
    headline: text({ label: msg`Headline`, required: 'publish', most: 160 }),
    subline: text({ label: msg`Line below`, most: 200 }),
    text: text({ label: msg`Text`, lines: 'many', most: 600 }),
    link_text: text({ label: msg({ message: 'Link text', context: 'module' }), most: 120 }),
    link: link({ label: msg`Link target` }),
  },
  onlyIn: ['teaser-list'],
  defaults: { data: {}, text: { de: {}, en: {} } },
  sample: {
    data: {
      image: { art: 'workshop', seed: 'geburtstag-im-bau~sun' },
      link: { to: 'url', url: '/de/produktionen' },
    },
    text: {
      de: {
        preline: 'Geburtstag',
        headline: 'Zehn Kinder, ein Ungeheuer',
        text: 'Zwei Stunden feiern, bauen, Kuchen. Das Ungeheuer darf mit nach Hause.',
      },
      en: {
        preline: 'Birthday',
        headline: 'Ten children, one monster',
        text: 'Two hours of party, building and cake. The monster may come home with you.',
      },
    },
  },
  headingLevel: () => 3,
  summary: 'headline',
});
