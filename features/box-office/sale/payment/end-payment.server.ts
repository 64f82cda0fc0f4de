import type { Selectable } from 'kysely';
import { releaseClaimedCredit } from '#features/box-office/credit/index.server.ts';
import type { Office } from '#features/box-office/holds/index.server.ts';
import {
  type Hold,
  lockHoldById,
  minutesAfter,
  runWithRetry,
  updateHold,
} from '#features/box-office/holds/index.server.ts';
import {
  findHoldOfPayment,
  findOnlinePayment,
  lockOnlinePayment,
  updateOnlinePayment,
} from '#features/box-office/order-store/index.server.ts';
import { releaseClaimedVisits } from '#features/box-office/passes/index.server.ts';
import { releaseClaimedCoupons } from '#features/box-office/prices/index.server.ts';
import type { TicketingTables } from '#features/box-office/ticketing/index.server.ts';
import type { OnlinePayment, TicketingError } from '#features/box-office/ticketing/index.ts';
import type { Trx } from '#features/database.server.ts';
import { type Result, succeed } from '#lib/result.ts';
import type { Instant } from '#lib/venue-time.ts';

/** Minimum minutes a customer who returns without having paid has to choose another payment method. */
const RESUME_MINUTES = 5;

type Payment = Pick<Selectable<TicketingTables['online_payments']>, 'resumes_until' | 'submitted_at'>;

/** `OnlinePayments.end` of the box office. A settled payment remains unchanged. */
export function endPayment(
  office: Office,
  secret: string,
  {
    isBack,
    hasFailed = false,
    isUnanswered = false,
  }: { isBack: boolean; hasFailed?: boolean; isUnanswered?: boolean },
): Promise<Result<OnlinePayment | null, TicketingError>> {
  return runWithRetry(office, async (trx) => {
    const hold = await lockHoldById(trx, office.engine, await findHoldOfPayment(trx, secret));
    const payment = await lockOnlinePayment(trx, office.engine, secret);
    const now = await office.databaseClock(trx);
    if (payment?.state === 'open' && !(isUnanswered && payment.address !== null)) {
      await updateOnlinePayment(trx, secret, { state: 'ended', settled_at: now });
      if (hold) await releaseCart(trx, hold, { payment, now, isBack });
      const { request, cents } = payment;
      if (hasFailed && request)
        await office.onDelayedPayment(trx, {
          news: 'failed',
          request,
          cents,
          secret,
          holdsPlaces: false,
          at: now,
        });
    }
    return succeed(await findOnlinePayment(trx, secret));
  });
}

/**
 * A cart that is being paid is its visitor's again, until its time before that is over. Nobody comes back days later, to one that waited
 * for a bank: its places are free at once.
 */
export async function releaseCart(
  trx: Trx,
  hold: Hold,
  { payment, now, isBack }: { payment: Payment; now: Instant; isBack: boolean },
): Promise<void> {
  if (hold.status !== 'active' || !hold.in_payment) return;
  await releaseClaimedCoupons(trx, [hold.id]);
  await releaseClaimedVisits(trx, [hold.id]);
  await releaseClaimedCredit(trx, [hold.id]);
  const isLeft = payment.submitted_at !== null;
  const until = isLeft ? now : payment.resumes_until;
  const atLeast = minutesAfter(now, RESUME_MINUTES);
  await updateHold(trx, hold, {
    in_payment: false,
    expires_at: isBack && !isLeft && until < atLeast ? atLeast : until,
  });
}
