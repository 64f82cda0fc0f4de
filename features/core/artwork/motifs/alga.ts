import { type Motif, relativeTo } from '../desk.ts';
import { lobe } from '../edges.ts';
import { sides } from './sides.ts';

/** A leaf of lobes in pairs along a slightly leaning stem, longest below the middle. */
export const alga: Motif = ({ random, edges, sheet }, place, colour) => {
  const { size } = place;
  const { at } = relativeTo(place);
  const pairs = 4 + Math.floor(random.next() * 3);
  const tilt = random.between(-0.22, 0.22);
  const lean = Math.sin(tilt) * 0.5;
  const upward = -Math.PI / 2 + tilt;

  const parts = [edges.strip(at(-lean, 0.5), at(lean, -0.5), size * 0.035, size * 0.03)];
  for (let i = 0; i < pairs; i++) {
    const height = 0.12 + (i / pairs) * 0.8;
    const foot = at(-lean + 2 * lean * height, 0.5 - height);
    const length = size * (0.4 - 0.2 * Math.abs(height - 0.42)) * random.between(0.85, 1.12);
    for (const side of sides) {
      const angle = upward + side * (1.05 - 0.35 * height + random.between(-0.1, 0.1));
      parts.push(lobe(foot, angle, length, size * random.between(0.085, 0.115)));
    }
  }
  parts.push(lobe(at(lean, -0.5), upward, size * 0.16, size * 0.11));
  sheet.cluster(parts, colour);
};
