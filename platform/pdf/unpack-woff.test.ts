import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { expect, it } from 'vitest';
import { unpackWoff } from './unpack-woff.server.ts';

const require = createRequire(import.meta.url);

it.each([
  '@fontsource/londrina-solid/files/londrina-solid-latin-900-normal.woff',
  '@fontsource/familjen-grotesk/files/familjen-grotesk-latin-ext-400-normal.woff',
])('a font is the same without its wrapping: %s', (file) => {
  const woff = readFileSync(require.resolve(file));
  const [wrapped, plain] = [create(woff) as Font, create(unpackWoff(woff)) as Font];
  expect(plain.type).toBe('TTF');
  expect([plain.postscriptName, plain.numGlyphs, plain.unitsPerEm]).toEqual([
    wrapped.postscriptName,
    wrapped.numGlyphs,
    wrapped.unitsPerEm,
  ]);
  const outline = (font: Font) => font.layout('Käfer Ős').glyphs.map((glyph) => glyph.path.toSVG());
  expect(outline(plain)).toEqual(outline(wrapped));
});

it('other fonts are refused', () => {
  expect(() => unpackWoff(Buffer.from('wOF2 and more of it'))).toThrow('WOFF 1.0');
});
