import { placedSeats } from '../plan/placed-seats.ts';
import type { SeatingPlan } from '../plan/seating-plan.ts';
import { type Picked, pickSeats } from './pick-seats.ts';

/** The seats a party would get in an empty hall, in the group it chooses: so that plans can be tried before they sell. */
export function proposeInEmptyHall(
  plan: SeatingPlan,
  { party, group }: { party: number; group: string },
): Picked {
  const seats = placedSeats(plan)
    .filter((seat) => seat.group === group)
    .map((seat) => ({ ...seat, isFree: true, isReserved: seat.isWheelchair || seat.isCompanion }));
  return pickSeats(seats, party);
}
