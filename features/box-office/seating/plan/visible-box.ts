import { type SeatingPlan, seatsOf } from './seating-plan.ts';

/** Space beside what is drawn, in centimetres; names of rows stand in it at the left. */
const MARGIN = 60;
const ROW_NAMES = 80;

/** A part of a plan, in centimetres. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A part of a plan as an attribute of its drawing. */
export const viewBoxOf = ({ x, y, width, height }: Box): string => `${x} ${y} ${width} ${height}`;

/** The part of a plan that has something in it. */
export function visibleBox({ zones, areas, size }: SeatingPlan): Box {
  const corners = [
    ...seatsOf({ zones }),
    ...areas,
    ...areas.map((area) => ({ x: area.x + area.width, y: area.y + area.height })),
  ];
  const left = corners.reduce((least, { x }) => Math.min(least, x), size.width) - MARGIN - ROW_NAMES;
  const top = corners.reduce((least, { y }) => Math.min(least, y), size.height) - MARGIN;
  const right = corners.reduce((most, { x }) => Math.max(most, x), left + 1) + MARGIN + ROW_NAMES;
  const bottom = corners.reduce((most, { y }) => Math.max(most, y), top + 1) + MARGIN;
  return { x: left, y: top, width: right - left, height: bottom - top };
}
