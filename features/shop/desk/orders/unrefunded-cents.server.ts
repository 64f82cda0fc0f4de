import { findDisputeNames } from '#features/box-office/order-store/index.server.ts';
import type { DisputedMoney, OnlinePayment } from '#features/box-office/ticketing/index.ts';
import type { OrderDeskServices } from './change-order.server.ts';

/**
 * Returns how much money that settled no order is still to be refunded, in cents: less refunds that arrived, and
 * amounts banks took. Asks the provider, because its repeated notices say nothing of later changes. `dispute`: one
 * that may not be recorded yet. May throw `PaymentProviderError`.
 */
export async function unrefundedCents(
  { db, payments: { sale: provider } }: Pick<OrderDeskServices, 'db' | 'payments'>,
  { secret, received }: OnlinePayment,
  dispute: DisputedMoney | null = null,
): Promise<number> {
  if (!provider || !received) return 0;
  const refunds = await provider.refundsOf(received.providerPayment);
  const given = refunds.reduce((sum, { cents, hasFailed }) => sum + (hasFailed ? 0 : cents), 0);
  const disputes = dispute ? [dispute] : [];
  for (const name of await findDisputeNames(db, secret))
    if (name !== dispute?.name)
      disputes.push(...[await provider.findDispute(name)].filter((each) => each !== null));
  const moved = disputes.flatMap(({ movements }) => movements).reduce((sum, { cents }) => sum + cents, 0);
  return received.cents - given + moved;
}
