import { expect, it } from 'vitest';
import { refusalWords } from '#admin/words/refusal-words.ts';

it('a refusal is put in the venue’s words', () => {
  expect(refusalWords('must be later than date_start', 'de')).toBe('Das Ende liegt vor dem Beginn.');
  expect(refusalWords('must keep prices of tickets that lie in carts', 'en')).toContain('Try again later.');
  expect(refusalWords('Too small: expected string to have >=1 characters', 'en')).toBe('Required');
});

it('an invalid redirect is refused in the venue’s words', () => {
  for (const message of [
    'must be a path of this site',
    'must be a path of this site or begin with https://',
    'must be another one',
    'must not lead on itself',
    'must not lead back',
    'belongs to another redirect',
  ])
    expect(refusalWords(message, 'de')).not.toBe(message);
  expect(refusalWords('must not lead back', 'de')).toBe('Das führt im Kreis.');
  expect(refusalWords('must be another event', 'de')).toContain('zu sich selbst');
});

it('an unknown refusal is shown as it came', () => {
  expect(refusalWords('must rhyme', 'de')).toBe('must rhyme');
});
