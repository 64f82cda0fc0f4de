import { providerFor } from '#features/box-office/payments/index.server.ts';
import { sellAtCounter } from '#features/box-office/sale/index.server.ts';
import { ONLINE_FROM_CENTS, type Order, type PaymentRequest } from '#features/box-office/ticketing/index.ts';
import { inWrite, type Principal } from '#features/core/access/index.server.ts';
import { writeOrderEmail } from '#features/shop/orders/index.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import { shiftReference } from '../tills/shift.ts';
import { lockOpenShift } from '../tills/shift-store.server.ts';
import { customerOfSale } from './customer-of-sale.server.ts';
import type { ReservationRequest } from './reserve.server.ts';
import { type CounterRequest, type CounterServices, counterOffice, type SellError } from './sell.server.ts';

/** A cart as the cashier saw it, to whom the link goes, and what is paid at once. Amounts are cents. */
export interface LinkSale
  extends ReservationRequest,
    Pick<CounterRequest, 'totalCents' | 'cardCents' | 'receipt'> {
  cashCents: number;
}

/**
 * Sells a cart to somebody who pays online by a link in an email (docs/product/box-office.md#payment-link): an order that is kept until the end of a
 * day, of which a part may be paid in cash or by card at once, into the open shift. Sent twice it is sold once. Needs `sell`.
 */
export function sellByLink(
  services: CounterServices,
  staff: Pick<Principal, 'id' | 'role'>,
  sale: LinkSale,
): Promise<Result<Order, SellError>> {
  return inWrite<Order, SellError>(services, staff, 'sell', async ({ trx, now, record }) => {
    const { reference, contents, language, lastDay, accountId = null, totalCents } = sale;
    if (!providerFor(services.payments, false)) return fail({ code: 'NO_ONLINE_PAYMENT' });
    const found = await customerOfSale(trx, staff, { accountId, typed: sale.customer });
    if (!found.ok) return found;
    const customer = found.value;
    if (customer.email === '') return fail({ code: 'NO_EMAIL' });
    const isPartPaid = sale.cashCents + sale.cardCents > 0;
    if (totalCents > 0 && totalCents - sale.cashCents - sale.cardCents < ONLINE_FROM_CENTS)
      return fail({ code: 'TOO_LITTLE_FOR_LINK' });
    const shift = isPartPaid ? await lockOpenShift(trx, services.engine, staff.id) : null;
    if (isPartPaid && !shift) return fail({ code: 'NO_SHIFT' });
    const payments = paymentsOf(sale, shift ? shiftReference(shift) : '');
    const sold = await sellAtCounter(
      {
        ...{ ...counterOffice(services), trx, by: staff.id, shiftId: shift?.id ?? null },
        onOrder: (within, order, news) =>
          writeOrderEmail(within, order, { ...news, kind: 'payment-link' }, services.config),
      },
      {
        ...{ reference, payments, isOnAccount: false, reservedUntil: lastDay },
        request: { customer, language, contents },
      },
    );
    if (!sold.ok) return sold;
    const { order, isNew } = sold.value;
    if (isNew) {
      const after = { reserved_until: order.reservedUntil, link_sent_at: now };
      record({ entity: 'orders', id: order.number, before: null, after, tags: [] });
    }
    return succeed(order);
  });
}

function paymentsOf(
  { cashCents, cardCents, receipt }: Pick<LinkSale, 'cashCents' | 'cardCents' | 'receipt'>,
  ofShift: string,
): PaymentRequest[] {
  const reference = receipt || ofShift;
  const taken = [
    { means: 'card', cents: cardCents, reference },
    { means: 'cash', cents: cashCents, reference },
  ] as const;
  return taken.filter(({ cents }) => cents > 0);
}
