import { defineModule, list, richText, text } from '#features/core/documents/index.ts';
import { msg } from '#lib/message.ts';
import { anchorField } from '../words.ts';

export const faq = defineModule({
  id: 'faq',
  version: 1,
  label: msg`FAQ`,
  keywords: msg`questions answers accordion`,
  icon: 'faq',
  category: 'text',
  fields: {
    questions: list({
      label: msg`Questions`,
      item: msg`Question`,
      least: 1,
      most: 40,
      fields: {
        question: text({ label: msg`Question`, required: 'publish', most: 200 }),
        answer: richText({ label: msg`Answer`, required: 'publish' }),
      },
    }),
    anchor: anchorField(),
  },
  defaults: { data: { questions: [] }, text: { de: {}, en: {} } },
  sample: {
    data: { questions: [{ id: 'alone' }, { id: 'loud' }] },
    text: {
      de: {
        questions: {
          alone: { question: 'Dürfen Kinder allein rein?', answer: '<p>Ab zehn Jahren ja.</p>' },
          loud: { question: 'Was, wenn es zu laut wird?', answer: '<p>Dann gibt es Gehörschützer.</p>' },
        },
      },
      en: {
        questions: {
          alone: { question: 'May children come alone?', answer: '<p>From the age of ten.</p>' },
          loud: { question: 'What if it gets too loud?', answer: '<p>Then there are ear defenders.</p>' },
        },
      },
    },
  },
  summary: 'questions',
});
