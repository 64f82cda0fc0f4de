import { defineModule, text } from '#features/core/documents/index.ts';
import { msg } from '#lib/message.ts';
import { anchorField } from '../words.ts';

export const newsletter = defineModule({
  id: 'newsletter',
  version: 1,
  label: msg`Newsletter`,
  keywords: msg`sign up mail letter subscribe`,
  icon: 'mail',
  category: 'text',
  fields: {
    title: text({
      label: msg({ message: 'Title', context: 'module' }),
      help: msg`If left blank: Post from the woodpecker`,
      most: 80,
    }),
    text: text({
      label: msg({ message: 'Text', context: 'module' }),
      help: msg`If left blank, our standard sentence`,
      most: 300,
    }),
    anchor: anchorField(),
  },
  defaults: { data: {}, text: { de: {}, en: {} } },
  sample: {
    data: {},
    text: {
      de: {
        title: 'Post vom Specht: kein Gedöns',
        text: 'Einmal im Monat: neue Termine, eine Bastelidee, Punkt. Abmelden mit einem Klick.',
      },
      en: {
        title: 'Mail from the woodpecker: no fuss',
        text: 'Once a month: new dates, something to make, full stop. You leave with one click.',
      },
    },
  },
  summary: 'title',
});
