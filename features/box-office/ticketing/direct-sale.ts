import type { Result } from '#lib/result.ts';
import type { TicketingError } from './errors.ts';
import type { OnlinePayment } from './online-payment.ts';
import type { OrderReceipt, PassRequest, VoucherRequest } from './order.ts';

/** Purchase with the idempotency key that makes a form count once: random, and known only to the holder of the form. */
export interface Purchase<R> {
  request: R;
  key: string;
}

/** Sale without a cart: gift vouchers (docs/decisions/0076) and passes (docs/decisions/0087). */
export interface DirectSale<R> {
  /**
   * Orders a purchase that is paid at the box office, or in the test shop not at all. Idempotent by its key. Refused with
   * `PAYMENT_CLOSED` for other payment methods.
   */
  order(purchase: Purchase<R>): Promise<Result<OrderReceipt, TicketingError>>;
  /**
   * Begins paying for it online: there is an order when there is money. The same purchase with the same key is one payment; one that
   * has ended unpaid is restarted.
   */
  begin(purchase: Purchase<R>): Promise<Result<OnlinePayment, TicketingError>>;
}

export type VoucherSale = DirectSale<VoucherRequest>;
export type PassSale = DirectSale<PassRequest>;
