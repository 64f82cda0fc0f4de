import { fail, type Result, succeed } from '#lib/result.ts';
import type { CartReference } from '../cart.ts';
import type { TicketingError } from '../errors.ts';
import type { Office } from './dependencies.server.ts';
import { lockHold, updateHold } from './hold-store.server.ts';
import { findLines } from './line-store.server.ts';
import { expiryFrom, isAlive, isInPayment, MAX_RENEWALS } from './reservation.ts';
import { runWithRetry } from './run-with-retry.server.ts';
import { saleClosed, saleStop } from './sale.ts';

/**
 * Another 15 minutes from now, ten times at most (docs/product/booking.md#reservation). Refused when nothing in the
 * cart takes place any more.
 */
export function renewCart(office: Office, reference: CartReference): Promise<Result<null, TicketingError>> {
  return runWithRetry(office, async (trx) => {
    const hold = await lockHold(trx, office.engine, reference);
    const now = await office.databaseClock(trx);
    if (hold && isInPayment(hold, now)) return fail({ code: 'IN_PAYMENT' });
    if (!hold || !isAlive(hold, now)) return fail({ code: 'NO_ACTIVE_RESERVATION' });
    if (hold.is_offer) return fail({ code: 'OFFER_IN_CART' });
    if (hold.renewals >= MAX_RENEWALS) return fail({ code: 'LIMIT', limit: MAX_RENEWALS });
    const lines = await findLines(trx, hold.id);
    if (lines.every((line) => saleStop(line, now) !== null)) return fail(saleClosed(lines, now));
    await updateHold(trx, hold, { expires_at: expiryFrom(now), renewals: hold.renewals + 1 });
    return succeed(null);
  });
}
