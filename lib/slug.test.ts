import { describe, expect, it } from 'vitest';
import { sortKey } from './slug.ts';

describe('sort keys', () => {
  it('put umlauts beside their vowel', () => {
    const names = ['Zoo', 'Ähre', 'Apfel', 'Öse', 'Ofen', 'Straße', 'Strand'];
    expect(names.toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1))).toEqual([
      'Ähre',
      'Apfel',
      'Ofen',
      'Öse',
      'Strand',
      'Straße',
      'Zoo',
    ]);
  });
});
