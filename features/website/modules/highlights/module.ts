import { defineModule } from '#features/core/documents/index.ts';
import { msg } from '#lib/message.ts';

export const highlights = defineModule({
  id: 'highlights',
  version: 1,
  label: msg`Next of each type`,
  keywords: msg`highlights exhibition theatre school`,
  icon: 'calendar',
  category: 'programme',
  fields: {},
  defaults: { data: {}, text: { de: {}, en: {} } },
  sample: { data: {}, text: { de: {}, en: {} } },
});
