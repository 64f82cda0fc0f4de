import { fail, type Result, succeed } from '#lib/result.ts';
import type { TicketingError } from '../errors.ts';
import { returnCredit } from './credit-of-order.server.ts';
import type { Office } from './dependencies.server.ts';
import { findOrder, lockOrder } from './order-store.server.ts';
import { runWithRetry } from './run-with-retry.server.ts';

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
