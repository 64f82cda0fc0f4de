import { type Motif, relativeTo } from '../desk.ts';
import { lobe, peck, smooth } from '../edges.ts';

const fingers = [
  { u: -0.155, v: 0.04, angle: -0.2, length: 0.4, width: 0.115 },
  { u: -0.055, v: 0, angle: -0.05, length: 0.5, width: 0.12 },
  { u: 0.055, v: 0, angle: 0.06, length: 0.47, width: 0.115 },
  { u: 0.15, v: 0.05, angle: 0.2, length: 0.36, width: 0.1 },
] as const;
const palm = '-.2,.02 .19,-.02 .22,.24 .12,.5 -.12,.5 -.22,.26';

/** A child's hand with six holes pecked into the palm. */
export const hand: Motif = ({ random, sheet }, place, colour, ground) => {
  const { size } = place;
  const turn = random.between(-0.25, 0.25);
  const mirror = random.sign();
  const { at, shape } = relativeTo(place);

  const parts = [smooth(shape(palm))];
  for (const { u, v, angle, length, width } of fingers) {
    const reach = length * size * random.between(0.94, 1.05);
    parts.push(lobe(at(mirror * u, v), -Math.PI / 2 + mirror * angle, reach, width * size));
  }
  parts.push(lobe(at(-mirror * 0.15, 0.26), -Math.PI / 2 - mirror * 0.95, size * 0.34, size * 0.125));

  const ring = [0, 1, 2, 3, 4].map((i) => {
    const angle = (i / 5) * Math.PI * 2;
    return peck(at(Math.cos(angle) * 0.075, 0.22 + Math.sin(angle) * 0.075), size * 0.026);
  });
  sheet.turned((turn * 180) / Math.PI, [place.x, place.y], () => {
    sheet.cluster(parts, colour);
    sheet.flat(ring.join('') + peck(at(0, 0.22), size * 0.026), ground);
  });
};
