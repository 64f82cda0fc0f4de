import { type Motif, relativeTo } from '../desk.ts';
import { peck, smooth } from '../edges.ts';
import { colours } from '../palette.ts';

const body = '-.5,0 -.1,-.3 .3,-.2 .5,0 .3,.2 -.1,.3';

/** A school of seven: six small ones and a big one in another colour. */
export const fish: Motif = ({ palette, random, edges, sheet, suit }, place, colour, ground) => {
  const facing = random.sign();
  const school = relativeTo({ ...place, size: place.size * 1.22 });
  const other = suit(ground, palette.accent === colour ? colours.rot : palette.accent, 1.5);

  for (let i = 0; i < 7; i++) {
    const big = i === 2;
    const row = Math.floor(i / 3);
    const size = place.size * 1.22 * (big ? 0.42 : random.between(0.19, 0.25));
    const u = ((i % 3) - 1) * 0.52 + random.between(-0.06, 0.06) + (row % 2) * 0.12;
    const v = (row - 1) * 0.36 + random.between(-0.05, 0.05);
    const [x, y] = school.at(u, v);
    const { at, shape } = relativeTo({ x, y, size }, facing);
    const paint = big ? other : colour;
    sheet.layer(smooth(shape(body)), paint, { shadow: 3, brushed: big });
    sheet.layer(edges.cut(shape('-.38,0 -.72,-.25 -.64,.26'), 1), paint, { shadow: 2, brushed: false });
    sheet.flat(peck(at(0.28, -0.04), size * 0.055), ground);
  }
};
