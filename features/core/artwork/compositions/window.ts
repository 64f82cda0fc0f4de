import { relativeTo, spread } from '../desk.ts';
import { peck, smooth } from '../edges.ts';
import { glueHero, sizeWithin } from '../motifs/index.ts';
import type { Composition } from './composition.ts';

const arch = '-.42,.46 -.44,0 -.28,-.36 0,-.45 .28,-.36 .44,0 .42,.46 0,.44';

/** An opening (disc, frame or arch) with the hero inside, two corner sheets on wide formats, three holes twice. */
export const window: Composition = (desk, motif) => {
  const { canvas, palette, random, edges, sheet, suit } = desk;
  const { width, height, short } = canvas;
  const wide = width > height * 1.1;
  const opening = suit(palette.ground, palette.sheetA, 1.3);
  const middle = { x: width * (0.5 + random.between(-0.06, 0.06)), y: height * 0.5, size: short };
  const { shape } = relativeTo(middle);

  const outlines = [
    () => edges.disc([middle.x, middle.y], short * 0.43, 1, 0.05),
    () => edges.cut(shape('-.5,-.36 .44,-.43 .5,.38 -.44,.42')),
    () => smooth(shape(arch)),
  ];
  sheet.layer(random.pick(outlines)(), opening, { shadow: 0 });
  glueHero(
    desk,
    motif,
    { ...middle, size: sizeWithin(motif, short * 0.62, short * 0.84) },
    suit(opening, palette.hero),
    opening,
  );

  const step = short * (width > height ? 0.06 : 0.036);
  const holes = suit(palette.ground, palette.accent, 1.3);
  for (const [u, v] of [[0.09, 0.16] as const, [0.91, 0.84] as const]) {
    const row = [-1, 0, 1].map((i) => peck([width * u + i * step, height * v], short * 0.018));
    sheet.flat(row.join(''), holes);
  }
  if (!wide) return;
  const corner = suit(palette.ground, palette.sheetB, 1.3);
  sheet.layer(edges.cut(spread(canvas, '1,0 .86,0 .91,.34 1,.3')), corner);
  sheet.layer(edges.cut(spread(canvas, '0,1 .13,1 .09,.68 0,.72')), corner);
};
