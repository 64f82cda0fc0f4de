import { giveDonationBack } from '#features/box-office/order-store/index.server.ts';
import type { Order } from '#features/box-office/ticketing/index.ts';
import type { Principal } from '#features/core/access/index.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import { changeOrder, type OrderDeskServices } from './change-order.server.ts';

/** `NO_DONATION`: none was given with the order, or it ended unpaid. */
export interface DonationReturnError {
  code: 'UNKNOWN_ORDER' | 'NO_DONATION';
}

/**
 * Gives the donation of an order back at the customer's request: what was paid for it is owed from then on, and refunded as
 * all that is owed. The reason stays internal. Idempotent. Needs `refund`.
 */
export function returnDonation(
  services: OrderDeskServices,
  staff: Pick<Principal, 'id' | 'role'>,
  number: string,
  { reason }: { reason: string },
): Promise<Result<Order, DonationReturnError>> {
  return changeOrder<DonationReturnError>(
    services,
    staff,
    { number, permission: 'refund' },
    async ({ trx, order, now }) => {
      const { donation } = order;
      if (donation?.end === 'given-back') return succeed(null);
      if (!donation || donation.end !== null) return fail({ code: 'NO_DONATION' });
      await giveDonationBack(trx, number, now);
      return succeed({ news: 'donation-returned', auditDetails: { reason } });
    },
  );
}
