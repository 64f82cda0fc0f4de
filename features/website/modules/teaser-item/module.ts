import { defineModule, image, link, text } from '#features/core/documents/index.ts';

export const teaserItem = defineModule({
  id: 'teaser-item',
  version: 1,
  label: { de: 'Teaser', en: 'Teaser' },
  keywords: { de: 'Kachel Karte', en: 'card tile' },
  icon: 'image',
  category: 'teaser',
  fields: {
    image: image({ label: { de: 'Bild', en: 'Image' } }),
    preline: text({ label: { de: 'Zeile davor', en: 'Line above' }, most: 120 }),
    headline: text({ label: { de: 'Überschrift', en: 'Headline' }, required: 'publish', most: 160 }),
    subline: text({ label: { de: 'Zeile danach', en: 'Line below' }, most: 200 }),
    text: text({ label: { de: 'Text', en: 'Text' }, lines: 'many', most: 600 }),
    link_text: text({ label: { de: 'Linktext', en: 'Link text' }, most: 120 }),
    link: link({ label: { de: 'Ziel', en: 'Link target' } }),
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
