import { type Motif, relativeTo } from '../desk.ts';
import { peck, smooth } from '../edges.ts';

const profile = '-.02,-.5 .32,-.36 .46,0 .32,.36 -.02,.5 .13,.26 .1,.1 0,.02 .12,-.06 .14,-.24';
const star = '0,-1 .28,-.28 1,0 .28,.28 0,1 -.28,.28 -1,0 -.28,-.28';
const craters = [
  [0.34, 0.1, 0.02],
  [0.28, 0.24, 0.028],
  [0.36, 0.2, 0.014],
  [0.38, -0.06, 0.018],
] as const;

/** The moon in profile with craters, looking at four stars. */
export const moonface: Motif = ({ palette, random, edges, sheet, suit }, place, colour, ground) => {
  const { size } = place;
  const { at, shape } = relativeTo(place, random.sign());

  sheet.layer(smooth(shape(profile)), colour);
  const holes = craters.map(([u, v, radius]) => peck(at(u, v), radius * size));
  sheet.flat(peck(at(0.24, -0.12), size * 0.045) + holes.join(''), ground);

  const shine = suit(ground, palette.accent, 1.4);
  for (let i = 0; i < 4; i++) {
    const [x, y] = at(-random.between(0.1, 0.55), random.between(-0.5, 0.4));
    const points = relativeTo({ x, y, size: size * random.between(0.04, 0.08) }).shape(star);
    sheet.flat(edges.cut(points, 0.5), shine);
  }
};
