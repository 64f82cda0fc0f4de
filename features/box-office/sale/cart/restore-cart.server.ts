import type { Office } from '#features/box-office/holds/index.server.ts';
import {
  claimLines,
  deleteLines,
  exceededHolding,
  expiryFrom,
  findDraws,
  findHold,
  findLines,
  hasEnded,
  isAlive,
  isInPayment,
  lockBuyer,
  lockFreePlaces,
  lockHold,
  MAX_RENEWALS,
  releaseOverdue,
  runWithRetry,
  unlessBusy,
  updateHold,
  wantedBy,
} from '#features/box-office/holds/index.server.ts';
import { findFormerSeats } from '#features/box-office/seating/index.server.ts';
import { saleClosed } from '#features/box-office/ticketing/index.server.ts';
import type { Buyer, CartReference, TicketingError } from '#features/box-office/ticketing/index.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import { digestOf } from '#platform/digest.server.ts';
import { allocateFree, findRestorableItems } from './restorable-items.server.ts';

/**
 * Holds the contents of an expired cart again, as far as they are free and still on sale, for another 15 minutes: it counts
 * as a renewal, so that expiring and restoring does not extend the limit. A series comes back as a whole or not at all.
 */
export function restoreCart(
  office: Office,
  reference: CartReference,
  buyer: Buyer,
): Promise<Result<null, TicketingError>> {
  return unlessBusy(async () => {
    const known = await findHold(office.db, reference);
    if (!known) return fail({ code: 'NO_ACTIVE_RESERVATION' });
    const { poolIds, performanceIds } = await findHeldContents(office, known.id);
    // Afterwards whatever is overdue in these pools is free, this cart's own places included.
    if (poolIds.length > 0) await releaseOverdue(office, { poolIds });

    return runWithRetry(office, async (trx, moves) => {
      await lockBuyer(office, trx, buyer, performanceIds);
      const hold = await lockHold(trx, office.engine, reference);
      const now = await office.databaseClock(trx);
      if (!hold || hasEnded(hold)) return fail({ code: 'NO_ACTIVE_RESERVATION' });
      if (isAlive(hold, now)) return succeed(null);
      if (isInPayment(hold, now)) return fail({ code: 'IN_PAYMENT' });
      // Its time ended after the release above.
      if (hold.status === 'active')
        return fail({ code: 'NOT_ENOUGH', shortOf: poolIds.map((poolId) => ({ poolId, units: 0 })) });
      if (hold.renewals >= MAX_RENEWALS) return fail({ code: 'LIMIT', limit: MAX_RENEWALS });

      const held = await findLines(trx, hold.id);
      const back = await findRestorableItems(trx, held, now);
      const requests = [...back.wholes.flat(), ...back.singles];
      if (requests.length === 0) return fail(saleClosed(held, now));
      const free = await lockFreePlaces(
        trx,
        office.engine,
        requests.flatMap((request) => request.poolIds),
      );
      const fitting = allocateFree(free, back);
      if (fitting.length === 0) return fail({ code: 'NOT_ENOUGH', free: 0 });
      const holding = await exceededHolding(office, trx, buyer, { wanted: wantedBy(fitting), now });
      if (holding) return fail(holding);
      const former = await findFormerSeats(trx, hold.id);
      await deleteLines(trx, hold.id);
      await updateHold(trx, hold, {
        status: 'active',
        in_payment: false,
        is_offer: false,
        first_at: now,
        expires_at: expiryFrom(now),
        renewals: hold.renewals + 1,
        client_hash: buyer.network === null ? null : digestOf(buyer.network),
      });
      return claimLines(office, trx, {
        ...{ holdId: hold.id, lines: fitting, moves },
        seating: { consent: 'anywhere', former },
      });
    });
  });
}

async function findHeldContents(
  { db }: Office,
  holdId: number,
): Promise<{ poolIds: number[]; performanceIds: number[] }> {
  const lines = await findLines(db, holdId);
  const own = lines.map((line) => line.poolId);
  const draws = own.length === 0 ? [] : [...(await findDraws(db, own)).values()].flat();
  return {
    poolIds: [...new Set([...own, ...draws])],
    performanceIds: lines.map((line) => line.performanceId),
  };
}
