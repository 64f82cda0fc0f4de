import { type Point, peck } from '../edges.ts';
import { glueHero, sizeWithin } from '../motifs/index.ts';
import type { Composition } from './composition.ts';

/** A grid of holes that swell like a beat on one half, the hero on the other. */
export const rhythm: Composition = (desk, motif) => {
  const { canvas, palette, random, edges, sheet, suit } = desk;
  const { width, height, short, golden } = canvas;
  const count = width / height > 1.2 ? 6 : 4;
  const unit = width / count;
  const rows = Math.round(height / unit);
  const half = count / 2;
  const heroColumn = golden < 0.5 ? 0 : half;
  const ground = suit(palette.ground, palette.sheetA, 1.3);
  const { sheetB, accent, hole } = palette;
  const beats = [sheetB, accent, hole].map((colour) => suit(palette.ground, colour, 1.3));

  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < count; column++) {
      if (column >= heroColumn && column < heroColumn + half) continue;
      const phase = (column + row * count) / (count * rows);
      const radius = unit * (0.12 + 0.3 * Math.abs(Math.sin(phase * 7 + random.next() * 0.5)));
      sheet.flat(peck([unit * (column + 0.5), (height / rows) * (row + 0.5)], radius), random.pick(beats));
    }
  }

  const [start, end] = [heroColumn * unit, (heroColumn + half) * unit];
  const waver = () => random.between(-8, 8);
  const left = () => (heroColumn ? start + waver() : -20);
  const right = () => (heroColumn ? end + 20 : end + waver());
  const outline: Point[] = [
    [left(), -20],
    [right(), -20],
    [right(), height + 20],
    [left(), height + 20],
  ];
  sheet.layer(edges.cut(outline), ground);
  const size = sizeWithin(motif, Math.min(short * 0.74, unit * half * 0.95), unit * half * 0.9);
  const place = { x: (start + end) / 2, y: height * 0.52, size };
  glueHero(desk, motif, place, suit(ground, palette.hero), ground);
};
