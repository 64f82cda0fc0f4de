import type { Office } from '#features/box-office/holds/index.server.ts';
import type { OrderWrite } from '#features/box-office/order-store/index.server.ts';
import { findOrder } from '#features/box-office/order-store/index.server.ts';
import type { Customer, Order, PassPurchase, PaymentRequest } from '#features/box-office/ticketing/index.ts';
import { claimKey, findResponse, saveResponse } from '#features/core/resources/index.server.ts';
import type { Language } from '#lib/localized.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import { digestOf } from '#platform/digest.server.ts';
import { sellPurchase } from './sell-purchase.server.ts';

/** A pass that somebody bought at the till: for whom, under which terms, and how it was paid. */
export interface TillPassSale {
  pass: PassPurchase;
  customer: Customer;
  /** The language of the emails about it. */
  language: Language;
  payment: PaymentRequest;
  /** Idempotency key that makes a form count once: random, and known only to the holder of the form. */
  key: string;
}

/**
 * Sells a pass at the till in one transaction: the order, its payment and its email (docs/decisions/0087). The same form with the same words
 * again gives the order it became, and `isNew` is `false`. Fails where the key was answered for something else at that moment.
 */
export async function sellPassByStaff(
  { trx, by, now, ids, onOrder }: Omit<OrderWrite, 'order'> & Pick<Office, 'ids' | 'onOrder'>,
  { pass, customer, language, payment, key }: TillPassSale,
): Promise<Result<{ order: Order; isNew: boolean }, { code: 'KEY_REUSED' }>> {
  // The end of the pass is left out: it is another one after midnight.
  const requestHash = digestOf(JSON.stringify([pass.kindId, pass.cents, customer, language, payment]));
  const keyed = { keyHash: digestOf('pass at the till', String(by), key, requestHash), requestHash };
  if (!(await claimKey(trx, keyed, now))) {
    const secret = await findResponse(trx, keyed);
    const order = secret === null ? null : await findOrder(trx, secret);
    return order ? succeed({ order, isNew: false }) : fail({ code: 'KEY_REUSED' });
  }
  const { id: _, ...order } = await sellPurchase({ ids, onOrder }, trx, {
    request: { customer, language, paymentMethod: 'box-office', isTest: false, contents: '', pass },
    now,
    paidAtTill: { ...payment, by },
  });
  await saveResponse(trx, keyed, order.secret);
  return succeed({ order, isNew: true });
}
