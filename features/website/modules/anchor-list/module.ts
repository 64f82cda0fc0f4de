import { ANCHOR, defineModule, flag, list, text } from '#features/core/documents/index.ts';

export const anchorList = defineModule({
  id: 'anchor-list',
  version: 1,
  label: { de: 'Sprungleiste', en: 'Jump list' },
  keywords: { de: 'Anker Inhalt Verzeichnis Sprungmarken', en: 'anchors contents index' },
  icon: 'list',
  category: 'layout',
  fields: {
    sticky: flag({
      label: { de: 'Bleibt oben stehen', en: 'Stays at the top' },
      help: { de: 'Bleibt beim Scrollen in Sicht.', en: 'Stays in view while scrolling.' },
    }),
    children: list({
      label: { de: 'Sprünge', en: 'Links' },
      item: { de: 'Sprung', en: 'Link' },
      least: 1,
      most: 20,
      fields: {
        text: text({ label: { de: 'Text', en: 'Text' }, required: 'publish', most: 60 }),
        anchor: text({
          label: { de: 'Sprungmarke', en: 'Anchor' },
          help: {
            de: 'Wie sie beim Baustein steht, zu dem er führt.',
            en: 'The same as on the module it links to.',
          },
          required: 'publish',
          localized: false,
          inline: false,
          most: 80,
          pattern: ANCHOR,
        }),
      },
    }),
  },
  topLevel: true,
  defaults: { data: { children: [] }, text: { de: {}, en: {} } },
  sample: {
    data: {
      sticky: true,
      children: [
        { id: 'rooms', anchor: 'raeume' },
        { id: 'way', anchor: 'anfahrt' },
      ],
    },
    text: {
      de: { children: { rooms: { text: 'Räume' }, way: { text: 'Anfahrt' } } },
      en: { children: { rooms: { text: 'Rooms' }, way: { text: 'How to get here' } } },
    },
  },
  summary: 'children',
});
