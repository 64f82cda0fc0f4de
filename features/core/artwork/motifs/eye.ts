import { strongest } from '../contrast.ts';
import { type Motif, relativeTo } from '../desk.ts';
import { peck, smooth } from '../edges.ts';
import { colours } from '../palette.ts';

const lid = '-.612,0 -.288,-.3 0,-.38 .288,-.3 .612,0 .288,.27 0,.33 -.288,.27';

/** A wide open eye with nine lashes. */
export const eye: Motif = ({ palette, edges, sheet }, place, colour, ground) => {
  const { size } = place;
  const { at, shape } = relativeTo(place);
  const { ink, paper } = colours;

  const dark = strongest(ground, [palette.hole, paper]);
  for (let i = 0; i < 9; i++) {
    const angle = -2.65 + i * 0.27;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const lash = edges.strip(
      at(cos * 0.446, sin * 0.36),
      at(cos * 0.619, sin * 0.56),
      size * 0.03,
      size * 0.012,
    );
    sheet.flat(lash, dark);
  }
  const white = ground === paper ? colour : paper;
  sheet.layer(smooth(shape(lid)), white);
  const iris = colour === white ? strongest(white, [palette.accent, palette.sheetB]) : colour;
  sheet.layer(edges.disc(at(0, -0.02), size * 0.27), iris, { shadow: 3 });
  sheet.flat(edges.disc(at(0, -0.02), size * 0.13), ink);
  sheet.flat(peck(at(0.06, -0.09), size * 0.04), paper);
};
