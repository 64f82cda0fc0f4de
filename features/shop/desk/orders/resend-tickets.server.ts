import type { Order } from '#features/box-office/ticketing/index.ts';
import type { Principal } from '#features/core/access/index.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import { changeOrder, type OrderDeskServices } from './change-order.server.ts';
import { isSendable } from './is-sendable.ts';

export type ResendError = { code: 'UNKNOWN_ORDER' } | { code: 'NO_TICKETS' };

/** Sends the tickets of an order, its gift voucher or its pass, once more, to the address it was ordered with. Needs `sell`. */
export function resendTickets(
  services: OrderDeskServices,
  staff: Pick<Principal, 'id' | 'role'>,
  number: string,
): Promise<Result<Order, ResendError>> {
  return changeOrder<ResendError>(services, staff, { number, permission: 'sell' }, async ({ order, now }) => {
    if (!isSendable(order)) return fail({ code: 'NO_TICKETS' });
    return succeed({ news: 'resent', auditDetails: { resent_at: now } });
  });
}
