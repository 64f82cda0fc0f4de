import { expect, it } from 'vitest';
import { readFonts } from './read-fonts.server.ts';

it('knows the letter of every shape, also of one that was first packed as a part of another', async () => {
  const { strong } = await readFonts();
  const [umlaut] = strong.layout('ü').glyphs;

  // A document in which "ü" stands before any "u": its shape is packed with the "u" it is made of.
  const subset = strong.createSubset();
  subset.includeGlyph(umlaut as NonNullable<typeof umlaut>);
  subset.encode();

  expect(strong.layout('Zahlungen').glyphs.map((glyph) => String.fromCodePoint(...glyph.codePoints))).toEqual(
    [...'Zahlungen'],
  );
});
