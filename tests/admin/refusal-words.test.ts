import { expect, it } from 'vitest';
import { refusalWords } from '#admin/words/refusal-words.ts';

it('a refusal is said in the words of the house', () => {
  expect(refusalWords('must be later than date_start', 'de')).toBe('Das Ende liegt vor dem Beginn.');
  expect(refusalWords('must keep prices of tickets that lie in carts', 'en')).toContain('Try again later.');
  expect(refusalWords('Too small: expected string to have >=1 characters', 'en')).toBe('Missing');
});

it('what has no words is said as it came', () => {
  expect(refusalWords('must rhyme', 'de')).toBe('must rhyme');
});
