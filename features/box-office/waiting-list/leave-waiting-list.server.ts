import type { Office } from '#features/box-office/holds/index.server.ts';
import {
  changedTags,
  deleteClaimsOfHolds,
  findClaimsOfHolds,
  isInPayment,
  lockFreePlaces,
  lockHoldById,
  type PoolMove,
  releasePlaces,
  reserveForWaiting,
  runWithRetry,
  unitsByPool,
  updateHold,
} from '#features/box-office/holds/index.server.ts';
import type { TicketingError } from '#features/box-office/ticketing/index.ts';
import type { Trx } from '#features/database.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { Engine } from '#platform/database/engine.ts';
import type { CacheTag } from '#platform/events/cache-tag.ts';
import { endEntry, findSecretOfEntry, lockEntry } from './waiting-store.server.ts';

/** `WaitingList.leave` of the box office. Asked twice it happens once. */
export function leaveWaitingList(office: Office, secret: string): Promise<Result<null, TicketingError>> {
  return runWithRetry<null>(office, async (trx, moves) => {
    const now = await office.databaseClock(trx);
    return leave(trx, { engine: office.engine, secret, now, moves });
  });
}

/**
 * Removes somebody from the waiting list of a performance on behalf of staff, within its transaction; their offer goes to
 * others. Returns the cache tags of these places.
 */
export async function removeFromWaitingList(
  trx: Trx,
  { engine, jetId, entryId, now }: { engine: Engine; jetId: number; entryId: number; now: Instant },
): Promise<Result<{ tags: CacheTag[] }, TicketingError>> {
  const secret = await findSecretOfEntry(trx, { performanceId: jetId, entryId });
  if (secret === null) return fail({ code: 'UNKNOWN_OFFER' });
  const moves: PoolMove[] = [];
  const left = await leave(trx, { engine, secret, now, moves });
  return left.ok ? succeed({ tags: changedTags(moves) }) : left;
}

async function leave(
  trx: Trx,
  { engine, secret, now, moves }: { engine: Engine; secret: string; now: Instant; moves: PoolMove[] },
): Promise<Result<null, TicketingError>> {
  const entry = await lockEntry(trx, engine, secret);
  if (!entry) return fail({ code: 'UNKNOWN_OFFER' });
  if (entry.state !== 'waiting' && entry.state !== 'offered') return succeed(null);
  const hold = await lockHoldById(trx, engine, entry.hold_id);
  if (hold && isInPayment(hold, now)) return fail({ code: 'IN_PAYMENT' });
  if (hold?.status === 'converted') return succeed(null);
  await endEntry(trx, { secret, state: 'left', now });
  if (hold?.status === 'active') {
    const claims = await findClaimsOfHolds(trx, [hold.id]);
    await deleteClaimsOfHolds(trx, [hold.id]);
    await updateHold(trx, hold, { status: 'released' });
    for (const given of unitsByPool(claims)) moves.push(await releasePlaces(trx, given));
  }
  await lockFreePlaces(trx, engine, [entry.pool_id]);
  moves.push(await reserveForWaiting(trx, entry.pool_id));
  return succeed(null);
}
