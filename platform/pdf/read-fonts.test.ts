import { expect, it } from 'vitest';
import { readFonts } from './read-fonts.server.ts';

it('knows the letter of every glyph, also of one that was first packed as a component of another', async () => {
  const { strong } = await readFonts();
  const [umlaut] = strong.layout('ü').glyphs;

  // A document in which "ü" stands before any "u": its glyph is packed with the "u" of its composition.
  const subset = strong.createSubset();
  subset.includeGlyph(umlaut as NonNullable<typeof umlaut>);
  subset.encode();

  expect(strong.layout('Zahlungen').glyphs.map((glyph) => String.fromCodePoint(...glyph.codePoints))).toEqual(
    [...'Zahlungen'],
  );
});
