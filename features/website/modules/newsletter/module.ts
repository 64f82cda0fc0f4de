import { defineModule, text } from '#features/core/documents/index.ts';
import { anchorField } from '../words.ts';

export const newsletter = defineModule({
  id: 'newsletter',
  version: 1,
  label: { de: 'Newsletter', en: 'Newsletter' },
  keywords: { de: 'Anmeldung Post Brief Mail', en: 'sign up mail letter subscribe' },
  icon: 'mail',
  category: 'text',
  fields: {
    title: text({
      label: { de: 'Titel', en: 'Title' },
      help: { de: 'Leer: Post vom Specht', en: 'If left blank: Post from the woodpecker' },
      most: 80,
    }),
    text: text({
      label: { de: 'Worum es geht', en: 'Text' },
      help: { de: 'Leer: der Satz des Hauses', en: 'If left blank, our standard sentence' },
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
