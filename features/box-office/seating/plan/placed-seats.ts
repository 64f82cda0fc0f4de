import type { Seat, SeatingPlan } from './seating-plan.ts';

/** A seat with its neighbours: seats of one row and run sit side by side in the order of `position`. */
export interface PlacedSeat extends Seat {
  zone: number;
  row: string;
  /** Rows of the plan from the stage, the first is 0. */
  rowOrder: number;
  /** In its row, from the left, the first is 0. */
  position: number;
  /** Run between two aisles in its row, the first is 0. */
  block: number;
  /** Sits beside an aisle, or at an end of its row. */
  isAisle: boolean;
  /** Higher is better: near the middle of the stage, in a row with more stars. */
  quality: number;
}

/** A star weighs as much as three metres nearer to the stage. */
const CENTIMETRES_PER_STAR = 300;

/** Seats of a plan with their neighbours and quality, in the order of the plan; never from printed numbers. */
export function placedSeats(plan: SeatingPlan): PlacedSeat[] {
  const focus = focalPoint(plan);
  let rowOrder = -1;
  return plan.zones.flatMap(({ rows }, zone) =>
    rows.flatMap(({ label, stars, seats }) => {
      rowOrder += 1;
      let block = 0;
      return seats.map((seat, position) => {
        if (seat.isAfterAisle && position > 0) block += 1;
        const next = seats[position + 1];
        const distance = Math.hypot(seat.x - focus.x, seat.y - focus.y);
        return {
          ...seat,
          ...{ zone, row: label, rowOrder, position, block },
          isAisle: position === 0 || seat.isAfterAisle || !next || next.isAfterAisle,
          quality: Math.round(stars * CENTIMETRES_PER_STAR - distance),
        };
      });
    }),
  );
}

/** The middle of the edge of the stage; without a stage the middle of the side rows are counted from. */
function focalPoint({ areas, size }: SeatingPlan): { x: number; y: number } {
  const stage = areas.find(({ kind }) => kind === 'stage');
  if (!stage) return { x: size.width / 2, y: 0 };
  return { x: stage.x + stage.width / 2, y: stage.y + stage.height };
}
