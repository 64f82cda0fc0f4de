import { expect, it } from 'vitest';
import { node, section } from './content.fixture.ts';
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

it('brings back a section with its columns, and their current contents', () => {
  const [a, b, c] = [node('a'), node('b'), node('c')];
  const three = { modules: [{ ...section('s', [a], [b], [c]), data: { columns: '33-33-33' } }] };
  const two = { modules: [section('s', [a], [b, c])] };
  expect(restored(two, three, { module: 's' })).toEqual({
    modules: [{ ...section('s', [a], [b, c], []), data: { columns: '33-33-33' } }],
  });
  // The contents of a removed column go to the last remaining one.
  expect(restored(three, two, { module: 's' })).toEqual({ modules: [section('s', [a], [b, c])] });
});

it('brings back a translation with its source', () => {
  const said = (en: string, mark: string) => ({
    modules: [
      node('a', { text: { de: { content: 'Eins' }, en: { content: en } }, fresh: { en: { content: mark } } }),
    ],
  });
  expect(restored(said('Two', 'now'), said('One', 'then'), { language: 'en' })).toEqual(said('One', 'then'));
});
