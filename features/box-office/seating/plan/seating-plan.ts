import type { SeatingPlan } from './schema.ts';

export type { SeatingPlan } from './schema.ts';
export type Zone = SeatingPlan['zones'][number];
export type SeatRow = Zone['rows'][number];
export type Seat = SeatRow['seats'][number];
export type SeatGroup = SeatingPlan['groups'][number];
export type Area = SeatingPlan['areas'][number];

/** All seats of a plan, in the order of zones, rows and neighbours. */
export function seatsOf(plan: Pick<SeatingPlan, 'zones'>): Seat[] {
  return plan.zones.flatMap(({ rows }) => rows.flatMap(({ seats }) => seats));
}
