import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font } from 'fontkit';
import { unpackWoff } from './unpack-woff.server.ts';

const require = createRequire(import.meta.url);

/** Static faces: a PDF takes no variable ones. `…-ext`: other Latin alphabets (`write-text.server.ts`). */
const fontFiles = () => ({
  display: require.resolve('@fontsource/londrina-solid/files/londrina-solid-latin-900-normal.woff'),
  text: require.resolve('@fontsource/familjen-grotesk/files/familjen-grotesk-latin-400-normal.woff'),
  strong: require.resolve('@fontsource/familjen-grotesk/files/familjen-grotesk-latin-700-normal.woff'),
  'text-ext': require.resolve(
    '@fontsource/familjen-grotesk/files/familjen-grotesk-latin-ext-400-normal.woff',
  ),
  'strong-ext': require.resolve(
    '@fontsource/familjen-grotesk/files/familjen-grotesk-latin-ext-700-normal.woff',
  ),
});

export type Fonts = Record<keyof ReturnType<typeof fontFiles>, Font>;

/** Reads the faces of the venue's documents. Takes long: once per process is enough (docs/decisions/0090). */
export async function readFonts(): Promise<Fonts> {
  const { create } = await import('fontkit');
  return Object.fromEntries(
    Object.entries(fontFiles()).map(([name, file]) => {
      // Collections of faces have another type; these files hold one each.
      const font = create(unpackWoff(readFileSync(file))) as Font;
      nameGlyphs(font);
      return [name, font];
    }),
  ) as Fonts;
}

/**
 * A glyph is mapped to the letter it was first requested by. One that first occurs as a component of another has none ("u"
 * in "ü"), and screen readers and copied text then miss that letter in all later documents.
 */
function nameGlyphs(font: Font): void {
  for (const letter of font.characterSet) font.glyphForCodePoint(letter);
}
