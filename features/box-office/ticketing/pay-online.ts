import type { Instant } from '#lib/venue-time.ts';
import { isEnquiry } from './enquiry.ts';
import type { Order } from './order.ts';
import { acceptsPayments, openCents } from './payment.ts';
import { ONLINE_FROM_CENTS } from './payment-methods.ts';
import { unpaidUntil } from './unpaid-orders.ts';

/**
 * Amount of an order that its customer may pay at the payment provider now, in cents; 0 where that is not offered
 * (docs/product/checkout.md#paying-an-order-online). `isTransferOffered`: invoices may be paid without coming to the venue.
 */
export function payableOnlineCents(
  order: Order,
  { now, isTransferOffered }: { now: Instant; isTransferOffered: boolean },
): number {
  if (order.isTest || !acceptsPayments(order) || isEnquiry(order)) return 0;
  // Money the bank took back is paid at the venue: the provider would return none of it.
  if (order.isDisputed || order.chargedBackCents > 0) return 0;
  if (!order.tickets.some(({ state }) => state === 'valid')) return 0;
  if (order.paymentMethod === 'on-account' && !isTransferOffered) return 0;
  const until = unpaidUntil(order);
  if (until !== null && now >= until) return 0;
  const cents = openCents(order);
  return cents >= ONLINE_FROM_CENTS ? cents : 0;
}
