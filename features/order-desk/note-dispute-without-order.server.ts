import {
  lockOnlinePayment,
  noteRefunded,
  noteRefundFailed,
  writeDispute,
} from '#features/ticketing/index.server.ts';
import type { DisputedMoney, OnlinePayment } from '#features/ticketing/index.ts';
import { inTransaction } from '#platform/database/transaction.server.ts';
import { disputeEmail } from './house-email-words.ts';
import type { RefundServices } from './mend-refunds.server.ts';
import { writeHouseEmail } from './write-house-email.server.ts';

/**
 * The same for money that paid for nothing: it is in no order's books. What was due back and the bank took is back, and due again when the
 * bank gives it to the house again. Gives whether anything of it was new.
 */
export function noteDisputeWithoutOrder(
  { db, engine, config, databaseClock }: RefundServices,
  { secret, received }: OnlinePayment,
  dispute: DisputedMoney,
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    // It may be told twice at once.
    await lockOnlinePayment(trx, engine, secret);
    const now = await databaseClock(trx);
    const takenCents = dispute.movements.reduce((sum, { cents }) => sum - cents, 0);
    if (takenCents > 0 && takenCents >= (received?.cents ?? 0)) await noteRefunded(trx, secret);
    if (takenCents === 0 && dispute.movements.length > 0) await noteRefundFailed(trx, secret);
    const before = await writeDispute(trx, dispute, now);
    const email = disputeEmail(before, dispute, null);
    if (email) await writeHouseEmail(trx, email, { config, now });
    return before?.state !== dispute.state;
  });
}
