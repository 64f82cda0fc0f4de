import type { SeatIds } from '#features/box-office/seating/index.ts';
import type { Point } from '../selection.ts';

/** Distance of the holes of the grid that dragged items snap to, in centimetres. */
export const GRID = 24;

/** Centimetres at fewer of which a press is not a drag. */
const PRESS = 6;

/** A press on the canvas that goes on. */
export type Gesture =
  | { kind: 'drag'; from: Point; grabbed: Point; ids: SeatIds; area: number | null; isMoving: boolean }
  | { kind: 'bend'; from: Point; guid: string; curve: number }
  | { kind: 'lasso'; line: Point[]; isAdding: boolean };

/**
 * The step of a drag: the item that was grabbed comes to lie on a hole of the grid.
 * @param isFree to the centimetre instead
 */
export function stepOf(
  { from, grabbed }: Pick<Extract<Gesture, { kind: 'drag' }>, 'from' | 'grabbed'>,
  to: Point,
  isFree: boolean,
): { dx: number; dy: number } {
  const snapped = (start: number, moved: number) =>
    isFree ? Math.round(moved) : Math.round((start + moved) / GRID) * GRID - start;
  return { dx: snapped(grabbed.x, to.x - from.x), dy: snapped(grabbed.y, to.y - from.y) };
}

export const isMoved = (from: Point, to: Point): boolean => Math.hypot(to.x - from.x, to.y - from.y) > PRESS;
