import type { Point } from '../edges.ts';
import { glueHero, motifs, motifsOf } from '../motifs/index.ts';
import type { MotifName } from '../names.ts';
import { colours } from '../palette.ts';
import type { Composition } from './composition.ts';

/** Too wide or too scattered for a narrow column. */
const wideMotifs: readonly MotifName[] = ['fish', 'comb', 'eye', 'face'];

/** Two or three unequal columns, each with its own ground: the hero between a leaf and a relative. */
export const columns: Composition = (desk, motif) => {
  const { type, canvas, palette, random, edges, sheet, suit } = desk;
  const { width, height } = canvas;
  const count = width / height > 1.2 ? 3 : 2;
  const heroColumn = count === 2 ? 0 : 1;
  const first = palette.sheetA === palette.ground ? palette.sheetB : palette.sheetA;
  const grounds = [first, palette.ground, palette.sheetB];
  const relatives = motifsOf[type].filter((name) => name !== motif);

  let left = 0;
  for (let column = 0; column < count; column++) {
    const last = column === count - 1;
    const broad = last ? width - left + 24 : (width / count) * random.between(0.86, 1.14);
    const right = (): number => left + broad + random.between(-10, 10);
    const outline: Point[] = [
      [left - 8, -20],
      [right(), -20],
      [right(), height + 20],
      [left - 8, height + 20],
    ];
    const ground = grounds[column] ?? palette.ground;
    sheet.layer(edges.cut(outline), ground, { shadow: column ? 3 : 0 });

    const dark = random.chance(0.5) ? palette.hole : colours.paper;
    const colour = suit(ground, [palette.hero, palette.accent, dark][column] ?? palette.hero, 1.8);
    const wanted =
      column === heroColumn ? motif : column === 0 ? 'alga' : random.pick([...relatives, 'alga'] as const);
    const name = wideMotifs.includes(wanted) ? 'alga' : wanted;
    const leafy = name === 'alga';
    const size = Math.min(broad * (leafy ? 1.28 : 0.92), height * (leafy ? 0.84 : 0.6));
    const place = { x: left + broad / 2, y: height * (0.5 + random.between(-0.04, 0.04)), size };
    if (column === heroColumn) glueHero(desk, name, place, colour, ground);
    else motifs[name](desk, place, colour, ground);
    left += broad;
  }
};
