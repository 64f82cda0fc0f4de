import { fail, type Result, succeed } from '#lib/result.ts';
import type { TicketingError } from '../errors.ts';
import { deleteClaimsOfHolds, findClaimsOfHolds } from './claim-store.server.ts';
import type { Office } from './dependencies.server.ts';
import { lockHoldById, updateHold } from './hold-store.server.ts';
import { givePlacesBack, keepForWaiting, lockFreePlaces } from './pool-store.server.ts';
import { isInPayment } from './reservation.ts';
import { runWithRetry } from './run-with-retry.server.ts';
import { unitsByPool } from './units.ts';
import { endEntry, lockEntry } from './waiting-store.server.ts';

/** `WaitingList.leave` of the box office. Asked twice it happens once. */
export function leaveWaitingList(office: Office, secret: string): Promise<Result<null, TicketingError>> {
  return runWithRetry<null>(office, async (trx, moves) => {
    const entry = await lockEntry(trx, office.engine, secret);
    if (!entry) return fail({ code: 'UNKNOWN_OFFER' });
    if (entry.state !== 'waiting' && entry.state !== 'offered') return succeed(null);
    const hold = await lockHoldById(trx, office.engine, entry.hold_id);
    const now = await office.databaseClock(trx);
    if (hold && isInPayment(hold, now)) return fail({ code: 'IN_PAYMENT' });
    if (hold?.status === 'converted') return succeed(null);
    await endEntry(trx, { secret, state: 'left', now });
    if (hold?.status === 'active') {
      const claims = await findClaimsOfHolds(trx, [hold.id]);
      await deleteClaimsOfHolds(trx, [hold.id]);
      await updateHold(trx, hold, { status: 'released' });
      for (const given of unitsByPool(claims)) moves.push(await givePlacesBack(trx, given));
    }
    await lockFreePlaces(trx, office.engine, [entry.pool_id]);
    moves.push(await keepForWaiting(trx, entry.pool_id));
    return succeed(null);
  });
}
