import { choice, defineModule, image, link, list, text } from '#features/core/documents/index.ts';

export const logoList = defineModule({
  id: 'logo-list',
  version: 1,
  label: { de: 'Logos', en: 'Logos' },
  keywords: { de: 'Partner Förderer Sponsoren', en: 'partners funders sponsors' },
  icon: 'list',
  category: 'media',
  fields: {
    extra_class: choice({
      label: { de: 'Größe', en: 'Size' },
      choices: {
        line: { de: 'In einer Zeile', en: 'In one row' },
        large: { de: 'Groß', en: 'Large' },
      },
      otherwise: 'line',
    }),
    children: list({
      label: { de: 'Logos', en: 'Logos' },
      item: { de: 'Logo', en: 'Logo' },
      most: 40,
      fields: {
        name: text({
          label: { de: 'Name', en: 'Name' },
          required: 'publish',
          localized: false,
          most: 120,
        }),
        image: image({ label: { de: 'Bild', en: 'Image' } }),
        link: link({ label: { de: 'Ziel', en: 'Link target' } }),
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
