import type { PlacedSeat } from '../plan/placed-seats.ts';

/** A seat as it stands in a hall that is being sold. */
export interface SeatState
  extends Pick<PlacedSeat, 'guid' | 'rowOrder' | 'block' | 'position' | 'x' | 'quality'> {
  /** Part of the hall. */
  zone: number | string;
  isFree: boolean;
  /** Kept for wheelchairs, or for who comes along with one. */
  isReserved: boolean;
}

/** Seats found for a party. */
export type Picked =
  | { kind: 'together'; seats: SeatState[] }
  /** In two neighbouring rows, one behind the other: only with consent. */
  | { kind: 'two-rows'; seats: SeatState[] }
  /** Nothing; `largest` is the largest party that still sits together. */
  | { kind: 'none'; largest: number };

/** Free seats side by side. */
type Run = SeatState[];

/** Seats that a party could take, and what that would do to the run they are in. */
export interface Window {
  seats: SeatState[];
  /** Single seats it would leave at its sides. */
  orphans: number;
  /** It is the whole run. */
  fills: boolean;
  quality: number;
}

/**
 * Finds the best seats for a party of `count` that sits together (docs/algorithms/seats.md): side by side in one row without an aisle
 * between; so that nobody's neighbour is left alone; then the better seats; then those that fill a run. A single visitor
 * fills a single seat before all others. Not found together, two neighbouring rows.
 * @param seats all seats of a seat group in the order of the plan
 */
export function pickSeats(seats: readonly SeatState[], count: number): Picked {
  const runs = runsOf(seats);
  const [best] = runs.flatMap((run) => windowsOf(run, count)).toSorted(rankOf(count));
  if (best) return { kind: 'together', seats: best.seats };
  const split = count > 1 ? pickTwoRows(runs, count) : null;
  if (split) return { kind: 'two-rows', seats: split };
  return { kind: 'none', largest: Math.max(0, ...runs.map(({ length }) => length)) };
}

/** Tells if a seat is the next one of a row, without an aisle between. */
export const isNextTo = (seat: SeatState, next: SeatState): boolean =>
  seat.rowOrder === next.rowOrder && seat.block === next.block && seat.position + 1 === next.position;

/** Free seats of one row without an aisle or a taken seat between them. */
export function runsOf(seats: readonly SeatState[]): Run[] {
  const runs: Run[] = [];
  let run: Run = [];
  for (const seat of seats) {
    const last = run.at(-1);
    if (!last || !isNextTo(last, seat)) run = [];
    if (!seat.isFree || seat.isReserved) {
      run = [];
      continue;
    }
    run.push(seat);
    if (run.length === 1) runs.push(run);
  }
  return runs;
}

/** Seats side by side that a party of `count` could take in a run. */
export function windowsOf(run: Run, count: number): Window[] {
  return Array.from({ length: Math.max(0, run.length - count + 1) }, (_, from) => {
    const seats = run.slice(from, from + count);
    const behind = run.length - count - from;
    return {
      seats,
      orphans: Number(from === 1) + Number(behind === 1),
      fills: run.length === count,
      quality: seats.reduce((sum, { quality }) => sum + quality, 0),
    };
  });
}

/** Order of windows, the best first; equal ones by their place, so that the answer is always the same. */
export function rankOf(count: number) {
  return (a: Window, b: Window): number =>
    a.orphans - b.orphans ||
    (count === 1 ? Number(b.fills) - Number(a.fills) : 0) ||
    b.quality - a.quality ||
    Number(b.fills) - Number(a.fills) ||
    (a.seats[0]?.rowOrder ?? 0) - (b.seats[0]?.rowOrder ?? 0) ||
    (a.seats[0]?.position ?? 0) - (b.seats[0]?.position ?? 0);
}

/** Half of the party sits behind the other half, as nearly one behind the other as the rows allow. */
function pickTwoRows(runs: readonly Run[], count: number): SeatState[] | null {
  const front = Math.ceil(count / 2);
  const byRow = Map.groupBy(runs, ([seat]) => seat?.rowOrder ?? -1);
  let best: { seats: SeatState[]; orphans: number; shift: number; quality: number } | null = null;
  for (const [row, own] of byRow) {
    const behind = byRow.get(row + 1)?.filter(([seat]) => seat?.zone === own[0]?.[0]?.zone) ?? [];
    for (const [one, other] of [
      [front, count - front],
      [count - front, front],
    ] as const)
      for (const a of own.flatMap((run) => windowsOf(run, one)))
        for (const b of behind.flatMap((run) => windowsOf(run, other))) {
          const shift = Math.abs(middleOf(a.seats) - middleOf(b.seats));
          const next = {
            ...{ seats: [...a.seats, ...b.seats], shift },
            ...{ orphans: a.orphans + b.orphans, quality: a.quality + b.quality },
          };
          if (!best || ranksBefore(next, best)) best = next;
        }
  }
  return best?.seats ?? null;
}

const ranksBefore = (
  a: { orphans: number; shift: number; quality: number },
  b: { orphans: number; shift: number; quality: number },
): boolean => (a.orphans - b.orphans || a.shift - b.shift || b.quality - a.quality) < 0;

const middleOf = (seats: readonly SeatState[]): number => ((seats[0]?.x ?? 0) + (seats.at(-1)?.x ?? 0)) / 2;
