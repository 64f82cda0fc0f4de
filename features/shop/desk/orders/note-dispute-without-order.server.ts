import {
  findDispute,
  lockOnlinePayment,
  noteRefunded,
  noteRefundFailed,
  writeDispute,
} from '#features/box-office/order-store/index.server.ts';
import {
  type Dispute,
  type DisputedMoney,
  isOutdated,
  type OnlinePayment,
} from '#features/box-office/ticketing/index.ts';
import { inTransaction } from '#platform/database/transaction.server.ts';
import type { RefundServices } from './reconcile-refunds.server.ts';
import { disputeEmail } from './staff-email-texts.ts';
import { unrefundedCents } from './unrefunded-cents.server.ts';
import { writeStaffEmail } from './write-staff-email.server.ts';

/** Outcome of recording a dispute as reported by the provider. `outdated`: the report may be older than the stored state. */
export type DisputeOutcome = 'new' | 'known' | 'outdated' | 'not-ours';

/**
 * The same for a payment without a purchase: it is in no order's books. A chargeback of a payment due back settles it, and
 * its reinstatement makes it due again.
 */
export async function noteDisputeWithoutOrder(
  services: RefundServices,
  payment: OnlinePayment,
  dispute: DisputedMoney,
  seen: Dispute | null,
): Promise<DisputeOutcome> {
  const { db, engine, config, databaseClock } = services;
  const { secret } = payment;
  const hasMoved = dispute.movements.length > 0;
  const leftCents = hasMoved ? await unrefundedCents(services, payment, dispute) : 0;
  return inTransaction(db, async (trx) => {
    // The notice may be delivered twice at once.
    await lockOnlinePayment(trx, engine, secret);
    const now = await databaseClock(trx);
    const before = await findDispute(trx, dispute.name);
    if (isOutdated(dispute, { seen, known: before })) return 'outdated';
    if (hasMoved && leftCents <= 0) await noteRefunded(trx, secret);
    if (leftCents > 0) await noteRefundFailed(trx, secret);
    await writeDispute(trx, dispute, { known: before, now });
    const email = disputeEmail(before, dispute, null);
    if (email) await writeStaffEmail(trx, email, { config, now });
    return before?.state === dispute.state ? 'known' : 'new';
  });
}
