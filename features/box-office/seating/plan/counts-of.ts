import { type SeatingPlan, seatsOf } from './seating-plan.ts';

/** Counts of a plan: seats by group, and its rows. */
export function countsOf(plan: SeatingPlan) {
  const seats = seatsOf(plan);
  return {
    seats: seats.length,
    rows: plan.zones.reduce((sum, { rows }) => sum + rows.length, 0),
    wheelchairs: seats.filter(({ isWheelchair }) => isWheelchair).length,
    groups: plan.groups.map((group) => ({
      ...group,
      seats: seats.filter((seat) => seat.group === group.code).length,
    })),
  };
}
