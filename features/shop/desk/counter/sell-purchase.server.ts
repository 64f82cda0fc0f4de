import { isVoucherAmount } from '#features/box-office/credit/index.ts';
import { findPassKinds } from '#features/box-office/passes/index.server.ts';
import { sellPurchaseByStaff } from '#features/box-office/sale/index.server.ts';
import type { Customer, Order } from '#features/box-office/ticketing/index.ts';
import { inWrite, type Principal } from '#features/core/access/index.server.ts';
import type { Trx } from '#features/database.server.ts';
import { findAccountOf } from '#features/people/accounts/index.server.ts';
import type { Language } from '#lib/localized.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { Instant } from '#lib/venue-time.ts';
import { shiftReference } from '../tills/shift.ts';
import { lockOpenShift } from '../tills/shift-store.server.ts';
import { type CustomerRefusal, customerOfSale } from './customer-of-sale.server.ts';
import { type CounterServices, counterOffice } from './sell.server.ts';

/** A pass or a gift voucher that somebody buys at the counter. Amounts are cents. */
export interface PurchaseRequest {
  item: { passKindId: number } | { voucherCents: number; recipient: string };
  /** Price on the screen. */
  totalCents: number;
  /** Empty where nobody gave a name: a pass is used by its number then. */
  customer: Omit<Customer, 'userId'>;
  language: Language;
  means: 'cash' | 'card';
  /** Cash that was handed over; `null` where nobody typed it. */
  givenCents: number | null;
  /** Number on a receipt; the shift stands for it where it is empty. */
  receipt: string;
  /** Makes a form count once. */
  key: string;
}

export type PurchaseError =
  | CustomerRefusal
  | { code: 'NO_SHIFT' | 'UNKNOWN_PASS' | 'NO_VOUCHER_AMOUNT' | 'KEY_REUSED' }
  | { code: 'AMOUNT_DIFFERS' | 'GIVEN_TOO_LITTLE'; cents: number };

/**
 * Sells a pass or a gift voucher at the counter into the open shift of the cashier, paid and valid at once (docs/product/box-office.md#counter). It
 * belongs to the account whose confirmed address was named. Sent twice it is sold once. Needs `sell`.
 */
export function sellPurchaseAtCounter(
  services: CounterServices,
  staff: Pick<Principal, 'id' | 'role'>,
  request: PurchaseRequest,
): Promise<Result<Order, PurchaseError>> {
  return inWrite<Order, PurchaseError>(services, staff, 'sell', async ({ trx, now, record }) => {
    const { totalCents, givenCents, means, language, key } = request;
    const accountId = request.customer.email === '' ? null : await findAccountOf(trx, request.customer.email);
    const customer = await customerOfSale(trx, staff, { accountId, typed: request.customer });
    if (!customer.ok) return customer;
    const shift = await lockOpenShift(trx, services.engine, staff.id);
    if (!shift) return fail({ code: 'NO_SHIFT' });
    const item = await purchaseOf(trx, request.item, now);
    if (!item.ok) return item;
    const { purchase, cents } = item.value;
    if (cents !== totalCents) return fail({ code: 'AMOUNT_DIFFERS', cents });
    if (means === 'cash' && givenCents !== null && givenCents < cents)
      return fail({ code: 'GIVEN_TOO_LITTLE', cents });
    const reference = request.receipt || shiftReference(shift);
    const sold = await sellPurchaseByStaff(
      { ...counterOffice(services), trx, now, by: staff.id, shiftId: shift.id },
      {
        ...{ purchase, customer: customer.value, language, key, isAtCounter: true },
        payment: { cents, means, reference },
      },
    );
    if (!sold.ok) return sold;
    const { order, isNew } = sold.value;
    if (isNew) {
      const after = { paid_cents: order.paidCents, means, reference };
      record({ entity: 'orders', id: order.number, before: null, after, tags: [] });
    }
    return succeed(order);
  });
}

type Purchase = Parameters<typeof sellPurchaseByStaff>[1]['purchase'];

async function purchaseOf(
  trx: Trx,
  item: PurchaseRequest['item'],
  now: Instant,
): Promise<Result<{ purchase: Purchase; cents: number }, PurchaseError>> {
  if ('passKindId' in item) {
    const [kind] = await findPassKinds(trx, now, item.passKindId);
    if (!kind) return fail({ code: 'UNKNOWN_PASS' });
    const { id: kindId, note: _, series: __, ...terms } = kind;
    return succeed({ purchase: { pass: { kindId, ...terms } }, cents: kind.cents });
  }
  const { voucherCents: cents, recipient } = item;
  if (!isVoucherAmount(cents)) return fail({ code: 'NO_VOUCHER_AMOUNT' });
  const voucher = { cents, recipient, greeting: '', recipientEmail: null, sendOn: null };
  return succeed({ purchase: { voucher }, cents });
}
