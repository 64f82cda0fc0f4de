import { defineModule, number, text } from '#features/core/documents/index.ts';
import { msg } from '#lib/message.ts';
import { anchorField } from '../words.ts';

export const headline = defineModule({
  id: 'headline',
  version: 1,
  label: msg`Headline`,
  keywords: msg`title heading subheading H2 H3`,
  icon: 'text',
  category: 'text',
  fields: {
    headline_level: number({
      label: msg`Level`,
      help: msg`2 is the highest on a page. Don’t skip a level.`,
      required: 'draft',
      least: 2,
      most: 6,
    }),
    preline: text({ label: msg`Line above`, most: 120 }),
    content: text({ label: msg`Headline`, required: 'publish', most: 200 }),
    subline: text({ label: msg`Line below`, most: 300 }),
    anchor: anchorField(),
  },
  defaults: { data: { headline_level: 2 }, text: { de: {}, en: {} } },
  sample: {
    data: { headline_level: 2, anchor: 'haus' },
    text: {
      de: {
        preline: 'Ein Haus, sechs Etagen',
        content: 'Oben rauscht es, unten trommelt es',
        subline: 'Jede Etage hat ein eigenes Geräusch.',
      },
      en: {
        preline: 'One house, six floors',
        content: 'Rustling above, drumming below',
        subline: 'Every floor has a sound of its own.',
      },
    },
  },
  headingLevel: ({ headline_level: level }) => (typeof level === 'number' ? level : 2),
  summary: 'content',
});
