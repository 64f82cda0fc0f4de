import { strongest } from '../contrast.ts';
import { type Motif, relativeTo } from '../desk.ts';
import { peck } from '../edges.ts';
import { colours } from '../palette.ts';

/** A speech bubble whose words are drumming; the last hole is red. */
export const bubble: Motif = ({ palette, random, edges, sheet }, place, colour) => {
  const { size } = place;
  const facing = random.sign();
  const { at, shape } = relativeTo(place);
  const outline = `-.5,-.34 .48,-.42 .52,.18 ${facing * 0.06},.2 ${-facing * 0.2},.46 ${-facing * 0.16},.21 -.46,.22`;
  sheet.layer(edges.cut(shape(outline)), colour);

  const words = strongest(colour, [palette.hole, colours.paper]);
  const last = colour === colours.rot ? colours.dotter : colours.rot;
  let u = -0.34;
  for (let i = 0; i < 6; i++) {
    const radius = 0.062 - 0.006 * i;
    sheet.flat(peck(at(u, -0.08), radius * size), i === 5 ? last : words);
    u += radius * 2 + 0.085 - 0.012 * i;
  }
};
