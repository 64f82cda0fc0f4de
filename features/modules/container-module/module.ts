import { choice, defineModule, text } from '#features/content/index.ts';
import { SHEETS } from '../words.ts';

/** Shows a container by its name (docs/product/content.md#containers). `container` is a call of its own. */
export const containerModule = defineModule({
  id: 'container-module',
  version: 1,
  label: { de: 'Behälter', en: 'Shared section' },
  keywords: { de: 'wiederverwenden gemeinsam mehrfach', en: 'reuse shared repeated' },
  icon: 'list',
  category: 'layout',
  fields: {
    slug: text({
      label: { de: 'Name des Behälters', en: 'Section name' },
      help: {
        de: 'Was in ihm veröffentlicht ist, steht hier und überall sonst, wo er steht.',
        en: 'Shows what’s published in this section, here and everywhere else it’s used.',
      },
      required: 'publish',
      localized: false,
      inline: false,
      most: 80,
      pattern: /^[a-z0-9]+([-_][a-z0-9]+)*$/,
    }),
    layout: choice({ label: { de: 'Blatt', en: 'Background' }, choices: SHEETS, otherwise: 'none' }),
  },
  defaults: { data: {}, text: { de: {}, en: {} } },
  sample: { data: { slug: 'house-rules' }, text: { de: {}, en: {} } },
  summary: 'slug',
});
