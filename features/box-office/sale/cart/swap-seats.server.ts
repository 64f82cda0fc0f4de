import {
  type Hold,
  isAlive,
  isInPayment,
  lockHold,
  type Office,
  runWithRetry,
  updateHold,
} from '#features/box-office/holds/index.server.ts';
import { swapSeats } from '#features/box-office/seating/index.server.ts';
import type { CartReference, TicketingError } from '#features/box-office/ticketing/index.ts';
import type { Trx } from '#features/database.server.ts';
import { fail, type Result } from '#lib/result.ts';
import type { Instant } from '#lib/venue-time.ts';

/** `Seating.swap` of the box office: one transaction, behind the lock of the cart. */
export function swapSeatsOfCart(
  office: Office,
  reference: CartReference,
  { jetId, seats }: { jetId: number; seats: readonly string[] },
): Promise<Result<null, TicketingError>> {
  const swap = { performanceId: jetId, seats, memory: office.db };
  return seatCart(office, reference, (trx, { id: holdId }) =>
    swapSeats(trx, office.engine, { holdId }, swap),
  );
}

/** Seats a cart that is alive in another way, behind its lock, in one transaction that a refusal rolls back. */
export function seatCart(
  office: Office,
  reference: CartReference,
  seat: (trx: Trx, hold: Hold, now: Instant) => Promise<Result<null, TicketingError>>,
): Promise<Result<null, TicketingError>> {
  return runWithRetry(office, async (trx) => {
    const hold = await lockHold(trx, office.engine, reference);
    const now = await office.databaseClock(trx);
    if (hold && isInPayment(hold, now)) return fail({ code: 'IN_PAYMENT' });
    if (!hold || !isAlive(hold, now)) return fail({ code: 'NO_ACTIVE_RESERVATION' });
    const seated = await seat(trx, hold, now);
    if (seated.ok) await updateHold(trx, hold);
    return seated;
  });
}
