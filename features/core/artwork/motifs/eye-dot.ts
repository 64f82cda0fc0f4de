import type { Desk } from '../desk.ts';
import { type Point, peck } from '../edges.ts';
import { colours } from '../palette.ts';

/** An eye: white hole, ink pupil, shifted in its direction of view. */
export function eyeDot({ sheet }: Desk, [x, y]: Point, radius: number, glance = 0): void {
  sheet.flat(peck([x, y], radius), colours.paper);
  sheet.flat(peck([x + glance, y], radius * 0.48), colours.ink);
}
