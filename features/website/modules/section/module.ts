import { choice, columnSlots, columns, defineModule, image } from '#features/core/documents/index.ts';
import { msg } from '#lib/message.ts';
import { SHEETS } from '../words.ts';

export const section = defineModule({
  id: 'section',
  version: 1,
  label: msg`Section`,
  keywords: msg`columns layout container colour`,
  icon: 'list',
  category: 'layout',
  fields: {
    columns: columns({ label: msg({ message: 'Columns', context: 'module' }), required: 'draft' }),
    extra_class: choice({ label: msg`Background`, choices: SHEETS, otherwise: 'none' }),
    image: image({ label: msg`Image on top` }),
  },
  slots: { names: ({ columns: layout }) => columnSlots(layout), most: 100 },
  defaults: { data: { columns: '50-50' }, text: { de: {}, en: {} } },
  sample: {
    data: { columns: '33-33-33', extra_class: 'minze' },
    text: { de: {}, en: {} },
    slots: {
      'column-1': [sampleText('one', 'Allein kommen geht.', 'You can come alone.')],
      'column-2': [sampleText('two', 'Mit der ganzen Bande auch.', 'With the whole gang, too.')],
      'column-3': [sampleText('three', 'Und sehr leise.', 'And very quietly.')],
    },
  },
  summary: 'columns',
});

function sampleText(id: string, de: string, en: string) {
  const text = { de: { content: `<p>${de}</p>` }, en: { content: `<p>${en}</p>` } };
  return { id: `sample-${id}`, type: 'text', version: 1, data: {}, text };
}
