import { choice, defineModule, image, link, list, text } from '#features/core/documents/index.ts';
import { msg } from '#lib/message.ts';

export const logoList = defineModule({
  id: 'logo-list',
  version: 1,
  label: msg`Logos`,
  keywords: msg`partners funders sponsors`,
  icon: 'list',
  category: 'media',
  fields: {
    extra_class: choice({
      label: msg`Size`,
      choices: {
        line: msg`In one row`,
        large: msg`Large`,
      },
      otherwise: 'line',
    }),
    children: list({
      label: msg`Logos`,
      item: msg`Logo`,
      most: 40,
      fields: {
        name: text({
          label: msg`Name`,
          required: 'publish',
          localized: false,
          most: 120,
        }),
        image: image({ label: msg`Image` }),
        link: link({ label: msg`Link target` }),
      },
    }),
  },
  defaults: { data: { children: [] }, text: { de: {}, en: {} } },
  sample: {
    data: {
      children: [
        { id: 'one', name: 'Stiftung Rindenlicht', link: { to: 'url', url: 'https://rindenlicht.example' } },
        { id: 'two', name: 'Pappwerk & Söhne' },
        { id: 'three', name: 'Land der kleinen Leute' },
      ],
    },
    text: { de: {}, en: {} },
  },
  summary: 'children',
});
