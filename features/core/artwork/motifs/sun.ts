import { strongest } from '../contrast.ts';
import { type Motif, relativeTo } from '../desk.ts';
import { peck, smooth } from '../edges.ts';
import { colours } from '../palette.ts';

/** Uneven rays, every third in another colour, and a small smile. */
export const sun: Motif = ({ palette, random, edges, sheet }, place, colour, ground) => {
  const { size } = place;
  const { at, shape } = relativeTo(place);
  const rays = 11 + Math.floor(random.next() * 5);
  const other = strongest(ground, [palette.accent, colours.paper]);

  for (let i = 0; i < rays; i++) {
    const angle = (i / rays) * Math.PI * 2 + random.between(-0.04, 0.04);
    const reach = random.between(0.42, 0.52);
    const from = at(Math.cos(angle) * 0.3, Math.sin(angle) * 0.3);
    const to = at(Math.cos(angle) * reach, Math.sin(angle) * reach);
    sheet.flat(edges.strip(from, to, size * 0.03, size * 0.045), i % 3 ? colour : other);
  }
  sheet.layer(edges.disc(at(0, 0), size * 0.27), colour);
  sheet.flat(peck(at(-0.09, -0.03), size * 0.03) + peck(at(0.09, -0.03), size * 0.03), ground);
  sheet.flat(smooth(shape('-.1,.08 0,.11 .1,.08 0,.16')), ground);
};
