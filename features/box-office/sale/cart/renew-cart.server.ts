import type { Office } from '#features/box-office/holds/index.server.ts';
import {
  expiryFrom,
  findLines,
  isAlive,
  isInPayment,
  lockHold,
  MAX_RENEWALS,
  runWithRetry,
  updateHold,
} from '#features/box-office/holds/index.server.ts';
import { saleClosed, saleStop } from '#features/box-office/ticketing/index.server.ts';
import type { CartReference, TicketingError } from '#features/box-office/ticketing/index.ts';
import { fail, type Result, succeed } from '#lib/result.ts';

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
