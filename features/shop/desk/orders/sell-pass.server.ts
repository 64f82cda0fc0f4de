import { findPassKinds } from '#features/box-office/passes/index.server.ts';
import { sellPurchaseByStaff } from '#features/box-office/sale/index.server.ts';
import type { Customer, Order, PaymentRequest } from '#features/box-office/ticketing/index.ts';
import type { Principal } from '#features/core/access/index.server.ts';
import { inWrite } from '#features/core/access/index.server.ts';
import { findAccountOf } from '#features/people/accounts/index.server.ts';
import { writeOrderEmail } from '#features/shop/orders/index.server.ts';
import type { Language } from '#lib/localized.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { IdSource } from '#platform/ids.server.ts';
import { lockOpenShift } from '../tills/shift-store.server.ts';
import type { OrderDeskServices } from './change-order.server.ts';

/** A pass that somebody buys at the desk, and how it was paid. */
export interface DeskPassSale {
  kindId: number;
  customer: Omit<Customer, 'userId'>;
  /** The language of the emails about it. */
  language: Language;
  payment: PaymentRequest;
  /** Idempotency key of a form: random, and known only to those who have the form. */
  key: string;
}

/** Reason a pass is not sold at the desk; with `AMOUNT_DIFFERS` its price, in cents. */
export type DeskPassError =
  | { code: 'UNKNOWN_PASS' | 'KEY_REUSED' }
  | { code: 'AMOUNT_DIFFERS'; cents: number };

/**
 * Sells a pass at the desk that was paid at the till, all of it: there is an order of it, the payment is in the books and the pass can be used,
 * with one press. It belongs to the account whose confirmed address was named, else it waits for one (docs/product/passes.md#at-the-desk). Sent
 * twice it is sold once. Needs `sell`.
 */
export function sellPass(
  services: OrderDeskServices & { ids: IdSource },
  staff: Pick<Principal, 'id' | 'role'>,
  { kindId, customer, language, payment, key }: DeskPassSale,
): Promise<Result<Order, DeskPassError>> {
  return inWrite<Order, DeskPassError>(services, staff, 'sell', async ({ trx, now, record }) => {
    const [kind] = await findPassKinds(trx, now, kindId);
    if (!kind) return fail({ code: 'UNKNOWN_PASS' });
    if (payment.cents !== kind.cents) return fail({ code: 'AMOUNT_DIFFERS', cents: kind.cents });
    const { id: _, note: __, series: ___, ...terms } = kind;
    const userId = await findAccountOf(trx, customer.email);
    const shift = await lockOpenShift(trx, services.engine, staff.id);
    const sold = await sellPurchaseByStaff(
      {
        ...{ trx, now, by: staff.id, shiftId: shift?.id ?? null, ids: services.ids },
        onOrder: (within, order, news) => writeOrderEmail(within, order, news, services.config),
      },
      {
        purchase: { pass: { kindId, ...terms } },
        ...{ customer: { ...customer, userId }, language, payment, key },
      },
    );
    if (!sold.ok) return sold;
    const { order, isNew } = sold.value;
    if (isNew) {
      const { means, reference } = payment;
      const after = { paid_cents: order.paidCents, means, reference };
      record({ entity: 'orders', id: order.number, before: null, after, tags: [] });
    }
    return succeed(order);
  });
}
