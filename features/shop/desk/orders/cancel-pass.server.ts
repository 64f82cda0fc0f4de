import { cancelPass } from '#features/box-office/passes/index.server.ts';
import type { Order, StaffCancellationError } from '#features/box-office/ticketing/index.ts';
import type { Principal } from '#features/core/access/index.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import { changeOrder, type OrderDeskServices } from './change-order.server.ts';

/**
 * Cancels the pass of an order on behalf of staff, and notifies the customer; its price is owed. One that has been used, or
 * is reserved for a use, is refused. The reason stays internal. Needs `refund`.
 */
export function cancelPassOfOrder(
  services: OrderDeskServices,
  staff: Pick<Principal, 'id' | 'role'>,
  number: string,
  { reason }: { reason: string },
): Promise<Result<Order, StaffCancellationError>> {
  return changeOrder<StaffCancellationError>(
    services,
    staff,
    { number, permission: 'refund' },
    async ({ trx, order, now }) => {
      if (order.isTest) return fail({ code: 'CANCELLATION_CLOSED' });
      const done = await cancelPass(trx, order.number, { cause: 'by-house', now });
      if (done === 'none') return fail({ code: 'UNKNOWN_TICKET' });
      if (done === 'used') return fail({ code: 'PASS_USED' });
      return succeed(done === 'voided' ? { news: 'cancelled-by-house', auditDetails: { reason } } : null);
    },
  );
}
