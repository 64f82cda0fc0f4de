import { startOf, unmetCondition } from '#features/box-office/holds/index.server.ts';
import type { HeldLine } from '#features/box-office/holds/index.ts';
import {
  invoiceFaults,
  isDonation,
  isOnSale,
  isPayableBy,
  saleClosed,
} from '#features/box-office/ticketing/index.server.ts';
import type { OrderRequest, TicketingError } from '#features/box-office/ticketing/index.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { CartPrice } from '../cart/cart-price.server.ts';

interface Circumstances {
  price: CartPrice;
  now: Instant;
  /** It may be paid at a provider. */
  isOnlineOffered: boolean;
  /** True if the customer is a member, or need not be one. */
  isMember: boolean;
  /** The venue asks for donations. */
  isDonationOffered?: boolean;
  /** Sold at the counter, where all means are open until the event ends. */
  isAtCounter?: boolean;
}

/** Reasons the contents of a cart cannot be sold on these terms. */
export function refusalToSell(
  lines: HeldLine[],
  request: OrderRequest,
  { price, now, isOnlineOffered, isMember, isDonationOffered = false, isAtCounter = false }: Circumstances,
): TicketingError | null {
  const { contents, paymentMethod, isTest, customer, creditCents = 0, donationCents = 0 } = request;
  const closed = lines.filter((line) => !isOnSale(line, now, { isAtCounter }));
  if (closed.length > 0) return saleClosed(closed, now);
  if (lines.length === 0 || contents !== price.contents) {
    // Reports the coupon's refusal: the contents the customer saw may still be available without it.
    const refusal = price.coupon?.refusal;
    return refusal ? { code: 'COUPON_REFUSED', coupon: refusal } : { code: 'CART_CHANGED' };
  }
  const unmet = unmetCondition(lines, { isMember, now });
  if (unmet) return unmet;
  const { totalCents } = price.prices.sum;
  const mayUseCredit = !isTest && customer.userId !== null && creditCents <= totalCents;
  if (creditCents > 0 && !mayUseCredit) return { code: 'CREDIT_CHANGED' };
  const mayDonate = isDonationOffered && !isTest && totalCents > 0 && isDonation(donationCents);
  if (donationCents !== 0 && !mayDonate) return { code: 'DONATION_REFUSED' };
  const starts = lines.flatMap((line) => startOf(line) ?? []).toSorted();
  const toBePaid = {
    totalCents,
    creditCents,
    donationCents,
    isTest,
    hasAccount: customer.userId !== null,
    isGroup: request.group != null,
    isOnlineOffered,
    firstStart: starts[0] ?? null,
  };
  if (!isAtCounter && !isPayableBy(paymentMethod, toBePaid, now)) return { code: 'PAYMENT_CLOSED' };
  const recipient = invoiceFaults(request, totalCents);
  return Object.keys(recipient).length > 0 ? { code: 'RECIPIENT_REFUSED', recipient } : null;
}
