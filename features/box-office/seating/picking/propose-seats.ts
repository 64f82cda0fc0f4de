import { rankOf, runsOf, type SeatState, type Window, windowsOf } from './pick-seats.ts';

/**
 * Seats side by side that a party of `count` may choose from, the best first: none has a seat of another, and each is in another row as long as
 * there are rows. Empty where nobody can sit together.
 * @param seats all seats of a seat group in the order of the plan
 */
export function proposeSeats(seats: readonly SeatState[], count: number, most: number): SeatState[][] {
  const ranked = windowsIn(seats, count)
    .toSorted(rankOf(count))
    .map((window) => window.seats);
  const proposals: SeatState[][] = [];
  const isApart = (window: SeatState[]) =>
    proposals.every((other) => other.every((seat) => !window.includes(seat)));
  const isInOwnRow = (window: SeatState[]) =>
    proposals.every((other) => other[0]?.rowOrder !== window[0]?.rowOrder);
  for (const isAllowed of [isInOwnRow, isApart])
    for (const window of ranked) {
      if (proposals.length >= most) return proposals;
      if (isAllowed(window)) proposals.push(window);
    }
  return proposals;
}

/** Centimetres that a row counts as, where seats are compared by their distance. */
const ROW = 100;

/** Seats side by side for a party, as near as there are to those it chose; `null` where nobody can sit together. */
export function nearestSeats(
  seats: readonly SeatState[],
  { chosen, count }: { chosen: ReadonlySet<string>; count: number },
): SeatState[] | null {
  const wanted = seats.filter(({ guid }) => chosen.has(guid));
  const goal = middleOf(wanted);
  const distance = (window: Window) => {
    const { x, row } = middleOf(window.seats);
    return Math.hypot(x - goal.x, (row - goal.row) * ROW);
  };
  const [best] = windowsIn(seats, count)
    .map((window) => ({ window, distance: distance(window) }))
    .toSorted((a, b) => a.distance - b.distance || rankOf(count)(a.window, b.window));
  return best?.window.seats ?? null;
}

/**
 * The best seats side by side of which one is a wheelchair place; `null` where there are none. Seats of companions count like others: a
 * companion sits beside the wheelchair.
 */
export function seatsWithWheelchair(
  seats: readonly (SeatState & { isWheelchair: boolean })[],
  count: number,
): SeatState[] | null {
  const wheelchairs = new Set(seats.filter(({ isWheelchair }) => isWheelchair).map(({ guid }) => guid));
  const open = seats.map((seat) => ({ ...seat, isReserved: false }));
  const [best] = windowsIn(open, count)
    .filter((window) => window.seats.filter(({ guid }) => wheelchairs.has(guid)).length === 1)
    .toSorted(rankOf(count));
  return best?.seats ?? null;
}

const windowsIn = (seats: readonly SeatState[], count: number): Window[] =>
  count < 1 ? [] : runsOf(seats).flatMap((run) => windowsOf(run, count));

function middleOf(seats: readonly SeatState[]): { x: number; row: number } {
  const mean = (of: (seat: SeatState) => number) =>
    seats.reduce((sum, seat) => sum + of(seat), 0) / Math.max(1, seats.length);
  return { x: mean(({ x }) => x), row: mean(({ rowOrder }) => rowOrder) };
}
