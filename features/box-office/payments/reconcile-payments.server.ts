import { CONFIRMED_WITHIN_DAYS, type OnlinePayment } from '#features/box-office/ticketing/index.ts';
import { finishPayment, stopPayment } from './finish-payment.server.ts';
import type { PaymentServices } from './payment-services.server.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Younger payments usually settle without reconciliation. */
const MINUTES = 2;
/** Banks take days: more often would be for nothing where notices arrive. */
const PROCESSING_MINUTES = 30;
const AT_ONCE = 50;
/** After so many in a row the provider is down, rather than a single payment faulty. */
const FAILURES = 5;

/**
 * Asks the provider about payments that are open, processing or due back, and mends what a lost notice left; gives how many it settled. Where the
 * provider does not answer it is asked the next time.
 */
export async function reconcilePayments(services: PaymentServices): Promise<number> {
  const carts = services.ticketing.onlinePayments;
  if (!carts) return 0;
  const now = await services.databaseClock(services.db);
  let settled = 0;
  let failures = 0;
  const due = [
    ...(await carts.unsettled(minutesBefore(now, MINUTES), AT_ONCE)),
    ...(await carts.processing(minutesBefore(now, PROCESSING_MINUTES), AT_ONCE)),
  ];
  for (const payment of due) {
    // Nobody pays twice what the venue has taken at its counter meanwhile.
    const finish = payment.isOutdated && payment.state === 'open' ? stopPayment : finishPayment;
    const finished = await finish(services, payment.secret);
    const isFound = finished.ok && finished.value?.state !== payment.state;
    // Fetched first: a payment made during an outage counts.
    const isGivenUp = !isFound && isOver(payment, now);
    const hasFailed = payment.state === 'processing';
    if (isGivenUp) await carts.end(payment.secret, { isBack: false, hasFailed });
    if (isFound || isGivenUp) settled += 1;
    failures = finished.ok ? 0 : failures + 1;
    if (failures === FAILURES) break;
  }
  return settled;
}

/** Reads whether any payment is to be asked about. */
export async function hasUnsettledPayments(services: PaymentServices): Promise<boolean> {
  const carts = services.ticketing.onlinePayments;
  if (!carts) return false;
  const now = await services.databaseClock(services.db);
  if ((await carts.unsettled(minutesBefore(now, MINUTES), 1)).length > 0) return true;
  return (await carts.processing(minutesBefore(now, PROCESSING_MINUTES), 1)).length > 0;
}

const minutesBefore = (now: string, minutes: number): string =>
  new Date(Date.parse(now) - minutes * MINUTE_MS).toISOString();

/**
 * Its process died before anybody was sent to pay, the provider does not know of it a day after it took no money any more, or its
 * bank has said nothing for weeks.
 */
function isOver({ state, session, endsAt, submittedAt }: OnlinePayment, now: string): boolean {
  if (submittedAt !== null)
    return state === 'processing' && submittedAt < minutesBefore(now, CONFIRMED_WITHIN_DAYS * 24 * 60);
  const overFor = Date.parse(now) - Date.parse(endsAt);
  return state === 'open' && overFor > (session === null ? 0 : DAY_MS);
}
