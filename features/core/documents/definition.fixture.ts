import { msg } from '#lib/message.ts';
import { defineModule, registerModules } from './definition.ts';
import { choice } from './fields/choice.ts';
import { columnSlots, columns } from './fields/columns.ts';
import { image } from './fields/image.ts';
import { link } from './fields/link.ts';
import { list } from './fields/list.ts';
import { number } from './fields/number.ts';
import { richText } from './fields/rich-text.ts';
import { text } from './fields/text.ts';
import { url } from './fields/url.ts';

const label = msg`Field`;

/** A kind with every kind of field, in its third version. */
export const everything = defineModule({
  id: 'everything',
  version: 3,
  label,
  keywords: label,
  icon: 'text',
  category: 'text',
  fields: {
    title: text({ label, required: 'publish', most: 20 }),
    content: richText({ label }),
    picture: image({ label }),
    target: link({ label }),
    video: url({ label, kind: 'video' }),
    size: number({ label, least: 1, most: 9 }),
    tone: choice({ label, choices: { loud: label, quiet: label }, otherwise: 'quiet' }),
    questions: list({
      label,
      item: label,
      least: 1,
      most: 3,
      fields: { question: text({ label, required: 'publish' }), picture: image({ label }) },
    }),
  },
  defaults: { data: {}, text: { de: {}, en: {} } },
  sample: { data: {}, text: { de: {}, en: {} } },
  migrations: {
    1: ({ data, text: said }) => ({ data: { ...data, size: Number(data.size) }, text: said }),
    2: ({ data, text: { de, en } }) => ({
      data,
      text: { de: { ...de, title: `${de.name}` }, en },
    }),
  },
  summary: 'title',
});

/** A kind with columns. */
export const divided = defineModule({
  id: 'divided',
  version: 1,
  label,
  keywords: label,
  icon: 'list',
  category: 'layout',
  fields: { columns: columns({ label, required: 'draft' }) },
  slots: { names: ({ columns: layout }) => columnSlots(layout), allow: ['everything'], most: 2 },
  defaults: { data: { columns: '50-50' }, text: { de: {}, en: {} } },
  sample: { data: { columns: '50-50' }, text: { de: {}, en: {} } },
  once: true,
  summary: 'columns',
});

export const DEFINITIONS = registerModules([everything, divided]);
