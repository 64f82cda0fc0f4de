import { defineModule, text } from '#features/core/documents/index.ts';
import { HTML_FILE_ADDRESS } from '../html-files/html-file-address.ts';
import { anchorField } from '../words.ts';

export const htmlFile = defineModule({
  id: 'html-file',
  version: 1,
  label: { de: 'HTML-Datei', en: 'HTML file' },
  keywords: { de: 'Einbettung Quelltext', en: 'embed source' },
  icon: 'text',
  category: 'layout',
  fields: {
    url: text({
      label: { de: 'Adresse der Datei', en: 'File address' },
      help: {
        de: 'Auf diesem Server, zum Beispiel /api/html/7/.',
        en: 'On this server, such as /api/html/7/.',
      },
      required: 'publish',
      localized: false,
      inline: false,
      most: 60,
      pattern: HTML_FILE_ADDRESS,
    }),
    anchor: anchorField(),
  },
  defaults: { data: {}, text: { de: {}, en: {} } },
  sample: { data: { url: '/api/html/1/' }, text: { de: {}, en: {} } },
  summary: 'url',
});
