import { ANCHOR, defineModule, flag, list, text } from '#features/core/documents/index.ts';
import { msg } from '#lib/message.ts';

export const anchorList = defineModule({
  id: 'anchor-list',
  version: 1,
  label: msg`Jump list`,
  keywords: msg`anchors contents index`,
  icon: 'list',
  category: 'layout',
  fields: {
    sticky: flag({
      label: msg`Stays at the top`,
      help: msg`Stays in view while scrolling.`,
    }),
    children: list({
      label: msg({ message: 'Links', context: 'module' }),
      item: msg({ message: 'Link', context: 'module' }),
      least: 1,
      most: 20,
      fields: {
        text: text({ label: msg`Text`, required: 'publish', most: 60 }),
        anchor: text({
          label: msg`Anchor`,
          help: msg`The same as on the module it links to.`,
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
