import { strongest } from '../contrast.ts';
import { drumRow, spread } from '../desk.ts';
import { glueHero, sizeWithin } from '../motifs/index.ts';
import { colours } from '../palette.ts';
import type { Composition } from './composition.ts';

/** A slanted sheet over more than half, a corner sheet, the hero on the seam, holes running down the free side. */
export const diagonal: Composition = (desk, motif) => {
  const { canvas, palette, random, edges, sheet, suit } = desk;
  const { width, height, short } = canvas;
  const side = random.sign();
  const half = suit(palette.ground, palette.sheetA, 1.3);
  const corner = suit(half, palette.sheetB, 1.3);

  const slope = side > 0 ? '.52,0 1,0 1,1 .2,1' : '0,0 .46,0 .8,1 0,1';
  sheet.layer(edges.cut(spread(canvas, slope)), half);
  const wedge = side > 0 ? '.72,.8 1,.62 1,1 .6,1' : '0,.62 .3,.8 .4,1 0,1';
  sheet.layer(edges.cut(spread(canvas, wedge)), corner);

  const place = {
    x: width * (side > 0 ? 0.6 : 0.4),
    y: height * 0.5,
    size: sizeWithin(motif, short * 0.76, width * 0.8),
  };
  glueHero(desk, motif, place, suit(half, suit(palette.ground, palette.hero, 1.5), 1.5), half);
  const top = [width * (side > 0 ? 0.1 : 0.9), height * 0.16] as const;
  const row = drumRow(top, Math.PI / 2 + side * 0.06, height * 0.72, short * 0.018);
  sheet.flat(row, strongest(palette.ground, [palette.accent, colours.ink]));
};
