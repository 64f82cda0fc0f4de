import { cancelOrderVoucher } from '#features/box-office/credit/index.server.ts';
import type { Order, StaffCancellationError } from '#features/box-office/ticketing/index.ts';
import type { Principal } from '#features/core/access/index.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import { changeOrder, type OrderDeskServices } from './change-order.server.ts';

/**
 * Cancels the gift voucher of an order on behalf of staff, and notifies the customer. Its code is void at once; its price is
 * owed. A redeemed one is somebody's credit, and refused. The reason stays internal. Needs `sell`.
 */
export function cancelVoucher(
  services: OrderDeskServices,
  staff: Pick<Principal, 'id' | 'role'>,
  number: string,
  { reason }: { reason: string },
): Promise<Result<Order, StaffCancellationError>> {
  return changeOrder<StaffCancellationError>(
    services,
    staff,
    { number, permission: 'sell' },
    async ({ trx, order, now }) => {
      if (order.isTest) return fail({ code: 'CANCELLATION_CLOSED' });
      const done = await cancelOrderVoucher(trx, order.number, { cause: 'by-house', now });
      if (done === 'none') return fail({ code: 'UNKNOWN_TICKET' });
      if (done === 'redeemed') return fail({ code: 'VOUCHER_REDEEMED' });
      return succeed(done === 'voided' ? { news: 'cancelled-by-house', auditDetails: { reason } } : null);
    },
  );
}
