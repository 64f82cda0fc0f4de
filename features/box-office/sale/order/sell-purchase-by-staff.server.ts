import type { Office } from '#features/box-office/holds/index.server.ts';
import type { OrderWrite } from '#features/box-office/order-store/index.server.ts';
import { findOrder } from '#features/box-office/order-store/index.server.ts';
import type {
  Customer,
  Order,
  PassPurchase,
  PaymentRequest,
  VoucherPurchase,
} from '#features/box-office/ticketing/index.ts';
import { claimKey, findResponse, saveResponse } from '#features/core/resources/index.server.ts';
import type { Language } from '#lib/localized.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import { digestOf } from '#platform/digest.server.ts';
import { sellPurchase } from './sell-purchase.server.ts';

/** A pass or a gift voucher that somebody bought at the till: for whom, under which terms, and how it was paid. */
export interface TillSale {
  purchase: { pass: PassPurchase } | { voucher: VoucherPurchase };
  customer: Customer;
  /** The language of the emails about it. */
  language: Language;
  payment: PaymentRequest;
  /** Idempotency key that makes a form count once: random, and known only to the holder of the form. */
  key: string;
  /** Sold at the counter: the order names its seller. */
  isAtCounter?: boolean;
}

/**
 * Sells a pass or a gift voucher at the till in one transaction: the order, its payment and its email (docs/decisions/0087). The same form with
 * the same words again gives the order it became, and `isNew` is `false`. Fails where the key was answered for something else at that moment.
 */
export async function sellPurchaseByStaff(
  { trx, by, now, shiftId = null, ids, onOrder }: Omit<OrderWrite, 'order'> & Pick<Office, 'ids' | 'onOrder'>,
  { purchase, customer, language, payment, key, isAtCounter = false }: TillSale,
): Promise<Result<{ order: Order; isNew: boolean }, { code: 'KEY_REUSED' }>> {
  // The end of the pass is left out: it is another one after midnight.
  const asked = 'pass' in purchase ? [purchase.pass.kindId, purchase.pass.cents] : [purchase.voucher];
  const requestHash = digestOf(JSON.stringify([...asked, customer, language, payment]));
  const name = 'pass' in purchase ? 'pass at the till' : 'voucher at the till';
  const keyed = { keyHash: digestOf(name, String(by), key, requestHash), requestHash };
  if (!(await claimKey(trx, keyed, now))) {
    const secret = await findResponse(trx, keyed);
    const order = secret === null ? null : await findOrder(trx, secret);
    return order ? succeed({ order, isNew: false }) : fail({ code: 'KEY_REUSED' });
  }
  const { id: _, ...order } = await sellPurchase({ ids, onOrder }, trx, {
    request: { customer, language, paymentMethod: 'box-office', isTest: false, contents: '', ...purchase },
    now,
    paidAtTill: { ...payment, by, shiftId },
    soldBy: isAtCounter ? by : null,
  });
  await saveResponse(trx, keyed, order.secret);
  return succeed({ order, isNew: true });
}
