import { expect, it } from 'vitest';
import { refusalWords } from '#admin/words/refusal-words.ts';
import { type ProblemParams, type Reason, reason } from '#lib/field-problem.ts';
import { FIXED_SENTENCES } from '#lib/problem-sentences.ts';
import { problemSentence } from '#platform/http/problem.server.ts';
import { REASONS } from '#tests/problems/reasons.ts';

/** A reason as the API answers it. */
const answered = (why: Reason) => ({ ...why, message: problemSentence(why) });
const inGerman = (why: Reason) => refusalWords(answered(why), 'de');
const inEnglish = (why: Reason) => refusalWords(answered(why), 'en');

it('a refusal is said in the words of the house', () => {
  expect(inGerman(reason('not_later', { other: 'date_start' }))).toBe('Das Ende liegt vor dem Beginn.');
  expect(inEnglish(reason('prices_in_carts'))).toContain('Try again later.');
  expect(inEnglish(reason('too_small', { origin: 'string', minimum: 1, inclusive: true }))).toBe('Required');
  expect(inEnglish(reason('too_big', { origin: 'string', maximum: 80, inclusive: true }))).toContain('80');
});

it('a redirect that cannot be is refused in the words of the house', () => {
  expect(inGerman(reason('redirect_loop'))).toBe('Das führt im Kreis.');
  expect(inGerman(reason('own_parent'))).toContain('zu sich selbst');
});

it.each(Object.values(REASONS))('$code is said in both languages, in neither as the API says it', (why) => {
  const [german, english, sentence] = [inGerman(why), inEnglish(why), problemSentence(why)];
  expect(german).not.toBe(english);
  expect([german, english]).not.toContain(sentence);
  expect(`${german}${english}`).not.toMatch(/undefined|NaN|\[object|\{\w+\}/);
});

it.each(Object.keys(FIXED_SENTENCES))('a value that is fixed says why: %s', (why) => {
  const fixed = reason('fixed', { reason: why as ProblemParams<'fixed'>['reason'] });
  expect(inGerman(fixed)).not.toBe(inEnglish(fixed));
});

it('a code of a newer server is said in the words of the API', () => {
  const unknown = { code: 'rhymes_not', params: {}, message: 'must rhyme' };
  expect(refusalWords(unknown as unknown as ReturnType<typeof answered>, 'de')).toBe('must rhyme');
});
