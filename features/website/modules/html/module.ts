import { choice, defineModule, text } from '#features/core/documents/index.ts';
import { msg } from '#lib/message.ts';
import { anchorField, FORMAT_CHOICES, htmlFileField } from '../words.ts';

export const html = defineModule({
  id: 'html',
  version: 1,
  label: msg`Interactive HTML`,
  keywords: msg`embed script source frame`,
  icon: 'text',
  category: 'layout',
  fields: {
    html_code: htmlFileField(msg`It runs in its own frame.`),
    title: text({ label: msg({ message: 'Title', context: 'module' }), required: 'publish', most: 200 }),
    provider: text({
      label: msg`Loads content from`,
      help: msg`The provider’s name, as it appears when we ask visitors for consent.`,
      required: 'publish',
      inline: false,
      most: 80,
    }),
    format: choice({
      label: msg`Format`,
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
