import {
  isAlive,
  isInPayment,
  lockHold,
  type Office,
  runWithRetry,
  updateHold,
} from '#features/box-office/holds/index.server.ts';
import { swapSeats } from '#features/box-office/seating/index.server.ts';
import type { CartReference, TicketingError } from '#features/box-office/ticketing/index.ts';
import { fail, type Result, succeed } from '#lib/result.ts';

/** `Seating.swap` of the box office: one transaction, behind the lock of the cart. */
export function swapSeatsOfCart(
  office: Office,
  reference: CartReference,
  { jetId, seats }: { jetId: number; seats: readonly string[] },
): Promise<Result<null, TicketingError>> {
  return runWithRetry(office, async (trx) => {
    const hold = await lockHold(trx, office.engine, reference);
    const now = await office.databaseClock(trx);
    if (hold && isInPayment(hold, now)) return fail({ code: 'IN_PAYMENT' });
    if (!hold || !isAlive(hold, now)) return fail({ code: 'NO_ACTIVE_RESERVATION' });
    const swapped = await swapSeats(
      trx,
      office.engine,
      { holdId: hold.id },
      { performanceId: jetId, seats, memory: office.db },
    );
    if (!swapped.ok) return swapped;
    await updateHold(trx, hold);
    return succeed(null);
  });
}
