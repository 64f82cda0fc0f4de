import { describe, expect, it } from 'vitest';
import { slugify, sortKey } from './slug.ts';

describe('slugs', () => {
  it.each([
    ['Der Käfer, der nicht schlafen wollte', 'der-kaefer-der-nicht-schlafen-wollte'],
    ['Größe & Maß', 'groesse-mass'],
    ['  Šárka – live! ', 'sarka-live'],
  ])('writes %s as %s', (title, slug) => {
    expect(slugify(title)).toBe(slug);
  });
});

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
