import { type ArtworkType, type MoodName, moodNames } from './names.ts';
import type { Random } from './random.ts';

/** The ten gouache colours and paper (docs/design/tokens.md#colours). */
export const colours = {
  ink: '#17171f',
  paper: '#faf8f3',
  rot: '#d3202b',
  dotter: '#ffc420',
  laub: '#0a7348',
  blau: '#2440c4',
  rosa: '#f7a9c4',
  orange: '#f26b2a',
  minze: '#a6d9c3',
  himmel: '#93c9f1',
  borke: '#6b3b23',
} as const;
export type ColourName = keyof typeof colours;
export type Colour = (typeof colours)[ColourName];

/** The six colours of one artwork; `hole` is the dark one, what one sees through a punched hole. */
export interface Palette {
  ground: Colour;
  sheetA: Colour;
  sheetB: Colour;
  hero: Colour;
  accent: Colour;
  hole: Colour;
}

type PaletteNames = readonly [ColourName, ColourName, ColourName, ColourName, ColourName, ColourName];

/** One for each mood first. None has paper for its ground: on a page of paper a small picture would be a hole. */
const names: Record<ArtworkType, readonly PaletteNames[]> = {
  exhibition: [
    ['himmel', 'blau', 'minze', 'dotter', 'rot', 'ink'],
    ['blau', 'himmel', 'laub', 'rosa', 'dotter', 'ink'],
    ['himmel', 'paper', 'blau', 'orange', 'dotter', 'ink'],
  ],
  workshop: [
    ['dotter', 'orange', 'paper', 'blau', 'rot', 'ink'],
    ['dotter', 'rosa', 'rot', 'laub', 'paper', 'ink'],
    ['dotter', 'paper', 'minze', 'rot', 'blau', 'ink'],
  ],
  theatre: [
    ['rot', 'rosa', 'ink', 'dotter', 'paper', 'ink'],
    ['ink', 'rot', 'borke', 'rosa', 'dotter', 'blau'],
    ['rosa', 'rot', 'ink', 'paper', 'dotter', 'ink'],
  ],
  music: [
    ['rosa', 'orange', 'rot', 'blau', 'dotter', 'ink'],
    ['rosa', 'blau', 'ink', 'dotter', 'rot', 'paper'],
    ['orange', 'rosa', 'paper', 'ink', 'dotter', 'blau'],
  ],
  magazine: [
    ['laub', 'minze', 'ink', 'dotter', 'rosa', 'ink'],
    ['minze', 'laub', 'dotter', 'orange', 'rot', 'ink'],
    ['minze', 'paper', 'laub', 'rosa', 'rot', 'ink'],
  ],
  school: [
    ['orange', 'ink', 'dotter', 'himmel', 'paper', 'ink'],
    ['orange', 'dotter', 'borke', 'paper', 'blau', 'ink'],
    ['himmel', 'orange', 'borke', 'dotter', 'rot', 'ink'],
  ],
  person: [
    ['dotter', 'rosa', 'blau', 'orange', 'paper', 'ink'],
    ['rosa', 'rot', 'dotter', 'himmel', 'blau', 'ink'],
    ['minze', 'laub', 'orange', 'rosa', 'dotter', 'ink'],
    ['himmel', 'blau', 'rot', 'dotter', 'paper', 'ink'],
    ['orange', 'ink', 'rosa', 'minze', 'dotter', 'ink'],
    ['laub', 'dotter', 'ink', 'rosa', 'orange', 'ink'],
  ],
};

const toPalette = ([ground, sheetA, sheetB, hero, accent, hole]: PaletteNames): Palette => ({
  ground: colours[ground],
  sheetA: colours[sheetA],
  sheetB: colours[sheetB],
  hero: colours[hero],
  accent: colours[accent],
  hole: colours[hole],
});

/** The palettes a type draws one from. */
export const palettesOf = (type: ArtworkType): readonly Palette[] => names[type].map(toPalette);

/** The palette of a mood, else a random one; the random number is drawn either way, so that later ones are unchanged. */
export function paletteFor(type: ArtworkType, mood: MoodName | undefined, random: Random): Palette {
  const palettes = palettesOf(type);
  const drawn = random.pick(palettes);
  return (mood && palettes[moodNames.indexOf(mood)]) ?? drawn;
}
