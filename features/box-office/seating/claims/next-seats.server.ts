import type { TicketingError } from '#features/box-office/ticketing/index.ts';
import type { Db, Trx } from '#features/database.server.ts';
import { fail, type Result } from '#lib/result.ts';
import type { Engine } from '#platform/database/engine.ts';
import { nextProposal } from '../picking/next-proposal.ts';
import { findHall } from './hall.server.ts';
import { findSeatedClaims, findTakenSeats, type Party } from './seat-claim-store.server.ts';
import { swapSeats } from './swap-seats.server.ts';

/** As often another party may be faster. */
const TRIES = 3;

/**
 * Gives a party the next of the best places for it in one seat group of a date (docs/product/seating.md#desk). Refused with
 * `NOT_ENOUGH_ADJACENT` where it sits side by side nowhere else, with nothing changed. `memory` is the database whose halls are remembered.
 */
export async function takeNextSeats(
  trx: Trx,
  engine: Engine,
  party: Party,
  { performanceId, poolId, memory }: { performanceId: number; poolId: number; memory?: Db },
): Promise<Result<null, TicketingError>> {
  const own = (await findSeatedClaims(trx, party)).filter((claim) => claim.poolId === poolId);
  const [first] = own;
  if (!first) return fail({ code: 'UNKNOWN_OFFER' });
  const ids = new Set(own.flatMap(({ seatIds }) => seatIds));
  const hall = (await findHall(trx, first.versionId, memory)).filter(({ group }) => group === first.group);
  const mine = hall.filter(({ id }) => ids.has(id)).map((seat) => ({ ...seat, isFree: false }));
  for (let tries = 1; ; tries += 1) {
    const taken = await findTakenSeats(trx, performanceId);
    const next = nextProposal(
      hall.map((seat) => ({ ...seat, isFree: !taken.has(seat.id) })),
      mine,
    );
    if (!next) return fail({ code: 'NOT_ENOUGH_ADJACENT', adjacent: { largest: 0, fitsTwoRows: false } });
    const seats = next.map(({ guid }) => guid);
    const swapped = await swapSeats(trx, engine, party, { performanceId, seats, ...(memory && { memory }) });
    if (swapped.ok || swapped.error.code !== 'SEATS_TAKEN' || tries === TRIES) return swapped;
  }
}
