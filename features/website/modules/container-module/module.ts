import { choice, container, defineModule } from '#features/core/documents/index.ts';
import { SHEETS } from '../words.ts';

/** Shows a container by its name (docs/product/content.md#containers). `container` is its own call. */
export const containerModule = defineModule({
  id: 'container-module',
  version: 1,
  label: { de: 'Behälter', en: 'Shared section' },
  keywords: { de: 'wiederverwenden gemeinsam mehrfach', en: 'reuse shared repeated' },
  icon: 'list',
  category: 'layout',
  fields: {
    slug: container({
      label: { de: 'Welcher Behälter', en: 'Which section' },
      help: {
        de: 'Was in ihm veröffentlicht ist, steht hier und überall sonst, wo er steht.',
        en: 'Shows what’s published in this section, here and everywhere else it’s used.',
      },
      required: 'publish',
    }),
    layout: choice({ label: { de: 'Blatt', en: 'Background' }, choices: SHEETS, otherwise: 'none' }),
  },
  defaults: { data: {}, text: { de: {}, en: {} } },
  sample: { data: { slug: 'house-rules' }, text: { de: {}, en: {} } },
  summary: 'slug',
});
