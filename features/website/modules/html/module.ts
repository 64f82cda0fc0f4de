import { choice, defineModule, text } from '#features/core/documents/index.ts';
import { anchorField, FORMAT_CHOICES, htmlFileField } from '../words.ts';

export const html = defineModule({
  id: 'html',
  version: 1,
  label: { de: 'HTML, das läuft', en: 'Interactive HTML' },
  keywords: { de: 'Einbettung Skript Quelltext Rahmen', en: 'embed script source frame' },
  icon: 'text',
  category: 'layout',
  fields: {
    html_code: htmlFileField({
      de: 'Sie läuft für sich allein in einem Rahmen.',
      en: 'It runs in its own frame.',
    }),
    title: text({ label: { de: 'Titel', en: 'Title' }, required: 'publish', most: 200 }),
    provider: text({
      label: { de: 'Von wem sie etwas lädt', en: 'Loads content from' },
      help: {
        de: 'So heißt der Anbieter in der Frage an die Gäste.',
        en: 'The provider’s name, as it appears when we ask visitors for consent.',
      },
      required: 'publish',
      inline: false,
      most: 80,
    }),
    format: choice({
      label: { de: 'Format', en: 'Format' },
      choices: FORMAT_CHOICES,
      otherwise: '16:9',
    }),
    anchor: anchorField(),
  },
  defaults: { data: {}, text: { de: {}, en: {} } },
  sample: {
    data: { html_code: '/api/html/1/' },
    text: {
      de: { title: 'Klopfzähler', provider: 'Zählwerk Auental' },
      en: { title: 'Knock counter', provider: 'Zählwerk Auental' },
    },
  },
  summary: 'title',
});
