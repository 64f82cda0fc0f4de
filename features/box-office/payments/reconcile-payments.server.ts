import type { OnlinePayment } from '#features/box-office/ticketing/index.ts';
import { finishPayment } from './finish-payment.server.ts';
import type { PaymentServices } from './payment-services.server.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Younger payments usually settle without reconciliation. */
const MINUTES = 2;
const AT_ONCE = 50;
/** After so many in a row the provider is down, rather than a single payment faulty. */
const FAILURES = 5;

/**
 * Asks the provider about payments that are open, or due back, and mends what a lost notice left; gives how many it settled. Where the
 * provider does not answer it is asked the next time.
 */
export async function reconcilePayments(services: PaymentServices): Promise<number> {
  const carts = services.ticketing.onlinePayments;
  if (!carts) return 0;
  const now = await services.databaseClock(services.db);
  let settled = 0;
  let failures = 0;
  for (const payment of await carts.unsettled(youngest(now), AT_ONCE)) {
    const finished = await finishPayment(services, payment.secret);
    const isFound = finished.ok && finished.value?.state !== payment.state;
    // Fetched first: a payment made during an outage counts.
    const isGivenUp = !isFound && isOver(payment, now);
    if (isGivenUp) await carts.end(payment.secret, { isBack: false });
    if (isFound || isGivenUp) settled += 1;
    failures = finished.ok ? 0 : failures + 1;
    if (failures === FAILURES) break;
  }
  return settled;
}

/** Reads whether any payment is to be asked about. */
export async function hasUnsettledPayments(services: PaymentServices): Promise<boolean> {
  const before = youngest(await services.databaseClock(services.db));
  const unsettled = await services.ticketing.onlinePayments?.unsettled(before, 1);
  return unsettled !== undefined && unsettled.length > 0;
}

const youngest = (now: string): string => new Date(Date.parse(now) - MINUTES * MINUTE_MS).toISOString();

/** Its process died before anybody was sent to pay, or the provider does not know of it a day after it took no money any more. */
function isOver({ state, session, endsAt }: OnlinePayment, now: string): boolean {
  const overFor = Date.parse(now) - Date.parse(endsAt);
  return state === 'open' && overFor > (session === null ? 0 : DAY_MS);
}
