import { rankOf, runsOf, type SeatState, windowsOf } from './pick-seats.ts';

/**
 * The seats that follow those of a party among the best places for it, the best first after the last: pressed again and again it leads
 * through the hall. Places that share a seat with a better one are left out; `null` where the party cannot sit side by side elsewhere.
 * @param seats all seats of a seat group in the order of the plan; those of the party are not free
 */
export function nextProposal(
  seats: readonly SeatState[],
  own: readonly SeatState[],
): readonly SeatState[] | null {
  const mine = new Set(own.map(({ guid }) => guid));
  const isOwn = (party: readonly SeatState[]) => party.every(({ guid }) => mine.has(guid));
  const proposals = disjointWindows(
    seats.map((seat) => (mine.has(seat.guid) ? { ...seat, isFree: true } : seat)),
    own.length,
  );
  const next = proposals[(proposals.findIndex(isOwn) + 1) % proposals.length];
  return next && !isOwn(next) ? next : null;
}

function disjointWindows(seats: readonly SeatState[], count: number): SeatState[][] {
  const taken = new Set<SeatState>();
  const found: SeatState[][] = [];
  const windows = runsOf(seats).flatMap((run) => windowsOf(run, count));
  for (const { seats: party } of windows.toSorted(rankOf(count))) {
    if (party.some((seat) => taken.has(seat))) continue;
    for (const seat of party) taken.add(seat);
    found.push(party);
  }
  return found;
}
