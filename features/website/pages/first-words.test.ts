import { expect, it } from 'vitest';
import { firstWords } from './first-words.ts';

it('takes a short text unchanged, in one line', () => {
  expect(firstWords(['Wer klopft?\n  Der Specht. '])).toBe('Wer klopft? Der Specht.');
});

it('cuts a long one between two words', () => {
  const cut = firstWords(['Klopfen hilft. '.repeat(30)]);
  expect(cut.length).toBeLessThanOrEqual(155);
  expect(cut).toMatch(/(Klopfen|hilft\.) …$/);
});

it('cuts a single word that is too long', () => {
  expect(firstWords(['k'.repeat(500)])).toBe(`${'k'.repeat(153)} …`);
});

it('goes on with the next text, and asks for none that is not needed', () => {
  function* texts() {
    yield ' Wer klopft? ';
    yield '\n';
    yield 'Der Specht.'.repeat(20);
    throw new Error('asked for');
  }
  expect(firstWords(texts())).toMatch(/^Wer klopft\? Der Specht\./);
  expect(firstWords([])).toBe('');
});
