import type { Instant } from '#lib/venue-time.ts';
import type { TicketingError } from '../errors.ts';
import type { OrderRequest } from '../order.ts';
import { isPayableBy } from '../payment-methods.ts';
import type { CartPrice } from './cart-price.server.ts';
import { type HeldLine, startOf } from './line-store.server.ts';
import { isOnSale, saleClosed } from './sale.ts';

interface Circumstances {
  price: CartPrice;
  now: Instant;
  /** It may be paid at a provider. */
  isOnlineOffered: boolean;
}

/** Why what a cart holds cannot be bought as it was asked for. */
export function refusalToSell(
  lines: HeldLine[],
  { contents, paymentMethod, isTest, customer, creditCents = 0 }: OrderRequest,
  { price, now, isOnlineOffered }: Circumstances,
): TicketingError | null {
  const closed = lines.filter((line) => !isOnSale(line, now));
  if (closed.length > 0) return saleClosed(closed, now);
  if (lines.length === 0 || contents !== price.contents) {
    // What was seen without the coupon may be had without it.
    const refusal = price.coupon?.refusal;
    return refusal ? { code: 'COUPON_REFUSED', coupon: refusal } : { code: 'CART_CHANGED' };
  }
  const { totalCents } = price.prices.sum;
  const mayUseCredit = !isTest && customer.userId !== null && creditCents <= totalCents;
  if (creditCents > 0 && !mayUseCredit) return { code: 'CREDIT_CHANGED' };
  const starts = lines.flatMap((line) => startOf(line) ?? []).toSorted();
  const toBePaid = {
    totalCents,
    creditCents,
    isTest,
    hasAccount: customer.userId !== null,
    isOnlineOffered,
    firstStart: starts[0] ?? null,
  };
  return isPayableBy(paymentMethod, toBePaid, now) ? null : { code: 'PAYMENT_CLOSED' };
}
