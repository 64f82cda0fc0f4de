import { type SeatIds, type SeatingPlan, type SeatRow, seatsOf } from '#features/box-office/seating/index.ts';

/** Selected parts of a plan: seats, or one area. */
export interface Selection {
  ids: SeatIds;
  /** Index of the area. */
  area: number | null;
}

export const NOTHING: Selection = { ids: new Set(), area: null };

/** A selected row, or the part of one that is. */
export interface SelectedRow {
  zone: SeatingPlan['zones'][number];
  row: SeatRow;
  /** Zone and row, as `0-3`. */
  key: string;
  seats: SeatRow['seats'];
  isWhole: boolean;
}

/** The rows that have selected seats, in the order of the plan. */
export function selectedRows(plan: SeatingPlan, { ids }: Selection): SelectedRow[] {
  if (ids.size === 0) return [];
  return plan.zones.flatMap((zone, zoneIndex) =>
    zone.rows.flatMap((row, index) => {
      const seats = row.seats.filter(({ guid }) => ids.has(guid));
      if (seats.length === 0) return [];
      return [{ zone, row, key: `${zoneIndex}-${index}`, seats, isWhole: seats.length === row.seats.length }];
    }),
  );
}

/** The selection without what a plan does not have any more. */
export function stillThere(plan: SeatingPlan, { ids, area }: Selection): Selection {
  const known = new Set(seatsOf(plan).map(({ guid }) => guid));
  return {
    ids: new Set([...ids].filter((guid) => known.has(guid))),
    area: area !== null && plan.areas[area] ? area : null,
  };
}

/** A point of a plan, in centimetres. */
export interface Point {
  x: number;
  y: number;
}

/** Seats within a line that somebody has drawn, from its end to its beginning. */
export function seatsWithin(plan: SeatingPlan, line: readonly Point[]): SeatIds {
  return new Set(
    seatsOf(plan)
      .filter((seat) => isWithin(seat, line))
      .map(({ guid }) => guid),
  );
}

/** Counts the edges to the right of a point: it lies within where their number is odd. */
function isWithin({ x, y }: Point, line: readonly Point[]): boolean {
  let isInside = false;
  for (const [index, one] of line.entries()) {
    const other = line.at(index - 1) ?? one;
    const isBeside = one.y > y !== other.y > y;
    if (isBeside && x < ((other.x - one.x) * (y - one.y)) / (other.y - one.y) + one.x) isInside = !isInside;
  }
  return isInside;
}
