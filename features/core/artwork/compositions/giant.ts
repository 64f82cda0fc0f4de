import { spread } from '../desk.ts';
import { glueHero, sizeWithin } from '../motifs/index.ts';
import type { Composition } from './composition.ts';

/** One motif larger than the sheet, so that the eye walks into it. */
export const giant: Composition = (desk, motif) => {
  const { canvas, palette, random, edges, sheet, suit } = desk;
  const { width, height, short } = canvas;
  const side = random.sign();
  const behind = suit(palette.ground, palette.sheetA, 1.3);

  const quarter = side > 0 ? '.55,0 1,0 1,.7 .66,.64' : '0,.34 .38,.4 .46,1 0,1';
  sheet.layer(edges.cut(spread(canvas, quarter)), behind);

  const place = {
    x: width * (0.5 - side * 0.08),
    y: height * 0.54,
    size: sizeWithin(motif, short * 1.06, width * 1.1),
  };
  const colour = suit(palette.ground, suit(behind, palette.hero, 1.25), 1.6);
  glueHero(desk, motif, place, colour, palette.ground);

  const counterweight = [width * (side > 0 ? 0.88 : 0.1), height * (side > 0 ? 0.84 : 0.16)] as const;
  sheet.layer(edges.disc(counterweight, short * 0.075), suit(palette.ground, palette.accent, 1.3), {
    shadow: 3,
    brushed: false,
  });
};
