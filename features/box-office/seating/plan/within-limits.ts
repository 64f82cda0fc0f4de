import {
  MAX_AREAS,
  MAX_GROUPS,
  MAX_ROWS,
  MAX_SEATS,
  MAX_SEATS_IN_ROW,
  MAX_SIZE,
  MAX_ZONES,
} from './limits.ts';
import { type SeatingPlan, seatsOf } from './seating-plan.ts';

/** A plan that can be stored, as far as numbers and lengths go: the server checks everything else. */
export function isWithinLimits(plan: SeatingPlan): boolean {
  const { zones, groups, areas, size } = plan;
  const isInside = (value: number) => value >= 0 && value <= MAX_SIZE;
  return (
    zones.length <= MAX_ZONES &&
    groups.length <= MAX_GROUPS &&
    areas.length <= MAX_AREAS &&
    isInside(size.width) &&
    isInside(size.height) &&
    seatsOf(plan).length <= MAX_SEATS &&
    seatsOf(plan).every(({ x, y }) => isInside(x) && isInside(y)) &&
    zones.every(
      ({ rows }) => rows.length <= MAX_ROWS && rows.every(({ seats }) => seats.length <= MAX_SEATS_IN_ROW),
    )
  );
}
