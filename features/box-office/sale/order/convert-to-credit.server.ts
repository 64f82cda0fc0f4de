import type { Office } from '#features/box-office/holds/index.server.ts';
import { runWithRetry } from '#features/box-office/holds/index.server.ts';
import { findOrder, lockOrder, returnCredit } from '#features/box-office/order-store/index.server.ts';
import type { TicketingError } from '#features/box-office/ticketing/index.ts';
import { fail, type Result, succeed } from '#lib/result.ts';

/** `TicketingProvider.convertToCredit` of the box office: one transaction, behind the lock of the order. Asked twice it happens once. */
export function convertToCredit(office: Office, secret: string): Promise<Result<null, TicketingError>> {
  return runWithRetry<null>(office, async (trx) => {
    await lockOrder(trx, office.engine, secret);
    const now = await office.databaseClock(trx);
    const order = await findOrder(trx, secret);
    if (!order) return fail({ code: 'UNKNOWN_OFFER' });
    const creditCents = await returnCredit(trx, secret, { isWholly: true, now });
    if (creditCents === 0) return fail({ code: 'CANCELLATION_CLOSED' });
    const after = await findOrder(trx, secret);
    if (after) await office.onOrder(trx, after, { kind: 'refunded', creditCents, at: now });
    return succeed(null);
  });
}
