import { defineModule } from '#features/core/documents/index.ts';
import { anchorField, htmlFileField } from '../words.ts';

export const htmlFile = defineModule({
  id: 'html-file',
  version: 1,
  label: { de: 'HTML-Datei', en: 'HTML file' },
  keywords: { de: 'Einbettung Quelltext', en: 'embed source' },
  icon: 'text',
  category: 'layout',
  fields: {
    url: htmlFileField(),
    anchor: anchorField(),
  },
  defaults: { data: {}, text: { de: {}, en: {} } },
  sample: { data: { url: '/api/html/1/' }, text: { de: {}, en: {} } },
  summary: 'url',
});
