import type { Result } from '#lib/result.ts';
import type { TicketingError } from './errors.ts';
import type { OnlinePayment } from './online-payment.ts';
import type { OrderReceipt, VoucherRequest } from './order.ts';

/** What makes a form count once: random, and only who has the form knows it. */
export interface VoucherPurchase {
  request: VoucherRequest;
  key: string;
}

/** Gift vouchers, which are bought without a cart (docs/decisions/0076). */
export interface VoucherSale {
  /**
   * Orders a voucher that is paid at the box office, or in the test shop not at all. The same purchase with the same key is one order.
   * Refused with `PAYMENT_CLOSED` for any other way to pay.
   */
  order(purchase: VoucherPurchase): Promise<Result<OrderReceipt, TicketingError>>;
  /**
   * Begins paying for a voucher online: there is an order when there is money. The same purchase with the same key is one payment; one that
   * has ended unpaid is begun anew.
   */
  begin(purchase: VoucherPurchase): Promise<Result<OnlinePayment, TicketingError>>;
}
