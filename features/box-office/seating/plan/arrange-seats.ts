import { AISLE_WIDTH, SEAT_WIDTH } from './generate-rows.ts';
import { overRowsOf, type SeatIds } from './over-rows.ts';
import { enlarged } from './plan-size.ts';
import { type Seat, type SeatingPlan, type SeatRow, seatsOf } from './seating-plan.ts';

/** A place between the ends of seats, from -1 at the left to 1 at the right. */
function fractionsOf(seats: readonly Seat[]): number[] {
  const left = seats[0]?.x ?? 0;
  const width = (seats.at(-1)?.x ?? left) - left;
  return seats.map(({ x }, index) => {
    const fraction = width === 0 ? index / Math.max(1, seats.length - 1) : (x - left) / width;
    return fraction * 2 - 1;
  });
}

/** Depth of a line between the ends of seats, at a fraction. */
function chordAt(seats: readonly Seat[], fraction: number): number {
  const [first, last] = [seats[0]?.y ?? 0, seats.at(-1)?.y ?? 0];
  return first + ((last - first) * (fraction + 1)) / 2;
}

/** How far the middle of seats lies behind the line between their ends, in centimetres; negative in front of it. */
export function curveOf(seats: readonly Seat[]): number {
  const fractions = fractionsOf(seats);
  let [sum, weights] = [0, 0];
  for (const [index, { y }] of seats.entries()) {
    const fraction = fractions[index] ?? 0;
    const weight = 1 - fraction ** 2;
    sum += (y - chordAt(seats, fraction)) * weight;
    weights += weight ** 2;
  }
  const estimate = weights === 0 ? 0 : Math.round(sum / weights);
  // Seats stand at whole centimetres, by which the estimate can be one too many or too few.
  const distance = (curve: number) =>
    bent(seats, curve).reduce((far, { y }, index) => far + Math.abs(y - (seats[index]?.y ?? 0)), 0);
  const nearest = [estimate - 1, estimate + 1].find((each) => distance(each) < distance(estimate));
  return nearest ?? estimate;
}

/** Seats on a curve between their ends. */
function bent(seats: readonly Seat[], curve: number): Seat[] {
  const fractions = fractionsOf(seats);
  return seats.map((seat, index) => {
    const fraction = fractions[index] ?? 0;
    const y = Math.max(0, Math.round(chordAt(seats, fraction) + curve * (1 - fraction ** 2)));
    return { ...seat, y };
  });
}

/** The plan with the rows of these seats bent: their ends stay, their middle lies `curve` centimetres behind. */
export function bentRows(plan: SeatingPlan, ids: SeatIds, curve: number): SeatingPlan {
  return enlarged(overRowsOf(plan, ids, (row) => ({ ...row, seats: bent(row.seats, curve) })));
}

/** The plan with seats at equal distances, row by row: the outermost of them stay, an aisle is as much wider as it is elsewhere. */
export function spacedSeats(plan: SeatingPlan, ids: SeatIds): SeatingPlan {
  return overRowsOf(plan, ids, (row) => {
    const own = row.seats.filter(({ guid }) => ids.has(guid));
    if (own.length < 3) return row;
    const spaced = new Map(bent(spread(own), curveOf(own)).map((seat) => [seat.guid, seat]));
    return { ...row, seats: row.seats.map((seat) => spaced.get(seat.guid) ?? seat) };
  });
}

function spread(seats: readonly Seat[]): Seat[] {
  let [place, end] = [0, 0];
  const places = seats.map(({ isAfterAisle }, index) => {
    if (index > 0) place += SEAT_WIDTH + (isAfterAisle ? AISLE_WIDTH : 0);
    end = place;
    return place;
  });
  const left = seats[0]?.x ?? 0;
  const width = (seats.at(-1)?.x ?? left) - left;
  return seats.map((seat, index) => ({
    ...seat,
    x: Math.round(left + (width * (places[index] ?? 0)) / (end || 1)),
  }));
}

/** Edges by which rows are aligned; `line` is a straight line within each row. */
export type Alignment = 'left' | 'middle' | 'right' | 'line';

/** The plan with the seats of every row moved as one, until their ends or middles lie below each other. */
export function alignedSeats(plan: SeatingPlan, ids: SeatIds, alignment: Alignment): SeatingPlan {
  if (alignment === 'line') return onLines(plan, ids);
  const all = edgesOf(seatsOf(plan).filter(({ guid }) => ids.has(guid)));
  return enlarged(
    overRowsOf(plan, ids, (row) => {
      const own = edgesOf(row.seats.filter(({ guid }) => ids.has(guid)));
      const dx = Math.round(all[alignment] - own[alignment]);
      if (dx === 0) return row;
      return withSeats(row, ids, (seat) => ({ ...seat, x: seat.x + dx }));
    }),
  );
}

function onLines(plan: SeatingPlan, ids: SeatIds): SeatingPlan {
  return overRowsOf(plan, ids, (row) => {
    const own = row.seats.filter(({ guid }) => ids.has(guid));
    const y = Math.round(own.reduce((sum, seat) => sum + seat.y, 0) / own.length);
    return own.every((seat) => seat.y === y) ? row : withSeats(row, ids, (seat) => ({ ...seat, y }));
  });
}

const withSeats = (row: SeatRow, ids: SeatIds, change: (seat: Seat) => Seat): SeatRow => ({
  ...row,
  seats: row.seats.map((seat) => (ids.has(seat.guid) ? change(seat) : seat)),
});

function edgesOf(seats: readonly Seat[]): Record<Exclude<Alignment, 'line'>, number> {
  const left = seats.reduce((least, { x }) => Math.min(least, x), Number.POSITIVE_INFINITY);
  const right = seats.reduce((most, { x }) => Math.max(most, x), Number.NEGATIVE_INFINITY);
  return { left, right, middle: (left + right) / 2 };
}
