import { noteOnlineRefund, noteReturning } from '#features/box-office/order-store/index.server.ts';
import type { Order, PaymentError, ReturnedMoney } from '#features/box-office/ticketing/index.ts';
import type { Principal } from '#features/core/access/index.server.ts';
import { type Result, succeed } from '#lib/result.ts';
import { changeOrder, type OrderDeskServices } from './change-order.server.ts';

/** A member of staff, or a part of the system that acts automatically. */
export type RefundedBy = Pick<Principal, 'id' | 'role'> | { system: string };

export const BY_PROVIDER = { system: 'payment provider' };

/**
 * Records the outcome of a refund at the provider, and notifies the customer: that it was sent, or that it failed and the
 * venue has the money again (docs/decisions/0097). Idempotent.
 */
export function noteRefund(
  services: OrderDeskServices,
  number: string,
  refund: ReturnedMoney,
  by: RefundedBy,
): Promise<Result<Order, PaymentError>> {
  return changeOrder<PaymentError>(services, by, { number, permission: 'refund' }, async (write) => {
    const noted = await noteOnlineRefund(write, { ...refund, by: 'id' in by ? by.id : null });
    if (noted.isGivenNew)
      await noteReturning(write.trx, number, Math.max(0, write.order.returningCents - refund.cents));
    const auditDetails = { means: 'online', reference: refund.refund };
    if (noted.isFailedNew)
      return succeed({
        news: 'refund-failed',
        auditDetails: { ...auditDetails, failed_cents: refund.cents },
      });
    return succeed(noted.isGivenNew ? { news: 'refunded', auditDetails } : null);
  });
}
