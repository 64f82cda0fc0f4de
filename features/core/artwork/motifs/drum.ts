import { strongest } from '../contrast.ts';
import { type Motif, relativeTo } from '../desk.ts';
import { peck } from '../edges.ts';
import { colours } from '../palette.ts';
import { sides } from './sides.ts';

/** A drum with triangles, two sticks, and the beat flying off as an arc of growing holes. */
export const drum: Motif = ({ palette, edges, sheet, suit }, place, colour, ground) => {
  const { size } = place;
  const { at, shape } = relativeTo(place);
  const { ink, paper } = colours;
  const [w, top] = [0.42, -0.12];

  sheet.layer(edges.cut(shape('-.42,-.12 .42,-.12 .353,.42 -.353,.42')), colour);
  const teeth = strongest(colour, [palette.sheetA, palette.sheetB, palette.accent], ground);
  for (let i = 0; i < 4; i++) {
    const u = w * (-0.88 + i * 0.47);
    sheet.flat(edges.cut(shape(`${u},-.08 ${u + w * 0.36},-.08 ${u + w * 0.18},.37`), 1), teeth);
  }
  sheet.layer(edges.disc(at(0, top), w * size * 1.02, 0.3, 0.02), paper, { shadow: 3 });

  const stick = strongest(ground, [palette.hole, ink, paper]);
  const knob = suit(ground, palette.accent, 1.3);
  for (const side of sides) {
    const tip = at(side * 0.1, top - 0.02);
    sheet.flat(edges.strip(tip, at(side * 0.46, top - 0.36), size * 0.014, size * 0.014), stick);
    sheet.layer(edges.disc(tip, size * 0.05), knob, { shadow: 2, brushed: false });
  }
  const beats = [0, 1, 2, 3, 4, 5, 6].map((i) => {
    const angle = -2.4 + i * 0.28;
    return peck(at(Math.cos(angle) * 0.34, top + Math.sin(angle) * 0.34), size * (0.012 + 0.005 * i));
  });
  sheet.flat(beats.join(''), strongest(ground, [palette.accent, paper, ink]));
};
