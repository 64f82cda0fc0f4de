import { isVoucherGood } from '#features/gift-vouchers/index.ts';
import type { Principal } from '#features/permissions/index.server.ts';
import { hasTickets, type Order } from '#features/ticketing/index.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import { changeOrder, type OrderDeskServices } from './change-order.server.ts';

export type ResendError = { code: 'UNKNOWN_ORDER' } | { code: 'NO_TICKETS' };

/** Sends the tickets of an order, or its gift voucher, once more, to the address it was ordered with. Needs `sell`. */
export function resendTickets(
  services: OrderDeskServices,
  staff: Pick<Principal, 'id' | 'role'>,
  number: string,
): Promise<Result<Order, ResendError>> {
  return changeOrder<ResendError>(services, staff, { number, permission: 'sell' }, async ({ order, now }) => {
    const isGood = order.voucher
      ? isVoucherGood(order.voucher)
      : hasTickets(order) && order.tickets.some(({ state }) => state === 'valid');
    if (!isGood) return fail({ code: 'NO_TICKETS' });
    return succeed({ news: 'resent', told: { resent_at: now } });
  });
}
