import { luminance, strongest } from '../contrast.ts';
import { drumRow, spread } from '../desk.ts';
import { glueHero } from '../motifs/index.ts';
import { colours } from '../palette.ts';
import type { Composition } from './composition.ts';

/** A person: disc, hill or half sheet behind the head. Faces take any light colour of the palette, never a skin tone. */
export const portrait: Composition = (desk, motif) => {
  const { canvas, palette, random, edges, sheet, suit } = desk;
  const { width, height, short } = canvas;
  const { ground, hero, accent } = palette;
  const behind = suit(ground, palette.sheetA, 1.2);
  const backdrops = [
    () => edges.disc([width / 2, height * 0.46], short * 0.43, 1, 0.04),
    () => edges.cut(spread(canvas, '0,.5 1,.3 1,1 0,1')),
    () => edges.cut(spread(canvas, '.5,0 1,0 1,1 .56,1')),
  ] as const;
  const backdrop = random.pick(backdrops);
  sheet.layer(backdrop(), behind, { shadow: 3 });

  const faces = [hero, accent, colours.rosa, colours.orange, colours.dotter, colours.himmel].filter(
    (colour) => colour !== ground && colour !== behind && luminance(colour) > 0.2,
  );
  const relativeTo = backdrop === backdrops[0] ? behind : ground;
  const place = { x: width / 2, y: height * 0.47, size: short * 0.82 };
  glueHero(desk, motif, place, random.pick(faces), relativeTo);
  const row = drumRow([width * 0.07, height * 0.08], Math.PI / 2, height * 0.4, short * 0.014);
  sheet.flat(row, strongest(ground, [accent, colours.ink]));
};
