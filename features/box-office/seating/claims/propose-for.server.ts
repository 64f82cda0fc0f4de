import type { SeatProposal, SeatProposals } from '#features/box-office/ticketing/index.ts';
import type { Db } from '#features/database.server.ts';
import { pickSeats, runsOf, type SeatState } from '../picking/pick-seats.ts';
import { proposeSeats, seatsWithWheelchair } from '../picking/propose-seats.ts';
import { seatsOfGroup } from './hall.server.ts';
import { type Owners, readSoldHall } from './read-hall.server.ts';

const MOST_PROPOSALS = 3;

/**
 * Seats side by side in each of the seat groups that are asked for, the best first, and last of all with a wheelchair place
 * (docs/product/seating.md#choice).
 * @param own lines or tickets whose seats count as free
 */
export async function proposeFor(
  db: Db,
  jetId: number,
  { parties, own }: { parties: readonly { seatGroup: string; places: number }[]; own: Owners | null },
): Promise<SeatProposals> {
  const sold = parties.length === 0 ? null : await readSoldHall(db, jetId, own);
  if (!sold) return { proposals: [], apart: null };
  const codes = new Map([...sold.groups].map(([group, { code }]) => [code, group]));
  const found = parties.map(({ seatGroup, places }) => {
    const hall = seatsOfGroup(sold.seats, codes.get(seatGroup) ?? '', sold.taken);
    return {
      best: proposeSeats(hall, places, MOST_PROPOSALS),
      withWheelchair: seatsWithWheelchair(hall, places),
      apart: apartOf(hall, places),
    };
  });
  const best = Array.from({ length: MOST_PROPOSALS }, (_, nth) =>
    found.flatMap((each) => [each.best[nth] ?? []]),
  )
    .filter((together) => together.every(({ length }) => length > 0))
    .map((together) => ({ seats: guidsOf(together), hasWheelchair: false }));
  return {
    proposals: [...best, ...withOneWheelchair(found)],
    apart: found.find(({ apart }) => apart !== null)?.apart ?? null,
  };
}

interface Found {
  best: SeatState[][];
  withWheelchair: SeatState[] | null;
}

/** The parties' best seats with one wheelchair place among them, in the first seat group that has one. */
function withOneWheelchair(found: readonly Found[]): SeatProposal[] {
  const first = found.findIndex(({ withWheelchair }) => withWheelchair !== null);
  const together = found.map(({ best, withWheelchair }, index) =>
    index === first ? withWheelchair : best[0],
  );
  const seats = together.flatMap((each) => (each ? [each] : []));
  if (first < 0 || seats.length < found.length) return [];
  return [{ seats: guidsOf(seats), hasWheelchair: true }];
}

function apartOf(hall: readonly SeatState[], places: number): SeatProposals['apart'] {
  const picked = pickSeats(hall, places);
  if (picked.kind === 'together') return null;
  return {
    largest: Math.max(0, ...runsOf(hall).map(({ length }) => length)),
    fitsTwoRows: picked.kind === 'two-rows',
    fitsAnywhere: hall.filter(({ isFree }) => isFree).length >= places,
  };
}

const guidsOf = (seats: readonly SeatState[][]): string[] => seats.flat().map(({ guid }) => guid);
