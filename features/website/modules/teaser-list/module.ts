import { choice, defineModule } from '#features/core/documents/index.ts';
import { msg } from '#lib/message.ts';

export const teaserList = defineModule({
  id: 'teaser-list',
  version: 1,
  label: msg`Teaser list`,
  keywords: msg`cards tiles links`,
  icon: 'list',
  category: 'teaser',
  fields: {
    extra_class: choice({
      label: msg`Style`,
      choices: {
        uneven: msg`Uneven widths`,
        lines: msg`No images, with a line`,
      },
      otherwise: 'uneven',
    }),
  },
  slots: { names: () => ['items'], allow: ['teaser-item'], most: 12 },
  defaults: { data: {}, text: { de: {}, en: {} } },
  sample: {
    data: { extra_class: 'uneven' },
    text: { de: {}, en: {} },
    slots: {
      items: [
        sampleItem('kita', 'kita-stiefel~mouse', 'Die Kita kommt zu Fuß', 'The nursery comes on foot'),
        sampleItem(
          'party',
          'geburtstag-im-bau~sun',
          'Zehn Kinder, ein Ungeheuer',
          'Ten children, one monster',
        ),
        sampleItem('holiday', 'ferienspaene~drum', 'Ferienspäne im Februar', 'Holiday shavings in February'),
      ],
    },
  },
  summary: 'extra_class',
});

function sampleItem(id: string, seed: string, de: string, en: string) {
  return {
    id: `sample-${id}`,
    type: 'teaser-item',
    version: 1,
    data: { image: { art: 'school', seed }, link: { to: 'url', url: '/de/produktionen' } },
    text: { de: { headline: de }, en: { headline: en } },
  };
}
