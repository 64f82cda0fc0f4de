/** An item of a drawing that keys lead to: items of one row follow each other, rows in their order. */
export interface KeyStop {
  rowOrder: number;
  x: number;
}

/** Keys that lead from seat to seat. */
const IN_ROW: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
const OVER_ROWS: Partial<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** The seat a key leads to: the next of its row, the nearest of the next row, or an end of the row; `null` for other keys. */
export function seatAfterKey(seats: readonly KeyStop[], index: number, key: string): number | null {
  const seat = seats[index];
  if (!seat) return null;
  const step = IN_ROW[key];
  if (step) return seats[index + step]?.rowOrder === seat.rowOrder ? index + step : index;
  const isInRow = ({ rowOrder }: KeyStop) => rowOrder === seat.rowOrder;
  if (key === 'Home') return seats.findIndex(isInRow);
  if (key === 'End') return seats.findLastIndex(isInRow);
  const over = OVER_ROWS[key];
  return over ? nearestInNextRow(seats, index, over) : null;
}

function nearestInNextRow(seats: readonly KeyStop[], index: number, over: number): number {
  const here = seats[index];
  if (!here) return index;
  // Seats stand in the order of their rows: the first that is met belongs to the next row.
  let next = index;
  while (seats[next]?.rowOrder === here.rowOrder) next += over;
  const row = seats[next]?.rowOrder;
  let nearest = next;
  for (; row !== undefined && seats[next]?.rowOrder === row; next += over) {
    const isNearer = distance(seats[next], here) < distance(seats[nearest], here);
    if (isNearer) nearest = next;
  }
  return row === undefined ? index : nearest;
}

const distance = (one: { x: number } | undefined, other: { x: number }): number =>
  one ? Math.abs(one.x - other.x) : Number.POSITIVE_INFINITY;
