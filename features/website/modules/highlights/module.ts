import { defineModule } from '#features/core/documents/index.ts';

export const highlights = defineModule({
  id: 'highlights',
  version: 1,
  label: { de: 'Das Nächste von jeder Art', en: 'Next of each type' },
  keywords: { de: 'Höhepunkte Ausstellung Theater Schule', en: 'highlights exhibition theatre school' },
  icon: 'calendar',
  category: 'programme',
  fields: {},
  defaults: { data: {}, text: { de: {}, en: {} } },
  sample: { data: {}, text: { de: {}, en: {} } },
});
