import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { create, type Font } from 'fontkit';
import { encodeGlyph } from './encode-glyph.ts';

const require = createRequire(import.meta.url);

/** Noto families for characters missing in the venue's faces, and the subsets of each that are used (docs/decisions/0114). */
const FAMILIES = [
  {
    name: 'noto-sans',
    ranges: require.resolve('@fontsource-variable/noto-sans/unicode.json'),
    isUsed: (subset: string) => subset !== 'latin',
  },
  {
    name: 'noto-sans-arabic',
    ranges: require.resolve('@fontsource-variable/noto-sans-arabic/unicode.json'),
    isUsed: (subset: string) => subset === 'arabic',
  },
  {
    name: 'noto-sans-sc',
    ranges: require.resolve('@fontsource-variable/noto-sans-sc/unicode.json'),
    // The numbered ones hold Chinese and Japanese characters, the named ones those of the first family.
    isUsed: (subset: string) => subset.startsWith('['),
  },
];

/** Weights of the venue's faces, whose places these take. */
const WEIGHTS = { display: 800, text: 400, strong: 700 } as const;
export type FaceRole = keyof typeof WEIGHTS;
export type ScriptFace = Record<FaceRole, Font>;

interface Subset {
  file: string;
  /** First and last character of each range. */
  ranges: [from: number, to: number][];
}

let subsets: Promise<Subset[]> | undefined;
const loaded = new Map<string, Promise<ScriptFace>>();

/**
 * Faces for these characters by the characters they have; those no family has are left out. Read and unpacked once per
 * process.
 */
export async function loadScriptFaces(
  letters: Iterable<number>,
): Promise<Map<number, [name: string, ScriptFace]>> {
  const faces = new Map<number, [string, ScriptFace]>();
  for (const letter of letters) {
    subsets ??= readSubsets();
    const subset = (await subsets).find(({ ranges }) =>
      ranges.some(([from, to]) => letter >= from && letter <= to),
    );
    if (!subset) continue;
    const { file } = subset;
    const face = loaded.get(file) ?? readFace(file);
    loaded.set(file, face);
    const read = await face;
    if (read.text.hasGlyphForCodePoint(letter)) faces.set(letter, [file, read]);
  }
  return faces;
}

async function readSubsets(): Promise<Subset[]> {
  const families = await Promise.all(
    FAMILIES.map(async ({ name, ranges, isUsed }) => {
      const known: Record<string, string> = JSON.parse(await readFile(ranges, 'utf8'));
      return Object.entries(known)
        .filter(([subset]) => isUsed(subset))
        .map(([subset, written]) => ({
          file: ranges.replace(
            'unicode.json',
            `files/${name}-${subset.replaceAll(/[[\]]/g, '')}-wght-normal.woff2`,
          ),
          ranges: written.split(',').map(toRange),
        }));
    }),
  );
  return families.flat();
}

/** `U+0400-045F`, or one character. */
function toRange(written: string): [number, number] {
  const [from = '', to = from] = written.slice(2).split('-');
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
}

async function readFace(file: string): Promise<ScriptFace> {
  // Loaded on first use: most documents have no such character.
  const { default: decompress } = await import('woff2-encoder/decompress');
  const variable = create(Buffer.from(await decompress(await readFile(file)))) as Font;
  return Object.fromEntries(
    Object.entries(WEIGHTS).map(([role, wght]) => [
      role,
      instanceOf(variable, { wght, name: `${basename(file, '-wght-normal.woff2')}-${wght}` }),
    ]),
  ) as ScriptFace;
}

/**
 * The face in one weight, under its own name, by which a document tells faces apart. Its subsets get their own encoder: that of
 * fontkit 2.0.4 fails at instances of variable faces.
 */
function instanceOf(variable: Font, { wght, name }: { wght: number; name: string }): Font {
  const font = variable.getVariation({ wght });
  Object.defineProperty(font, 'postscriptName', { value: name });
  const createSubset = font.createSubset.bind(font);
  font.createSubset = () => Object.assign(createSubset(), { glyphEncoder: { encodeSimple: encodeGlyph } });
  // A glyph is mapped to the letter it was first requested by (`read-fonts.server.ts`).
  for (const letter of font.characterSet) font.glyphForCodePoint(letter);
  return font;
}
