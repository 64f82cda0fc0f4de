import {
  type PlanIssue,
  type SeatIds,
  type SeatingPlan,
  type SeatRow,
  seatsOf,
} from '#features/box-office/seating/index.ts';

/** One character a seat: `1` where it is among these. */
export function bitsOf({ seats }: SeatRow, ids: SeatIds): string {
  if (ids.size === 0) return '';
  return seats.map(({ guid }) => (ids.has(guid) ? '1' : '0')).join('');
}

/** Seats that have an error, by their numbers for life. */
export function faultyGuids(plan: SeatingPlan, issues: readonly PlanIssue[]): SeatIds {
  const places = issues.flatMap((issue) => (issue.isError && 'place' in issue ? [issue.place] : []));
  if (places.length === 0) return new Set();
  const seats = seatsOf(plan);
  return new Set(
    places.flatMap(({ at, seats: own }) => seats.slice(at, at + own.length).map(({ guid }) => guid)),
  );
}
