import { sellAtCounter } from '#features/box-office/sale/index.server.ts';
import type { Order } from '#features/box-office/ticketing/index.ts';
import { inWrite, type Principal } from '#features/core/access/index.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { Day } from '#lib/venue-time.ts';
import { customerOfSale } from './customer-of-sale.server.ts';
import { type CounterRequest, type CounterServices, counterOffice, type SellError } from './sell.server.ts';

/** A cart as the cashier saw it, and for whom it is kept until the end of which day. */
export type ReservationRequest = Pick<CounterRequest, 'reference' | 'contents' | 'customer' | 'language'> & {
  lastDay: Day;
  /** Account of a known customer, in place of a name. */
  accountId?: number | null;
};

/**
 * Reserves a cart for somebody who is not there (docs/product/box-office.md#reservations): an order to be paid at the box office until the end of
 * a day. Takes no money and needs no open till. Sent twice it is reserved once. Needs `sell`.
 */
export function reserve(
  services: CounterServices,
  staff: Pick<Principal, 'id' | 'role'>,
  { reference, contents, customer: typed, accountId = null, language, lastDay }: ReservationRequest,
): Promise<Result<Order, SellError>> {
  return inWrite<Order, SellError>(services, staff, 'sell', async ({ trx, record }) => {
    const found = await customerOfSale(trx, staff, { accountId, typed });
    if (!found.ok) return found;
    const customer = found.value;
    if (customer.lastName === '') return fail({ code: 'NO_NAME' });
    const reserved = await sellAtCounter(
      { ...counterOffice(services), trx, by: staff.id, shiftId: null },
      {
        ...{ reference, payments: [], isOnAccount: false, reservedUntil: lastDay },
        request: { customer, language, contents },
      },
    );
    if (!reserved.ok) return reserved;
    const { order, isNew } = reserved.value;
    if (isNew) {
      const after = { reserved_until: order.reservedUntil };
      record({ entity: 'orders', id: order.number, before: null, after, tags: [] });
    }
    return succeed(order);
  });
}
