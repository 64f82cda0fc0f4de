import type { PaymentProvider } from '#features/box-office/payments/index.server.ts';
import type { OnlinePayment, ReturnedMoney } from '#features/box-office/ticketing/index.ts';

/** A payment of an order, and what the provider gave back of it, or tried to. */
export interface RefundedPayment {
  received: NonNullable<OnlinePayment['received']>;
  refunds: ReturnedMoney[];
}

/** Part of a refund that goes back by one of the payments of an order. */
export interface RefundShare {
  providerPayment: string;
  cents: number;
  /** Given back of that payment before, and the number of refunds that failed. */
  givenCents: number;
  failedBefore: number;
  /** The order was paid online once. */
  isOnly: boolean;
}

export const isGiven = ({ hasFailed }: Pick<ReturnedMoney, 'hasFailed'>): boolean => !hasFailed;
export const sumOf = (parts: readonly { cents: number }[]): number =>
  parts.reduce((sum, { cents }) => sum + cents, 0);

/** Asks the provider what it gave back of payments, one after the other. */
export async function refundsOf(
  provider: PaymentProvider,
  payments: readonly OnlinePayment[],
): Promise<RefundedPayment[]> {
  const all: RefundedPayment[] = [];
  for (const { received } of payments)
    if (received) all.push({ received, refunds: await provider.refundsOf(received.providerPayment) });
  return all;
}

/**
 * Shares a refund in cents out among the payments of an order, the newest first: each gives back what is left of it. Their sum is less where
 * not so much is left.
 */
export function sharesOf(cents: number, payments: readonly RefundedPayment[]): RefundShare[] {
  const shares: RefundShare[] = [];
  for (const { received, refunds } of payments) {
    const givenCents = sumOf(refunds.filter(isGiven));
    const share = Math.min(cents - sumOf(shares), received.cents - givenCents);
    if (share <= 0) continue;
    const failedBefore = refunds.length - refunds.filter(isGiven).length;
    const { providerPayment } = received;
    const isOnly = payments.length === 1;
    shares.push({ providerPayment, cents: share, givenCents, failedBefore, isOnly });
  }
  return shares;
}
