import type { Desk, Place } from '../desk.ts';
import { relativeTo } from '../desk.ts';
import { lobe, peck, smooth } from '../edges.ts';
import type { Colour } from '../palette.ts';
import { sides } from './sides.ts';

export type HairForm = 'cloud' | 'tufts' | 'parting' | 'long' | 'buns' | 'hat';
export const hairForms: readonly HairForm[] = ['cloud', 'tufts', 'parting', 'long', 'buns', 'hat'];

export interface Hair {
  form: HairForm;
  colour: Colour;
  /** The colour of every other tuft. */
  second: Colour;
  /** Half the width of the head, as a share of the size. */
  w: number;
}

/** Draws the hair behind the head. */
export function hairBehind({ edges, sheet }: Desk, place: Place, { form, colour, w }: Hair): void {
  const { at, shape } = relativeTo(place);
  if (form === 'cloud') sheet.layer(edges.disc(at(0, -0.1), place.size * 0.5, 1, 0.07), colour);
  if (form === 'long') {
    const side = w * 1.35;
    const top = w * 1.4;
    const outline = `${-side},.42 ${-top},-.2 0,-.52 ${top},-.2 ${side},.42 0,.3`;
    sheet.layer(smooth(shape(outline)), colour);
  }
  if (form !== 'buns') return;
  for (const side of sides) {
    sheet.layer(edges.disc(at(side * w, -0.34), place.size * 0.17), colour, { brushed: false });
  }
}

/** Draws the hair on the forehead. */
export function hairInFront({ random, edges, sheet }: Desk, place: Place, hair: Hair): void {
  const { form, colour, second, w } = hair;
  const { size } = place;
  const { at, shape } = relativeTo(place);
  if (form === 'tufts') {
    for (let i = 0; i < 7; i++) {
      const foot = at(-w + (i * w) / 3, -0.24);
      const tuft = lobe(foot, -Math.PI / 2 + (i - 3) * 0.2, size * random.between(0.18, 0.27), size * 0.12);
      sheet.layer(tuft, i % 2 ? colour : second, { brushed: false, shadow: 2 });
    }
  } else if (form === 'parting') {
    const outline = `${-w * 1.12},-.06 ${-w * 1.1},-.34 ${-w * 0.3},-.5 ${w * 0.8},-.44 ${w * 1.14},-.2 ${w * 1.08},-.02 ${w * 0.86},-.2 ${-w * 0.7},-.2`;
    sheet.layer(edges.cut(shape(outline)), colour);
  } else if (form === 'hat') {
    const cone = edges.cut(shape(`${-w * 1.25},-.2 0,-.72 ${w * 1.2},-.22`));
    sheet.layer(cone + peck(at(0, -0.4), size * 0.045), colour);
  } else {
    const outline = `${-w * 1.1},-.08 ${-w * 0.95},-.38 0,-.5 ${w * 0.95},-.38 ${w * 1.1},-.08 ${w * 0.5},-.24 ${-w * 0.2},-.22`;
    sheet.layer(smooth(shape(outline)), colour);
  }
}
