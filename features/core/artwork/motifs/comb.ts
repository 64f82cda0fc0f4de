import { type Motif, relativeTo } from '../desk.ts';
import { peck } from '../edges.ts';

/** Sound as teeth of different height, each with a hole near its tip. */
export const comb: Motif = ({ palette, random, edges, sheet, suit }, place, colour, ground) => {
  const { size } = place;
  const { at, shape } = relativeTo(place);
  const paints = [colour, suit(ground, palette.accent, 1.3), suit(ground, palette.sheetB, 1.3)];
  const teeth = 7 + Math.floor(random.next() * 4);
  const pitch = 1.1 / teeth;

  for (let i = 0; i < teeth; i++) {
    const u = -0.55 + pitch * (i + 0.5);
    const height = 0.25 + 0.7 * Math.abs(Math.sin(i * random.between(0.7, 0.9) + random.next()));
    const top = 0.5 - height;
    const slant = top + random.between(-8, 8) / size;
    const tooth = `${u - pitch * 0.36},.5 ${u - pitch * 0.3},${top} ${u + pitch * 0.3},${slant} ${u + pitch * 0.36},.5`;
    sheet.layer(edges.cut(shape(tooth)), paints[i % 3] ?? colour, { brushed: false, shadow: 3 });
    sheet.flat(peck(at(u, top + pitch * 0.42), pitch * size * 0.14), ground);
  }
};
