import { strongest } from '../contrast.ts';
import { drumRow } from '../desk.ts';
import type { Point } from '../edges.ts';
import { glueHero, sizeWithin } from '../motifs/index.ts';
import { colours } from '../palette.ts';
import type { Composition } from './composition.ts';

/** The hero looks out behind three torn strips. */
export const stack: Composition = (desk, motif) => {
  const { canvas, palette, random, edges, sheet, suit } = desk;
  const { width, height, short, golden } = canvas;
  const { ground, sheetA, sheetB, hero, accent } = palette;
  const horizon = height * random.between(0.42, 0.5);
  const strips = [suit(ground, sheetA, 1.25), sheetB, suit(sheetB, accent, 1.2)];

  const place = {
    x: width * golden,
    y: horizon - short * 0.06,
    size: sizeWithin(motif, short * 0.66, width * 0.74),
  };
  glueHero(desk, motif, place, suit(ground, hero), ground);

  strips.forEach((colour, index) => {
    const top = horizon + short * (0.18 + 0.17 * index);
    const left = top + random.between(-14, 14);
    const right = top + random.between(-30, 30);
    const ridge: Point[] = [
      [-20, left],
      [width * 0.33, left + random.between(-22, 10)],
      [width * 0.66, right + random.between(-10, 22)],
      [width + 20, right],
    ];
    const below: Point[] = [
      [width + 20, height + 30],
      [-20, height + 30],
    ];
    const path = edges.torn([...ridge, ...below], 2.4);
    const raised = ridge.map(([x, y]): Point => [x, y - 5]);
    sheet.layer(path, colour, { core: edges.torn([...raised, ...below], 2.6) });
  });

  const start = [width * (golden < 0.5 ? 0.58 : 0.08), height - short * 0.08] as const;
  const lowest = strips.at(-1) ?? ground;
  sheet.flat(drumRow(start, 0, width * 0.36, short * 0.016), strongest(lowest, [colours.ink, colours.paper]));
};
