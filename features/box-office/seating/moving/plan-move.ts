import type { SeatState } from '../picking/pick-seats.ts';
import { seatParty } from '../picking/seat-party.ts';

/** A seat of a hall, by what it is recognised in another one. */
export type MovableSeat = Omit<SeatState, 'isFree'> & {
  id: number;
  row: string;
  seat: string;
  group: string;
};

/** A seat somebody has in the hall that is left. */
export interface SeatToMove<Claim> {
  claim: Claim;
  /** Those with the same one sit together. */
  party: string;
  seat: MovableSeat;
  /** Code of its seat group in the new hall. */
  group: string;
}

export interface PlannedMove<Claim> {
  /** On the same seat: by its `guid`, or by row and number. It may have another name. */
  same: { claim: Claim; from: MovableSeat; to: MovableSeat }[];
  /** On another one, as near together as there is. */
  other: { claim: Claim; from: MovableSeat; to: MovableSeat }[];
  /** Without a seat. */
  lost: { claim: Claim; from: MovableSeat }[];
}

/**
 * Plans where everybody of a date sits in another hall, or another version of the same (docs/product/seating.md#move): on the same seat where
 * there is one, and else beside the rest of the party.
 * @param hall all seats of the new hall in the order of its plan
 */
export function planMove<Claim>(
  taken: readonly SeatToMove<Claim>[],
  hall: readonly MovableSeat[],
): PlannedMove<Claim> {
  const used = new Map<number, string>();
  const plan: PlannedMove<Claim> = { same: [], other: [], lost: [] };
  let left = taken;
  for (const keyOf of [byGuid, byZone, byRow]) {
    const seats = Map.groupBy(hall, keyOf);
    left = left.filter((each) => {
      const to = onlyOne(seats.get(keyOf({ ...each.seat, group: each.group })));
      if (!to || used.has(to.id)) return true;
      used.set(to.id, each.party);
      plan.same.push({ claim: each.claim, from: each.seat, to });
      return false;
    });
  }
  const parties = [...Map.groupBy(left, ({ party, group }) => JSON.stringify([party, group])).values()];
  // Large parties first: who comes later finds single seats more easily.
  for (const party of parties.toSorted((a, b) => b.length - a.length)) {
    const seats = seatsFor(party, { hall, used });
    for (const { claim, seat: from } of party) {
      const to = seats.shift();
      if (to) plan.other.push({ claim, from, to });
      else plan.lost.push({ claim, from });
    }
  }
  return plan;
}

/** Seats for those of a party who have none yet, beside those who have; as many as there are. */
function seatsFor<Claim>(
  party: readonly SeatToMove<Claim>[],
  { hall, used }: { hall: readonly MovableSeat[]; used: Map<number, string> },
): MovableSeat[] {
  const [first] = party;
  const seats = hall
    .filter(({ group }) => group === first?.group)
    .map((seat) => ({ ...seat, isFree: !used.has(seat.id) }));
  const own = seats.filter(({ id }) => used.get(id) === first?.party);
  const free = seats.filter(({ isFree }) => isFree).length;
  const count = own.length + Math.min(party.length, free);
  const found = seatParty(seats, { own, count, consent: 'anywhere' });
  if (found.kind === 'refused') return [];
  const guids = new Set(found.seats.map(({ guid }) => guid));
  const gained = seats.filter(({ id, guid }) => guids.has(guid) && !used.has(id));
  for (const { id } of gained) used.set(id, first?.party ?? '');
  return gained;
}

/** Those whose seat has another name in the new hall, be it the same one or not: what they have on paper is wrong. */
export const withOtherNames = <Claim>({ same, other }: PlannedMove<Claim>): PlannedMove<Claim>['other'] => [
  ...other,
  ...same.filter(({ from, to }) => nameOf(from) !== nameOf(to)),
];

const nameOf = ({ zone, row, seat }: MovableSeat): string => JSON.stringify([zone, row, seat]);
const onlyOne = (seats: readonly MovableSeat[] = []): MovableSeat | null =>
  seats.length === 1 ? (seats[0] ?? null) : null;
const byGuid = ({ guid, group }: MovableSeat): string => JSON.stringify([group, guid]);
const byZone = ({ zone, row, seat, group }: MovableSeat): string => JSON.stringify([group, zone, row, seat]);
const byRow = ({ row, seat, group }: MovableSeat): string => JSON.stringify([group, row, seat]);
