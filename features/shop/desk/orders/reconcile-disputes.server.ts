import { findUnsettledDisputes } from '#features/box-office/order-store/index.server.ts';
import { PaymentProviderError } from '#features/box-office/payments/index.server.ts';
import { fetchDispute } from './follow-dispute.server.ts';
import type { RefundServices } from './reconcile-refunds.server.ts';

const DAY_MS = 24 * 3_600_000;
/** Disputes opened since are polled, in case a webhook was lost. */
const DISPUTE_OPENED_DAYS = 14;
/** So long after the end of one money may still move. */
const ENDED_DAYS = 60;

/**
 * Polls the provider for disputes opened in the last days, and for those open or ended lately, and records what no webhook
 * reported. Returns how many had changed.
 */
export async function reconcileDisputes(services: RefundServices): Promise<number> {
  const provider = services.payments.sale;
  if (!provider) return 0;
  const now = await services.databaseClock(services.db);
  const before = (days: number) => new Date(Date.parse(now) - days * DAY_MS).toISOString();
  let reconciled = 0;
  try {
    const started = (await provider.disputesSince(before(DISPUTE_OPENED_DAYS))).map(({ name }) => name);
    const others = await findUnsettledDisputes(services.db, before(ENDED_DAYS));
    // Each is fetched separately: a list may be outdated by the time its items are processed.
    for (const name of new Set([...started, ...others]))
      if ((await fetchDispute(services, name)) === 'new') reconciled += 1;
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    services.log.warn({ reason: error.message }, 'payment provider unavailable, will retry');
  }
  return reconciled;
}
