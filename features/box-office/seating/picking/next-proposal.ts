import type { SeatState } from './pick-seats.ts';
import { proposeSeats } from './propose-seats.ts';

/**
 * The seats that follow those of a party among the best places for it, the best first after the last: pressed again and again it leads
 * through the hall. `null` where the party cannot sit side by side elsewhere.
 * @param seats all seats of a seat group in the order of the plan; those of the party are not free
 */
export function nextProposal(
  seats: readonly SeatState[],
  own: readonly SeatState[],
): readonly SeatState[] | null {
  const mine = new Set(own.map(({ guid }) => guid));
  const isOwn = (party: readonly SeatState[]) => party.every(({ guid }) => mine.has(guid));
  const all = seats.map((seat) => (mine.has(seat.guid) ? { ...seat, isFree: true } : seat));
  const proposals = proposeSeats(all, own.length, all.length);
  const next = proposals[(proposals.findIndex(isOwn) + 1) % proposals.length];
  return next && !isOwn(next) ? next : null;
}
