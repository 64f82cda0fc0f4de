import { contrast, strongest } from '../contrast.ts';
import { drumRow, spread } from '../desk.ts';
import { glueHero, sizeWithin } from '../motifs/index.ts';
import { colours } from '../palette.ts';
import type { Composition } from './composition.ts';

/** A cone of light, a floor, the hero in the light, a disc opposite. */
export const stage: Composition = (desk, motif) => {
  const { canvas, palette, random, edges, sheet, suit } = desk;
  const { width, height, short, golden } = canvas;
  const floor = random.between(0.66, 0.76);
  const tilt = random.between(-26, 26) / height;
  const light = suit(palette.ground, palette.sheetA, 1.25);
  const actor = suit(light, palette.hero);
  // A floor in the hero's colour would swallow its feet.
  const boards =
    [palette.sheetB, palette.hole, palette.accent].find((c) => c !== actor && contrast(c, light) >= 1.3) ??
    suit(light, palette.sheetB, 1.3);

  const cone = `${golden - 0.3},0 ${golden + 0.22},0 ${golden + 0.34},1 ${golden - 0.42},1`;
  sheet.layer(edges.cut(spread(canvas, cone)), light, { shadow: 3 });
  sheet.layer(edges.cut(spread(canvas, `0,${floor + tilt} 1,${floor - tilt} 1,1 0,1`)), boards);

  const place = {
    x: width * golden,
    y: height * floor - short * 0.2,
    size: sizeWithin(motif, short * 0.7, width * 0.74),
  };
  glueHero(desk, motif, place, actor, light);
  if (width > height) {
    const moon = width * (golden < 0.5 ? 0.78 : 0.2);
    const radius = short * random.between(0.09, 0.13);
    sheet.layer(edges.disc([moon, height * 0.25], radius), suit(palette.ground, palette.accent, 1.3), {
      shadow: 3,
    });
  }
  const row = drumRow([width * 0.08, height - short * 0.09], 0, width * 0.5, short * 0.016);
  sheet.flat(row, strongest(boards, [palette.accent, colours.paper]));
};
