import { defineModule, image, text, url } from '#features/core/documents/index.ts';
import { msg } from '#lib/message.ts';
import { anchorField } from '../words.ts';

export const viewer = defineModule({
  id: 'viewer',
  version: 1,
  label: msg`Flip-through booklet`,
  keywords: msg`viewer brochure programme Issuu Calaméo`,
  icon: 'eye',
  category: 'media',
  fields: {
    embed: url({
      label: msg`Address`,
      help: msg`From Issuu, Yumpu or Calaméo, copied from the browser.`,
      kind: 'viewer',
      required: 'publish',
    }),
    title: text({ label: msg({ message: 'Title', context: 'module' }), required: 'publish', most: 200 }),
    image: image({ label: msg`Preview image` }),
    anchor: anchorField(),
  },
  defaults: { data: {}, text: { de: {}, en: {} } },
  sample: {
    data: { embed: 'https://issuu.com/buntspecht/docs/winter' },
    text: { de: { title: 'Das Winterheft' }, en: { title: 'The winter booklet' } },
  },
  summary: 'title',
});
