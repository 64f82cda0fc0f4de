import { fitting } from './contrast.ts';
import { createEdges, type Edges, type Point, peck } from './edges.ts';
import type { ArtworkType, MoodName } from './names.ts';
import type { Colour, Palette } from './palette.ts';
import { createRandom, type Random } from './random.ts';
import { createSheet, type Sheet } from './sheet.ts';

export interface Canvas {
  width: number;
  height: number;
  /** The short side. Sizes are shares of it, so that an artwork has the same composition in every ratio. */
  short: number;
  /** Position of the hero on the long side: left or right golden section. */
  golden: 0.38 | 0.62;
}

/** Everything that lies on the table while one artwork is cut. */
export interface Desk {
  type: ArtworkType;
  canvas: Canvas;
  palette: Palette;
  mood: MoodName | undefined;
  /**
   * Random numbers that decide the drawing; slips of scissors and brush do not use them, because they take more draws
   * on longer sides.
   */
  random: Random;
  seed: string;
  edges: Edges;
  sheet: Sheet;
  /** The wanted colour if it stands out on its ground, otherwise one that does. */
  suit(ground: Colour, wanted: Colour, ratio?: number): Colour;
}

/** Position of a glued motif: its centre and its height. */
export interface Place {
  x: number;
  y: number;
  size: number;
}

export type Motif = (desk: Desk, place: Place, colour: Colour, ground: Colour) => void;

export function layDesk(setup: Omit<Desk, 'edges' | 'sheet' | 'suit'>, idPrefix: string): Desk {
  const { canvas, palette, seed } = setup;
  const hand = createRandom(`${seed}/hand`);
  return {
    ...setup,
    edges: createEdges(hand),
    sheet: createSheet(canvas.width, canvas.height, hand, idPrefix),
    suit: (ground, wanted, ratio) => fitting(palette, ground, wanted, ratio),
  };
}

/** Reads the notation of SVG `points`: '0,-.5 .3,.2', which keeps long lists of pairs on one readable line. */
const readPairs = (notation: string): Point[] =>
  notation.split(' ').map((part) => {
    const [x, y] = part.split(',');
    return [Number(x), Number(y)];
  });

/** The coordinates of a motif: shares of its size from its centre, mirrored for -1. */
export function relativeTo({ x, y, size }: Place, mirror: 1 | -1 = 1) {
  const at = (u: number, v: number): Point => [x + mirror * u * size, y + v * size];
  return { at, shape: (notation: string) => readPairs(notation).map(([u, v]) => at(u, v)) };
}

/** The coordinates of a composition: shares of the canvas. An edge (0 or 1) runs off the paper, so that no gap shows. */
export function spread({ width, height }: Canvas, notation: string): Point[] {
  const bleed = 20;
  const reach = (share: number, side: number) =>
    share === 0 ? -bleed : share === 1 ? side + bleed : share * side;
  return readPairs(notation).map(([u, v]) => [reach(u, width), reach(v, height)]);
}

/** The bird's drumming: a row of holes whose gaps shrink by 0.84, down to 2.5 radii. The angle is in radians. */
export function drumRow([x, y]: Point, angle: number, length: number, radius: number): string {
  let path = '';
  let gap = length * 0.19;
  for (let way = 0; way < length; gap *= 0.84) {
    path += peck([x + Math.cos(angle) * way, y + Math.sin(angle) * way], radius);
    way += Math.max(gap, radius * 2.5);
  }
  return path;
}
