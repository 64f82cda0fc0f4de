import { expect, it } from 'vitest';
import { node } from './content.fixture.ts';
import { restored } from './restore-version.server.ts';

const faq = (items: string[]) => ({
  modules: [
    node('f', {
      data: { questions: items.map((id) => ({ id })) },
      text: { de: { questions: Object.fromEntries(items.map((id) => [id, { question: id }])) }, en: {} },
    }),
  ],
});

it('brings back what a language said of the items there are, and nothing of those that went', () => {
  expect(restored(faq(['a']), faq(['a', 'gone']), { language: 'de' })).toEqual(faq(['a']));
});
