import type { Payment, ReturnedMoney } from '#features/box-office/ticketing/index.ts';
import { findPayments, insertPayment } from './payment-store.server.ts';
import type { OrderWrite } from './write-payment.server.ts';

/** New facts about a refund: that it was given, that it failed. */
export interface NotedRefund {
  isGivenNew: boolean;
  isFailedNew: boolean;
}

/**
 * Records that a provider refunded money of an order, whatever amount was owed. A refund that failed since is reversed by
 * its own row (docs/decisions/0097). Idempotent. `by` is `null` for refunds no member of staff made.
 */
export async function noteOnlineRefund(
  { trx, order, now }: Pick<OrderWrite, 'trx' | 'order' | 'now'>,
  { refund, cents, hasFailed, by }: ReturnedMoney & { by: number | null },
): Promise<NotedRefund> {
  const own = (await findPayments(trx, order.number)).filter(
    ({ means, reference }) => means === 'online' && reference === refund,
  );
  const known = (kind: Payment['kind']) => own.find((each) => each.kind === kind);
  const row = { means: 'online', reference: refund, recorded_at: now } as const;
  const given = known('refund');
  const givenId =
    given?.id ??
    (await insertPayment(trx, order.secret, { ...row, kind: 'refund', cents: -cents, recorded_by: by }));
  const isFailedNew = hasFailed && !known('reversal');
  if (isFailedNew)
    await insertPayment(trx, order.secret, {
      ...{ ...row, kind: 'reversal', cents, reverses_id: givenId },
      recorded_by: null,
    });
  return { isGivenNew: !given, isFailedNew };
}
