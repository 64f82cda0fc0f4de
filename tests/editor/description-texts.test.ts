import { expect, it } from 'vitest';
import {
  changedTexts,
  descriptionOf,
  faultsOf,
  mergeTexts,
} from '#features/website/editor/versions/description-texts.ts';

const BASE = { name: 'A', note: 'Eins' };

it('takes nothing in a text for no text, and spaces around it for no change', () => {
  expect(descriptionOf({ name: ' ', note: '\n' })).toEqual({ name: null, note: null });
  expect(changedTexts(BASE, { name: ' A ', note: 'Eins\n' })).toEqual([]);
  expect(changedTexts(BASE, { name: 'A', note: '' })).toEqual(['note']);
});

it('knows what cannot be stored', () => {
  const long = { name: 'n'.repeat(201), note: 'n'.repeat(2001) };
  expect(faultsOf(long, { isNameNeeded: false })).toEqual({ name: 'too-long', note: 'too-long' });
  expect(faultsOf({ name: ' ', note: `${'n'.repeat(2000)}\n` }, { isNameNeeded: true })).toEqual({
    name: 'missing',
  });
  expect(faultsOf({ name: '', note: '' }, { isNameNeeded: false })).toEqual({});
});

it('merges two descriptions: the local one is preserved, the other’s is shown beside it', () => {
  const mine = { name: 'A', note: 'Zwei' };
  expect(mergeTexts(BASE, mine, { name: 'B', note: 'Eins' })).toEqual({
    texts: { name: 'B', note: 'Zwei' },
    disputed: [],
  });
  expect(mergeTexts(BASE, mine, { name: 'B', note: 'Drei' })).toEqual({
    texts: { name: 'B', note: 'Zwei' },
    disputed: ['note'],
  });
  expect(mergeTexts(BASE, mine, { name: 'A', note: ' Zwei' }).disputed).toEqual([]);
});
