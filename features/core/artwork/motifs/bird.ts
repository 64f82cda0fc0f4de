import { strongest } from '../contrast.ts';
import { type Motif, relativeTo } from '../desk.ts';
import { lobe, peck, smooth } from '../edges.ts';
import { colours } from '../palette.ts';
import { eyeDot } from './eye-dot.ts';

const body = '.2,-.46 .33,-.34 .28,-.18 .3,.06 .16,.34 -.1,.44 -.22,.3 -.16,0 -.02,-.24 .02,-.42';

/** The venue's own bird: tail, body, beak, red cap, wing with four holes. */
export const bird: Motif = (desk, place, colour, ground) => {
  const { palette, random, edges, sheet } = desk;
  const { size } = place;
  const { accent, sheetA, sheetB, hole } = palette;
  const facing = random.sign();
  const { at, shape } = relativeTo(place, facing);
  const tail = [sheetB, hole, accent].find((paint) => paint !== ground && paint !== colour) ?? colours.ink;

  sheet.layer(edges.cut(shape('-.16,.3 -.4,.56 -.27,.58 -.02,.34')), tail);
  sheet.layer(smooth(shape(body)), colour);

  const beak = strongest(colour, [accent, colours.dotter, colours.paper, colours.ink], ground);
  sheet.layer(edges.cut(shape('.3,-.4 .62,-.3 .3,-.26'), 1), beak, { brushed: false });
  const cap = colour === colours.rot || ground === colours.rot ? colours.dotter : colours.rot;
  sheet.layer(smooth(shape('0,-.4 .1,-.52 .22,-.49 .2,-.42 .08,-.37')), cap, { brushed: false, shadow: 3 });

  const wing = lobe(at(0.14, -0.1), facing > 0 ? 2.15 : 0.99, 0.46 * size, 0.24 * size);
  sheet.layer(wing, strongest(colour, [sheetB, sheetA, hole]), { shadow: 3 });
  const spots = [0, 1, 2, 3].map((i) => peck(at(0.06 - 0.055 * i, 0.075 * i), size * 0.019));
  sheet.flat(spots.join(''), colour);
  eyeDot(desk, at(0.2, -0.33), size * 0.05, facing * size * 0.012);
};
