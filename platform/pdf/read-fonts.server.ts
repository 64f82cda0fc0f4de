import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font } from 'fontkit';
import { unpackWoff } from './unpack-woff.server.ts';

const require = createRequire(import.meta.url);

/** Static faces: a PDF takes no variable ones. `…-ext`: letters of other alphabets of Latin (`write-text.server.ts`). */
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
 * A shape keeps the letter it was first asked for by. One that is first met as a part of another has none ("u" in "ü"), and whoever
 * reads a document aloud or copies from it then misses that letter in all documents after it.
 */
function nameGlyphs(font: Font): void {
  for (const letter of font.characterSet) font.glyphForCodePoint(letter);
}
