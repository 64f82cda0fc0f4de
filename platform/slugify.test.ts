import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SLUG } from '#lib/slug.ts';
import { slugify } from './slugify.server.ts';

describe('slugs', () => {
  it.each([
    ['Der Käfer, der nicht schlafen wollte', 'der-kaefer-der-nicht-schlafen-wollte'],
    ['Größe & Maß', 'groesse-mass'],
    ['  Šárka – live! ', 'sarka-live'],
    ['ÜBER DEN DÄCHERN', 'ueber-den-daechern'],
    ['Żółw i łódź', 'zolw-i-lodz'],
    ['Три медведя', 'tri-medvedya'],
    ['Η αλεπού', 'i-alepoy'],
    ['你好 Papier', 'ni-hao-papier'],
    ['🦊', ''],
  ])('writes %s as %s', (title, slug) => {
    expect(slugify(title)).toBe(slug);
  });
});

describe('any slug', () => {
  it('obeys its own rule, whatever the title, and remains unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 600 }), (title) => {
        const slug = slugify(title);
        expect(slug.length).toBeLessThanOrEqual(80);
        if (slug !== '') expect(slug).toMatch(SLUG);
        expect(slugify(slug)).toBe(slug);
      }),
    );
  });

  it('ends with a whole word where it is cut', () => {
    expect(slugify('Geräuschemacher '.repeat(30))).toBe(Array(4).fill('geraeuschemacher').join('-'));
    expect(slugify('a'.repeat(400))).toBe('a'.repeat(80));
  });
});
