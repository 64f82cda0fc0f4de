import { type Motif, relativeTo } from '../desk.ts';
import { peck, smooth } from '../edges.ts';

const arch = '0,0 .28,0 .28,-.35 .48,-.5 .68,-.35 .68,0 .97,0 .95,-.97 0,-.95';
const dome = '0,0 .5,.01 .97,0 .85,-.6 .49,-.9 .12,-.6';

/** A pyramid of six building blocks: window, roof, gate or dome. */
export const blocks: Motif = ({ palette, random, edges, sheet, suit }, place, colour, ground) => {
  const { accent, sheetA, sheetB } = palette;
  const paints = [colour, suit(ground, accent, 1.3), suit(ground, sheetB, 1.4), suit(ground, sheetA, 1.4)];
  const unit = place.size / 3;

  let used = 0;
  for (const row of [0, 1, 2]) {
    const count = 3 - row;
    for (let i = 0; i < count; i++) {
      const x = place.x + (i - count / 2) * unit + random.between(-8, 8) + row * random.between(-10, 10);
      const y = place.y + place.size * 0.5 - row * unit;
      const { at, shape } = relativeTo({ x, y, size: unit });
      const forms = [
        () => edges.cut(shape('0,0 .96,0 .94,-.97 .03,-.95')) + peck(at(0.5, -0.5), unit * 0.22),
        () => edges.cut(shape('0,0 .97,0 .5,-.98')),
        () => edges.cut(shape(arch), 1),
        () => smooth(shape(dome)),
      ];
      const paint = paints[used++ % paints.length] ?? colour;
      sheet.layer(random.pick(forms)(), paint);
    }
  }
};
