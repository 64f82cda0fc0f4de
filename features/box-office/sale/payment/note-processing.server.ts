import type { Office, PoolMove } from '#features/box-office/holds/index.server.ts';
import {
  findLines,
  type Hold,
  lockHoldById,
  minutesAfter,
  type Refusal,
  runWithRetry,
  updateHold,
} from '#features/box-office/holds/index.server.ts';
import {
  findHoldOfPayment,
  findOnlinePayment,
  lockOnlinePayment,
  updateOnlinePayment,
} from '#features/box-office/order-store/index.server.ts';
import { saleStop } from '#features/box-office/ticketing/index.server.ts';
import {
  CONFIRMED_WITHIN_DAYS,
  type OnlinePayment,
  type TicketingError,
} from '#features/box-office/ticketing/index.ts';
import type { Trx } from '#features/database.server.ts';
import { type Result, succeed } from '#lib/result.ts';
import type { Instant } from '#lib/venue-time.ts';
import { reclaimPlaces } from './reclaim-places.server.ts';

/** A day more than a bank has: the job that gives up comes first. */
const RESERVED_MINUTES = (CONFIRMED_WITHIN_DAYS + 1) * 24 * 60;

/**
 * `OnlinePayments.noteProcessing` of the box office (docs/decisions/0128): one transaction, behind the locks of hold and payment.
 * Places of an expired cart that others have by now are not taken again; whether they are free counts when the money comes.
 */
export async function noteProcessing(
  office: Office,
  secret: string,
): Promise<Result<OnlinePayment | null, TicketingError>> {
  const noted = await noteOnce(office, secret, { mayReclaim: true });
  if (noted.ok || noted.error.code !== 'NOT_ENOUGH') return noted;
  return noteOnce(office, secret, { mayReclaim: false });
}

function noteOnce(office: Office, secret: string, { mayReclaim }: { mayReclaim: boolean }) {
  return runWithRetry<OnlinePayment | null>(office, async (trx, moves) => {
    const hold = await lockHoldById(trx, office.engine, await findHoldOfPayment(trx, secret));
    const payment = await lockOnlinePayment(trx, office.engine, secret);
    const now = await office.databaseClock(trx);
    const mayBePaid = payment?.state === 'open' || payment?.state === 'ended';
    if (!mayBePaid) return succeed(await findOnlinePayment(trx, secret));
    await updateOnlinePayment(trx, secret, { submitted_at: payment.submitted_at ?? now, asked_at: now });
    if (payment.state === 'open' && payment.submitted_at === null) {
      const outcome = await reservePlaces(office, trx, { hold, now, moves, mayReclaim });
      if (!outcome.ok) return outcome;
      const { request, cents } = payment;
      const holdsPlaces = outcome.value;
      if (request)
        await office.onDelayedPayment(trx, {
          news: 'processing',
          request,
          cents,
          secret,
          holdsPlaces,
          at: now,
        });
    }
    return succeed(await findOnlinePayment(trx, secret));
  });
}

interface Reserving {
  hold: Hold | undefined;
  now: Instant;
  moves: PoolMove[];
  mayReclaim: boolean;
}

/** Reserves the places of a cart until its bank has answered; `false` where it has none. */
async function reservePlaces(
  office: Office,
  trx: Trx,
  { hold, now, moves, mayReclaim }: Reserving,
): Promise<Result<boolean, Refusal>> {
  if (!hold) return succeed(false);
  const reserved = { in_payment: true, expires_at: minutesAfter(now, RESERVED_MINUTES) };
  if (hold.status === 'active' && hold.in_payment) {
    await updateHold(trx, hold, reserved);
    return succeed(true);
  }
  if (hold.status !== 'expired' || !mayReclaim) return succeed(false);
  const lines = await findLines(trx, hold.id);
  if (lines.some((line) => saleStop(line, now) !== null)) return succeed(false);
  const reclaimed = await reclaimPlaces(office, trx, { hold, lines, moves });
  if (!reclaimed.ok) return reclaimed;
  await updateHold(trx, hold, reserved);
  return succeed(true);
}
