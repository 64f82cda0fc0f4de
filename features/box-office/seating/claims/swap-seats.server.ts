import type { TicketingError } from '#features/box-office/ticketing/index.ts';
import type { Db, Trx } from '#features/database.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { Engine } from '#platform/database/engine.ts';
import { nearestTo } from './fit-seats.server.ts';
import { findHall, seatsOfGroup } from './hall.server.ts';
import { lockPools } from './lock-pools.server.ts';
import {
  deleteSeatClaims,
  findSeatedClaims,
  findTakenSeats,
  insertSeatClaims,
  type Party,
} from './seat-claim-store.server.ts';

interface SeatSwap {
  performanceId: number;
  /** All seats a party wants in the seat groups they belong to, by their `guid`: as many as it has there. */
  seats: readonly string[];
}

/**
 * Exchanges seats of a party for others of the same seat group (docs/product/seating.md#sale). It takes the lock of the pools, behind which
 * all seats are picked; counters do not move. Refused, with nothing changed, where seats belong to somebody else (`SEATS_TAKEN`), or are not
 * as many as the party has (`UNKNOWN_OFFER`). `memory` is the database whose halls are remembered.
 */
export async function swapSeats(
  trx: Trx,
  engine: Engine,
  party: Party,
  { performanceId, seats, memory }: SeatSwap & { memory?: Db },
): Promise<Result<null, TicketingError>> {
  const find = async () =>
    (await findSeatedClaims(trx, party)).filter((claim) => claim.performanceId === performanceId);
  const poolIds = [...new Set((await find()).map(({ poolId }) => poolId))];
  if (poolIds.length > 0) await lockPools(trx, engine, poolIds);
  // Read behind the lock: the date may have moved to another plan before.
  const all = poolIds.length > 0 ? await find() : [];
  const [first] = all;
  const unknown = fail<TicketingError>({ code: 'UNKNOWN_OFFER' });
  if (!first || new Set(seats).size !== seats.length) return unknown;
  const hall = await findHall(trx, first.versionId, memory);
  const wanted = new Set(seats);
  const named = hall.filter(({ guid }) => wanted.has(guid));
  const claims = all.filter(({ group }) => named.some((seat) => seat.group === group));
  if (
    named.length !== seats.length ||
    named.some(({ group }) => claims.every((each) => each.group !== group))
  )
    return unknown;
  const taken = await findTakenSeats(trx, performanceId);
  for (const [group, own] of Map.groupBy(claims, (claim) => claim.group)) {
    const mine = new Set(own.flatMap(({ seatIds }) => seatIds));
    const next = named.filter((seat) => seat.group === group);
    if (next.length !== mine.size) return unknown;
    const foreign = next.filter(({ id }) => taken.has(id) && !mine.has(id));
    if (foreign.length > 0) {
      return fail({
        ...{ code: 'SEATS_TAKEN', taken: foreign.map(({ guid }) => guid) },
        nearest: nearestTo(
          seatsOfGroup(hall, group, taken),
          next.map(({ guid }) => guid),
        ),
      });
    }
    const nextIds = new Set(next.map(({ id }) => id));
    const gained = next.filter(({ id }) => !mine.has(id)).map(({ id }) => id);
    const given = [...mine].filter((id) => !nextIds.has(id));
    await deleteSeatClaims(trx, performanceId, given);
    await insertSeatClaims(
      trx,
      own.flatMap(({ poolId, owner, seatIds }) =>
        gained.splice(0, seatIds.filter((id) => !nextIds.has(id)).length).map((seatId) => ({
          ...{ performanceId, poolId, seatId, owner },
        })),
      ),
    );
  }
  return succeed(null);
}
