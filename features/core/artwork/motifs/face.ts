import { contrast, luminance, strongest } from '../contrast.ts';
import { type Desk, type Motif, type Place, relativeTo } from '../desk.ts';
import { peck, smooth } from '../edges.ts';
import { type Colour, colours } from '../palette.ts';
import { eyeDot } from './eye-dot.ts';
import { hairBehind, hairForms, hairInFront } from './hair.ts';
import { sides } from './sides.ts';

const { ink, paper, rot, rosa, orange, dotter, himmel } = colours;

function shoulders({ palette, edges, sheet, suit }: Desk, place: Place, skin: Colour, ground: Colour) {
  const { at, shape } = relativeTo(place);
  sheet.layer(edges.cut(shape('-.16,.2 .16,.2 .17,.56 -.17,.56')), skin, { shadow: 0 });
  const outline = '-.62,.86 -.5,.55 -.18,.45 0,.52 .18,.45 .5,.55 .62,.86';
  const shirt = suit(ground, palette.sheetA === skin ? palette.sheetB : palette.sheetA, 1.3);
  sheet.layer(smooth(shape(outline)), shirt);
  const buttons = [0, 1, 2, 3, 4].map((i) =>
    peck(at(-0.3 + i * 0.15, 0.63 + (i % 2) * 0.04), place.size * 0.022),
  );
  sheet.flat(buttons.join(''), skin);
}

function glasses({ edges, sheet }: Desk, place: Place, eyeAt: number) {
  const { at } = relativeTo(place);
  const { size } = place;
  for (const side of sides) sheet.line(peck(at(side * eyeAt, -0.03), size * 0.095), ink, size * 0.022);
  const reach = eyeAt - 0.09;
  sheet.flat(edges.strip(at(-reach, -0.03), at(reach, -0.03), size * 0.011, size * 0.011), ink);
}

/** Faces are light paper: round white eyes and red lips on a dark one would quote the wrong pictures. */
const lightPaper = (wanted: Colour, ground: Colour): Colour =>
  [wanted, dotter, himmel].find((colour) => luminance(colour) > 0.2 && contrast(colour, ground) >= 1.1) ??
  rosa;

/** A head in two colours, one of six kinds of hair, now and then glasses and cheeks. */
export const face: Motif = (desk, place, colour, ground) => {
  const skin = lightPaper(colour, ground);
  const { palette, random, edges, sheet } = desk;
  const { sheetA, sheetB, accent, hole } = palette;
  const { size } = place;
  const { at, shape } = relativeTo(place);
  const w = random.between(0.29, 0.35);
  const hairColour = strongest(skin, [sheetA, sheetB, hole, accent], ground);
  const second = random.pick([hairColour, accent === skin ? sheetB : accent]);
  const hair = { form: random.pick(hairForms), colour: hairColour, second, w };

  shoulders(desk, place, skin, ground);
  hairBehind(desk, place, hair);
  const head = smooth(
    shape(`${-w},-.26 0,-.38 ${w},-.26 ${w * 0.98},.06 ${w * 0.5},.3 0,.37 ${-w * 0.5},.3 ${-w * 0.98},.06`),
  );
  sheet.layer(head, skin);
  const halves = [accent, sheetB].filter(
    (half) => half !== hairColour && half !== ground && contrast(half, ink) > 2.2,
  );
  const half = strongest(skin, [...halves, paper]);
  if (random.chance(0.75)) {
    sheet.inside(head, edges.cut(shape('.03,-1 1,-1 1,1 -.02,1 .08,.1')), half, 0.92);
  }
  hairInFront(desk, place, hair);

  const eyeAt = w * 0.44;
  for (const side of sides) eyeDot(desk, at(side * eyeAt, -0.03), size * 0.058, size * 0.012);
  if (random.chance(0.4)) glasses(desk, place, eyeAt);
  const nose = edges.cut(shape('-.01,-.02 .03,-.02 .075,.11 -.02,.12'), 1);
  sheet.flat(nose, strongest(skin, [rot, hole, ink], half));
  const smile = `${-w * 0.42},.18 0,.21 ${w * 0.42},.18 0,${random.between(0.25, 0.29)}`;
  sheet.flat(smooth(shape(smile)), skin === rot || half === rot ? ink : rot);
  const cheek = skin === rosa || half === rosa ? orange : rosa;
  for (const side of sides) {
    if (random.chance(0.6)) sheet.flat(peck(at(side * w * 0.68, 0.11), size * 0.045), cheek);
  }
};
