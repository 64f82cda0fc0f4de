import { MAX_SIZE } from './limits.ts';
import { type SeatingPlan, seatsOf } from './seating-plan.ts';

/** Space between the outermost seats and the edge of a plan, in centimetres. */
export const MARGIN = 150;

/** The plan as large as everything in it. */
export function enlarged(plan: SeatingPlan): SeatingPlan {
  const { width, height } = plan.size;
  const corners = [
    ...seatsOf(plan),
    ...plan.areas.map((area) => ({ x: area.x + area.width, y: area.y + area.height })),
  ];
  const right = corners.reduce((most, { x }) => Math.max(most, x), 0);
  const bottom = corners.reduce((most, { y }) => Math.max(most, y), 0);
  if (right <= width && bottom <= height) return plan;
  const grown = (size: number, far: number) =>
    far > size ? Math.min(far + MARGIN, Math.max(MAX_SIZE, size)) : size;
  return { ...plan, size: { width: grown(width, right), height: grown(height, bottom) } };
}

/** A distance by which everything between two coordinates can be moved within a plan. */
export function clampedStep(step: number, least: number, most: number): number {
  return Math.round(Math.min(Math.max(step, -least), MAX_SIZE - most));
}
