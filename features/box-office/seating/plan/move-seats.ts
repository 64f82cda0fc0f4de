import { overSeats, type SeatIds } from './over-rows.ts';
import { clampedStep, enlarged } from './plan-size.ts';
import { type Seat, type SeatingPlan, type SeatRow, seatsOf } from './seating-plan.ts';

/** A step over the plan, in centimetres. */
export interface Step {
  dx: number;
  dy: number;
}

/**
 * The plan with seats moved, and none beyond its corner. A seat that passes its neighbour changes places with it, and so does a row:
 * neighbours follow from their order.
 */
export function movedSeats(plan: SeatingPlan, ids: SeatIds, step: Step): SeatingPlan {
  const { dx, dy } = possibleStep(plan, ids, step);
  if (dx === 0 && dy === 0) return plan;
  const moved = overSeats(plan, ids, (seat) => ({ ...seat, x: seat.x + dx, y: seat.y + dy }));
  return enlarged(inOrder(plan, moved));
}

/** The step that seats can make within the plan. */
function possibleStep(plan: SeatingPlan, ids: SeatIds, { dx, dy }: Step): Step {
  const seats = seatsOf(plan).filter(({ guid }) => ids.has(guid));
  if (seats.length === 0) return { dx: 0, dy: 0 };
  const least = (of: (seat: Seat) => number) =>
    seats.reduce((one, seat) => Math.min(one, of(seat)), Infinity);
  const most = (of: (seat: Seat) => number) => seats.reduce((one, seat) => Math.max(one, of(seat)), 0);
  const [x, y] = [({ x: at }: Seat) => at, ({ y: at }: Seat) => at];
  return { dx: clampedStep(dx, least(x), most(x)), dy: clampedStep(dy, least(y), most(y)) };
}

/** Puts what passed each other into its new order: seats within their rows, rows within their parts. */
function inOrder(before: SeatingPlan, after: SeatingPlan): SeatingPlan {
  const zones = after.zones.map((zone, at) => {
    const known = before.zones[at];
    if (!known || zone === known) return zone;
    const rows = zone.rows.map((row, index) => {
      const earlier = known.rows[index];
      if (!earlier || row === earlier) return row;
      const order = afterPassing(
        earlier.seats.map(({ x }) => x),
        row.seats.map(({ x }) => x),
      );
      return { ...row, seats: order.flatMap((each) => row.seats[each] ?? []) };
    });
    const order = afterPassing(known.rows.map(depthOf), rows.map(depthOf));
    return { ...zone, rows: order.flatMap((each) => rows[each] ?? []) };
  });
  return { ...after, zones };
}

const depthOf = ({ seats }: SeatRow): number => seats.reduce((sum, { y }) => sum + y, 0) / seats.length;

/** Indexes in the order after a move: those that stood in order and do not any more change places. */
function afterPassing(before: readonly number[], after: readonly number[]): number[] {
  const order = before.map((_, index) => index);
  const hasPassed = (one: number, other: number) =>
    (before[one] ?? 0) <= (before[other] ?? 0) && (after[one] ?? 0) > (after[other] ?? 0);
  for (let isSettled = false; !isSettled; ) {
    isSettled = true;
    for (let at = 0; at + 1 < order.length; at += 1) {
      const [one = 0, other = 0] = [order[at], order[at + 1]];
      if (!hasPassed(one, other)) continue;
      order.splice(at, 2, other, one);
      isSettled = false;
    }
  }
  return order;
}
