import { type Motif, relativeTo } from '../desk.ts';
import { peck, smooth } from '../edges.ts';
import { colours } from '../palette.ts';
import { eyeDot } from './eye-dot.ts';
import { sides } from './sides.ts';

const spots = [
  [0.1, -0.1],
  [0.2, 0.06],
  [0.1, 0.2],
  [0.17, 0.31],
] as const;

/** Six legs, a head with feelers, two wing cases with punched spots: through them one sees what lies below. */
export const beetle: Motif = (desk, place, colour, ground) => {
  const { palette, random, edges, sheet, suit } = desk;
  const { size } = place;
  const dark = suit(ground, palette.hole === colour ? colours.paper : palette.hole, 1.6);

  for (const side of sides) {
    const { at } = relativeTo(place, side);
    for (const leg of [-1, 0, 1]) {
      const v = 0.08 + leg * 0.17;
      const knee = at(0.42, v + leg * 0.07 - 0.04);
      const thigh = edges.strip(at(0.27, v), knee, size * 0.022, size * 0.02);
      const foot = edges.strip(knee, at(0.5, v + leg * 0.13 + 0.06), size * 0.02, size * 0.012);
      sheet.flat(thigh, dark);
      sheet.flat(foot, dark);
    }
  }

  const { at } = relativeTo(place);
  sheet.layer(edges.disc(at(0, -0.32), size * 0.17, 0.85), dark, { shadow: 3 });
  for (const side of sides) {
    eyeDot(desk, at(side * 0.07, -0.36), size * 0.035);
    const feeler = edges.strip(at(side * 0.06, -0.44), at(side * 0.2, -0.56), size * 0.014, size * 0.01);
    sheet.flat(feeler, dark);
  }

  const open = random.between(0, 0.06);
  for (const side of sides) {
    const half = relativeTo(place, side);
    const outline = `${open},-.26 .2,-.2 ${0.33 + open},.06 ${0.24 + open},.34 ${open * 1.6},.47 ${open * 0.6},.1`;
    let wing = smooth(half.shape(outline));
    for (const [u, v] of spots) {
      if (random.chance(0.85))
        wing += peck(half.at(u + open * 0.8, v), size * (0.028 + 0.02 * random.next()));
    }
    sheet.layer(wing, colour);
  }
};
