import {
  lockOnlinePayment,
  noteRefunded,
  noteRefundFailed,
  writeDispute,
} from '#features/ticketing/index.server.ts';
import type { DisputedMoney, OnlinePayment } from '#features/ticketing/index.ts';
import { inTransaction } from '#platform/database/transaction.server.ts';
import { disputeEmail } from './house-email-words.ts';
import { leftToReturn } from './left-to-return.server.ts';
import type { RefundServices } from './mend-refunds.server.ts';
import { writeHouseEmail } from './write-house-email.server.ts';

/**
 * The same for money that paid for nothing: it is in no order's books. What was due back and the bank took is back, and due again when the
 * bank gives it to the house again. Gives whether anything of it was new.
 */
export async function noteDisputeWithoutOrder(
  services: RefundServices,
  payment: OnlinePayment,
  dispute: DisputedMoney,
): Promise<boolean> {
  const { db, engine, config, databaseClock } = services;
  const { secret } = payment;
  const hasMoved = dispute.movements.length > 0;
  const leftCents = hasMoved ? await leftToReturn(services, payment, dispute) : 0;
  return inTransaction(db, async (trx) => {
    // It may be told twice at once.
    await lockOnlinePayment(trx, engine, secret);
    const now = await databaseClock(trx);
    if (hasMoved && leftCents <= 0) await noteRefunded(trx, secret);
    if (leftCents > 0) await noteRefundFailed(trx, secret);
    const before = await writeDispute(trx, dispute, now);
    const email = disputeEmail(before, dispute, null);
    if (email) await writeHouseEmail(trx, email, { config, now });
    return before?.state !== dispute.state;
  });
}
