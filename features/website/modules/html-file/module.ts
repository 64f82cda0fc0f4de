import { defineModule } from '#features/core/documents/index.ts';
import { msg } from '#lib/message.ts';
import { anchorField, htmlFileField } from '../words.ts';

export const htmlFile = defineModule({
  id: 'html-file',
  version: 1,
  label: msg`HTML file`,
  keywords: msg`embed source`,
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
