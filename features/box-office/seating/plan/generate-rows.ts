import { type Numbering, nextRowLabel, seatNumbers } from './seat-labels.ts';
import type { Seat, SeatRow } from './seating-plan.ts';

/** Space a chair takes, in centimetres; aisles are as wide as two wheelchairs pass. */
export const SEAT_WIDTH = 55;
export const ROW_DEPTH = 90;
export const AISLE_WIDTH = 130;

/** Rows to be made. */
export interface RowsWanted {
  rows: number;
  seatsPerRow: number;
  /** How far the middle of a row lies behind its ends, in centimetres. */
  curve: number;
  /** Counts of seats from the left after which an aisle lies. */
  aislesAfter: readonly number[];
  numbering: Numbering;
  firstLabel: string;
  skipsI: boolean;
  group: string;
  stars: number;
  isStepFree: boolean;
  isRemovable: boolean;
  /** Wheelchair places in the last of these rows, each with a seat for a companion, from the ends inwards. */
  wheelchairs: number;
  /** Middle of the first row, in centimetres. */
  centre: { x: number; y: number };
}

/**
 * Rows of seats, one behind the other, around one middle (docs/product/seating.md#generator).
 * @param ids gives each seat a number that no other has
 */
export function generateRows(wanted: RowsWanted, ids: { token(): string }): SeatRow[] {
  let label = wanted.firstLabel;
  return Array.from({ length: wanted.rows }, (_, index) => {
    if (index > 0) label = nextRowLabel(label, wanted);
    const isLast = index === wanted.rows - 1;
    return {
      label,
      stars: wanted.stars,
      seats: seatsOfRow(wanted, index, ids).map((seat, at, all) =>
        isLast ? { ...seat, ...wheelchairFlags(at, all.length, wanted.wheelchairs) } : seat,
      ),
    };
  });
}

function seatsOfRow(wanted: RowsWanted, index: number, ids: { token(): string }): Seat[] {
  const { seatsPerRow, aislesAfter, curve, centre } = wanted;
  const aisles = new Set(aislesAfter.filter((after) => after > 0 && after < seatsPerRow));
  const width = (seatsPerRow - 1) * SEAT_WIDTH + aisles.size * AISLE_WIDTH;
  const numbers = seatNumbers(seatsPerRow, wanted.numbering);
  let x = centre.x - width / 2;
  return numbers.map((number, at) => {
    const isAfterAisle = aisles.has(at);
    if (at > 0) x += SEAT_WIDTH + (isAfterAisle ? AISLE_WIDTH : 0);
    const fromMiddle = width === 0 ? 0 : ((x - centre.x) * 2) / width;
    return {
      guid: ids.token(),
      label: String(number),
      x: Math.round(x),
      y: Math.round(centre.y + index * ROW_DEPTH - curve * fromMiddle ** 2),
      group: wanted.group,
      isAfterAisle,
      isWheelchair: false,
      isCompanion: false,
      isStepFree: wanted.isStepFree,
      isRemovable: wanted.isRemovable,
      restrictedView: null,
    };
  });
}

/** A wheelchair place stands at the end of its row, or beside the companion of the place before it. */
function wheelchairFlags(at: number, seats: number, wheelchairs: number): Partial<Seat> {
  const left = Math.ceil(wheelchairs / 2);
  const right = wheelchairs - left;
  const fromRight = seats - 1 - at;
  const inPlaces = at < left * 2 ? at : fromRight < right * 2 ? fromRight : null;
  if (inPlaces === null) return {};
  return inPlaces % 2 === 0
    ? { isWheelchair: true, isStepFree: true }
    : { isCompanion: true, isStepFree: true };
}
