import type { Db, Trx } from '#features/database.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { SeatState } from '../picking/pick-seats.ts';
import { seatParty } from '../picking/seat-party.ts';
import { findHall, type HallSeat } from './hall.server.ts';
import { insertSeatClaims } from './seat-claim-store.server.ts';
import { findSeatsOfPool } from './seats-of-pool.server.ts';

/**
 * Blocks as many seats as a block has places in a pool that is locked: those named by their `guid`, else side by side where it can; nothing where
 * its places are only counted. Refused where some of those named are not free, or are not its own.
 */
export async function blockSeats(
  trx: Trx,
  {
    poolId,
    placeBlockId,
    places,
    seats,
  }: { poolId: number; placeBlockId: number; places: number; seats?: readonly string[] | undefined },
): Promise<Result<null, { code: 'SEATS_TAKEN'; taken: string[] }>> {
  const pool = await findSeatsOfPool(trx, poolId);
  if (!pool) return seats ? fail({ code: 'SEATS_TAKEN', taken: [...seats] }) : succeed(null);
  const { performanceId, seats: hall } = pool;
  const found = seats
    ? hall.filter(({ guid, isFree }) => isFree && seats.includes(guid))
    : picked(hall, places);
  if (!found) throw new Error(`pool ${poolId} has fewer free seats than free places`);
  if (seats && found.length < places)
    return fail({
      code: 'SEATS_TAKEN',
      taken: seats.filter((each) => !found.some(({ guid }) => guid === each)),
    });
  await insertSeatClaims(
    trx,
    found.map(({ id }) => ({ performanceId, poolId, seatId: id, owner: { placeBlockId } })),
  );
  return succeed(null);
}

function picked<S extends SeatState>(hall: readonly S[], count: number): S[] | null {
  const found = seatParty(hall, { own: [], count, consent: 'anywhere' });
  if (found.kind === 'refused') return null;
  const guids = new Set(found.seats.map(({ guid }) => guid));
  return hall.filter(({ guid }) => guids.has(guid));
}

/** Frees the seats of a block, all or those named by their `guid`, and returns how many that were. */
export async function freeBlockedSeats(
  trx: Trx,
  placeBlockId: number,
  seats?: readonly string[],
): Promise<number> {
  const own = await findSeatsOfBlocks(trx, [placeBlockId]);
  return freeSeatsOfBlocks(
    trx,
    own.filter(({ guid }) => seats?.includes(guid) ?? true),
  );
}

/** A seat of a block. */
export interface BlockedSeat extends HallSeat {
  blockId: number;
  performanceId: number;
}

/** Seats of blocks of one date, in the order of the plan. */
export async function findSeatsOfBlocks(db: Db | Trx, blockIds: readonly number[]): Promise<BlockedSeat[]> {
  if (blockIds.length === 0) return [];
  const claims = await db
    .selectFrom('seat_claims')
    .innerJoin('seats', 'seats.id', 'seat_claims.seat_id')
    .select(['seat_id', 'place_block_id', 'performance_id', 'version_id'])
    .where('place_block_id', 'in', blockIds)
    .execute();
  const [first] = claims;
  if (!first) return [];
  const claimOf = new Map(claims.map((claim) => [claim.seat_id, claim]));
  return (await findHall(db, first.version_id)).flatMap((seat): BlockedSeat[] => {
    const claim = claimOf.get(seat.id);
    const blockId = claim?.place_block_id ?? null;
    return claim && blockId !== null ? [{ ...seat, blockId, performanceId: claim.performance_id }] : [];
  });
}

/** Takes seats out of their blocks, and returns how many that were. */
export async function freeSeatsOfBlocks(trx: Trx, seats: readonly BlockedSeat[]): Promise<number> {
  const [first] = seats;
  if (!first) return 0;
  await trx
    .deleteFrom('seat_claims')
    .where('performance_id', '=', first.performanceId)
    .where(
      'seat_id',
      'in',
      seats.map(({ id }) => id),
    )
    .execute();
  return seats.length;
}

/** The best of the seats of blocks for so many people. */
export function pickOfBlocks(seats: readonly BlockedSeat[], count: number): BlockedSeat[] {
  return (
    picked(
      seats.map((seat) => ({ ...seat, isFree: true })),
      count,
    ) ?? []
  );
}
