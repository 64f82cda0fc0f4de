import type { SeatConsent } from '#features/box-office/ticketing/index.ts';
import {
  isNextTo,
  type Picked,
  pickSeats,
  rankOf,
  runsOf,
  type SeatState,
  type Window,
  windowsOf,
} from './pick-seats.ts';

/** Seats of a party after a change of its size; refused with the largest party that still sits together. */
export type PartySeats =
  | { kind: 'seated'; seats: readonly SeatState[] }
  | { kind: 'refused'; largest: number; fitsTwoRows: boolean };

/**
 * Seats a party of `count` that has the seats `own` already (docs/algorithms/seats.md): nobody loses a seat because others join, and who remains sits
 * together where that is possible.
 * @param seats all seats of a seat group in the order of the plan; those of the party are not free
 */
export function seatParty(
  seats: readonly SeatState[],
  { own, count, consent }: { own: readonly SeatState[]; count: number; consent: SeatConsent },
): PartySeats {
  if (count === own.length) return { kind: 'seated', seats: own };
  if (count < own.length) return { kind: 'seated', seats: remaining(seats, own, count) };
  const beside = own.length > 0 ? besideOwn(seats, own, count) : null;
  if (beside) return { kind: 'seated', seats: beside };
  const more = count - own.length;
  const picked = pickSeats(seats, more);
  if (picked.kind === 'together' || (picked.kind === 'two-rows' && consent !== 'one-row'))
    return { kind: 'seated', seats: [...own, ...picked.seats] };
  const apart =
    consent === 'anywhere' ? pickAnywhere(seats, more, new Set(own.map(({ rowOrder }) => rowOrder))) : null;
  if (apart) return { kind: 'seated', seats: [...own, ...apart] };
  return { kind: 'refused', largest: largestOf(seats, picked), fitsTwoRows: picked.kind === 'two-rows' };
}

const largestOf = (seats: readonly SeatState[], picked: Picked): number =>
  picked.kind === 'none' ? picked.largest : Math.max(0, ...runsOf(seats).map(({ length }) => length));

/** The best seats in one row that contain all of a party's. */
function besideOwn(
  seats: readonly SeatState[],
  own: readonly SeatState[],
  count: number,
): readonly SeatState[] | null {
  const mine = new Set(own.map(({ guid }) => guid));
  const widened = seats.map((seat) =>
    mine.has(seat.guid) ? { ...seat, isFree: true, isReserved: false } : seat,
  );
  const [best] = runsOf(widened)
    .flatMap((run) => windowsOf(run, count))
    .filter((window) => window.seats.filter(({ guid }) => mine.has(guid)).length === own.length)
    .toSorted(rankOf(count));
  return best?.seats ?? null;
}

/** Seats that a party keeps as it becomes smaller: side by side, so that it leaves few single seats. */
function remaining(
  seats: readonly SeatState[],
  own: readonly SeatState[],
  count: number,
): readonly SeatState[] {
  if (count === 0) return [];
  const [best] = ownRuns(own)
    .flatMap((run) =>
      Array.from({ length: Math.max(0, run.length - count + 1) }, (_, from) => run.slice(from, from + count)),
    )
    .map((stay) => ({ stay, orphans: orphansWithout(seats, own, stay), quality: qualityOf(stay) }))
    .toSorted((a, b) => a.orphans - b.orphans || b.quality - a.quality);
  return best?.stay ?? own.toSorted((a, b) => b.quality - a.quality).slice(0, count);
}

function ownRuns(own: readonly SeatState[]): SeatState[][] {
  const runs: SeatState[][] = [];
  for (const seat of own.toSorted((a, b) => a.rowOrder - b.rowOrder || a.position - b.position)) {
    const last = runs.at(-1)?.at(-1);
    if (last && isNextTo(last, seat)) runs.at(-1)?.push(seat);
    else runs.push([seat]);
  }
  return runs;
}

/** Single free seats in the rows of a party once only `stay` are its own. */
function orphansWithout(
  seats: readonly SeatState[],
  own: readonly SeatState[],
  stay: readonly SeatState[],
): number {
  const rows = new Set(own.map(({ rowOrder }) => rowOrder));
  const given = new Set(own.filter((seat) => !stay.includes(seat)).map(({ guid }) => guid));
  const after = seats
    .filter(({ rowOrder }) => rows.has(rowOrder))
    .map((seat) => (given.has(seat.guid) ? { ...seat, isFree: true } : seat));
  return runsOf(after).filter(({ length }) => length === 1).length;
}

/**
 * As many side by side as there are, the largest part first and each next one in the nearest row; places remaining for wheelchairs last. `null` where
 * there are too few.
 */
function pickAnywhere(
  seats: readonly SeatState[],
  count: number,
  rows: ReadonlySet<number> = new Set(),
): SeatState[] | null {
  if (count === 0) return [];
  const runs = runsOf(seats);
  const size = Math.min(count, Math.max(0, ...runs.map(({ length }) => length)));
  if (size === 0) {
    const reserved = seats.filter(({ isFree }) => isFree).slice(0, count);
    return reserved.length === count ? reserved : null;
  }
  const farFrom = ({ seats: [seat] }: Window) =>
    Math.min(...[...rows].map((row) => Math.abs(row - (seat?.rowOrder ?? 0))));
  const rank = rankOf(size);
  const [part] = runs
    .flatMap((run) => windowsOf(run, size))
    .toSorted((a, b) => (rows.size > 0 ? farFrom(a) - farFrom(b) : 0) || rank(a, b));
  if (!part) return null;
  const rest = seats.map((seat) => (part.seats.includes(seat) ? { ...seat, isFree: false } : seat));
  const others = pickAnywhere(
    rest,
    count - size,
    new Set([...rows, ...part.seats.map(({ rowOrder }) => rowOrder)]),
  );
  return others && [...part.seats, ...others];
}

const qualityOf = (seats: readonly SeatState[]): number =>
  seats.reduce((sum, { quality }) => sum + quality, 0);
