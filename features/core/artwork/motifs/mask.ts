import { strongest } from '../contrast.ts';
import { type Motif, relativeTo } from '../desk.ts';
import { peck, smooth } from '../edges.ts';
import { colours } from '../palette.ts';
import { sides } from './sides.ts';

/** A theatre mask of two halves: eyes and mouth are cut out, brows, nose and cheeks are glued on. */
export const mask: Motif = ({ palette, mood, random, edges, sheet }, place, colour, ground) => {
  const { size } = place;
  const { at, shape } = relativeTo(place);
  const { ink, paper, rot, dotter, rosa } = colours;
  const w = random.between(0.36, 0.42);

  const outline = smooth(
    shape(`${-w},-.36 0,-.47 ${w},-.36 ${w * 0.92},.1 ${w * 0.4},.43 0,.5 ${-w * 0.4},.43 ${-w * 0.92},.1`),
  );
  sheet.layer(outline, colour);
  const half = strongest(colour, [palette.sheetA, palette.accent, palette.sheetB, rosa], ground);
  sheet.inside(outline, edges.cut(shape('.02,-1 1,-1 1,1 -.05,1')), half);

  for (const side of sides) {
    const eye = relativeTo(place, side);
    sheet.flat(smooth(eye.shape(`${w * 0.2},-.1 ${w * 0.48},-.19 ${w * 0.78},-.1 ${w * 0.48},-.02`)), ground);
    sheet.flat(peck(eye.at(w * 0.48, -0.1), size * 0.04), strongest(ground, [ink, paper]));
    const end = eye.at(w * 0.8, -random.between(0.22, 0.32));
    const brow = edges.strip(eye.at(w * 0.2, -0.27), end, size * 0.02, size * 0.012);
    sheet.flat(brow, strongest(side < 0 ? colour : half, [ink, paper]));
  }

  const nose = edges.cut(shape('-.02,-.1 .035,-.1 .08,.13 -.03,.15'), 1);
  sheet.flat(nose, strongest(half, [ink, palette.hole, paper]));
  const curve = mood === 'deep' ? -0.6 : 1;
  const lips = `${-w * 0.5},.25 0,${0.25 + 0.06 * curve} ${w * 0.5},.25 0,${0.25 + 0.16 * curve}`;
  sheet.flat(smooth(shape(lips)), ground);
  const cheek = colour === rot || half === rot ? dotter : rot;
  for (const side of sides) sheet.flat(edges.disc(at(side * w * 0.62, 0.13), size * 0.055), cheek);
};
