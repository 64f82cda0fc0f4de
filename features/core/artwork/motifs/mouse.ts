import { strongest } from '../contrast.ts';
import { type Motif, relativeTo } from '../desk.ts';
import { type Point, peck, round } from '../edges.ts';
import { colours } from '../palette.ts';
import { eyeDot } from './eye-dot.ts';

/** A torn mouse: egg-shaped body with a white core, two ears, a nose, a long tail. */
export const mouse: Motif = (desk, place, colour, ground) => {
  const { palette, random, edges, sheet, suit } = desk;
  const { size } = place;
  const facing = random.sign();
  const { at } = relativeTo(place, facing);

  const body = Array.from({ length: 26 }, (_, i): Point => {
    const angle = (i / 26) * Math.PI * 2;
    return at(Math.cos(angle) * (0.42 - 0.1 * Math.cos(angle)), 0.14 + Math.sin(angle) * 0.3);
  });
  const outline = edges.torn(body, size * 0.012);
  sheet.layer(outline, colour, { core: edges.torn(body, size * 0.026) });

  const far = strongest(colour, [palette.sheetB, palette.sheetA, palette.accent]);
  const ear = { shadow: 3, brushed: false };
  sheet.layer(edges.disc(at(0.1, -0.2), size * 0.125), far, ear);
  sheet.layer(edges.disc(at(0.26, -0.18), size * 0.125), suit(ground, palette.accent, 1.3), ear);
  eyeDot(desk, at(0.2, 0.06), size * 0.05, facing * size * 0.015);
  sheet.flat(peck(at(0.34, 0.15), size * 0.03), colour === colours.rot ? colours.dotter : colours.rot);

  const step = (u: number, v: number) => `${round(-facing * u * size)} ${round(v * size)}`;
  const [x, y] = at(-0.44, 0.3);
  const tail = `M${round(x)} ${round(y)}q${step(0.3, 0.12)} ${step(0.22, -0.22)}t${step(0.12, -0.22)}`;
  sheet.line(tail, colour, size * 0.03);
  for (const u of [-0.15, 0.15]) {
    sheet.flat(edges.strip(at(u, 0.4), at(u + 0.05, 0.5), size * 0.03, size * 0.025), colour);
  }
};
