import { cancelByStaff, leavesFlatPrice } from '#features/box-office/sale/index.server.ts';
import type { Order, StaffCancellationError } from '#features/box-office/ticketing/index.ts';
import type { Principal } from '#features/core/access/index.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import { changeOrder, type OrderDeskServices } from './change-order.server.ts';

/**
 * Cancels tickets of an order on behalf of staff, by their positions, and notifies the customer. Places are free at once;
 * the price is owed. The reason stays internal. Needs `sell`.
 */
export function cancelTickets(
  services: OrderDeskServices,
  staff: Pick<Principal, 'id' | 'role'>,
  number: string,
  { positions, reason }: { positions: number[]; reason: string },
): Promise<Result<Order, StaffCancellationError>> {
  return changeOrder(services, staff, { number, permission: 'sell' }, async (write) => {
    if (await leavesFlatPrice(write.trx, write.order, positions)) return fail({ code: 'FLAT_PRICE' });
    const done = await cancelByStaff(write, { positions, cause: 'by-house' });
    if (!done.ok) return done;
    if (done.value.cancelled.length === 0) return succeed(null);
    const { creditCents, tags } = done.value;
    return succeed({ news: 'cancelled-by-house', creditCents, auditDetails: { reason }, tags });
  });
}
