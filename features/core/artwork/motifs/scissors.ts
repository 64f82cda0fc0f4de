import { strongest } from '../contrast.ts';
import { type Motif, relativeTo } from '../desk.ts';
import { peck } from '../edges.ts';
import { colours } from '../palette.ts';
import { sides } from './sides.ts';

/** Open scissors: two blades, two handles with a hole, one rivet. */
export const scissors: Motif = ({ palette, random, edges, sheet, suit }, place, colour, ground) => {
  const { size } = place;
  const opening = random.between(0.25, 0.4);
  const steel = strongest(ground, [colours.paper, palette.hole, colours.ink]);

  for (const side of sides) {
    const { at } = relativeTo(place, side);
    const tip = at(Math.sin(opening) * 0.5, -Math.cos(opening) * 0.52);
    sheet.layer(edges.cut([at(-0.05, 0.1), at(0.05, -0.02), tip], 1), steel, { shadow: 3 });
    const arm = edges.strip(at(0, 0.04), at(-0.13, 0.23), size * 0.035, size * 0.035);
    sheet.layer(arm, colour, { shadow: 2, brushed: false });
    const middle = at(-0.19, 0.33);
    const ring = edges.disc(middle, size * 0.165, 1.15) + edges.disc(middle, size * 0.095, 1.15);
    const paint = side < 0 ? colour : suit(ground, palette.accent, 1.3);
    sheet.layer(ring, paint, { shadow: 3, brushed: false });
  }
  sheet.flat(peck(relativeTo(place).at(0, 0.03), size * 0.025), ground);
};
