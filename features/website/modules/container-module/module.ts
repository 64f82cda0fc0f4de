import { choice, container, defineModule } from '#features/core/documents/index.ts';
import { msg } from '#lib/message.ts';
import { SHEETS } from '../words.ts';

/** Shows a container by its name (docs/product/content.md#containers). `container` is its own call. */
export const containerModule = defineModule({
  id: 'container-module',
  version: 1,
  label: msg`Shared section`,
  keywords: msg`reuse shared repeated`,
  icon: 'list',
  category: 'layout',
  fields: {
    slug: container({
      label: msg`Which section`,
      help: msg`Shows what’s published in this section, here and everywhere else it’s used.`,
      required: 'publish',
    }),
    layout: choice({ label: msg`Background`, choices: SHEETS, otherwise: 'none' }),
  },
  defaults: { data: {}, text: { de: {}, en: {} } },
  sample: { data: { slug: 'house-rules' }, text: { de: {}, en: {} } },
  summary: 'slug',
});
