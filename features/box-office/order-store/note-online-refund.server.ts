import type { Payment, ReturnedMoney } from '#features/box-office/ticketing/index.ts';
import { findPayments, insertPayment } from './payment-store.server.ts';
import type { OrderWrite } from './write-payment.server.ts';

/** New facts about a refund: that it was given, that it failed. */
export interface NotedRefund {
  isGivenNew: boolean;
  isFailedNew: boolean;
}

/**
 * Writes down that a provider gave money of an order back, whatever the venue owed: it is gone. What failed since is with the venue again,
 * by a row that takes the refund back (docs/decisions/0097). Told again, it is there already. `by` is `null` where no member of staff did it.
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
