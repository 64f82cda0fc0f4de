import type { Order } from './order.ts';

/**
 * Tells if an order is an enquiry of a group: its places are held, and nothing is ordered (docs/product/groups.md#enquiries). It stays one
 * after its end; money makes it an order, and so does the link in its email.
 */
export function isEnquiry({
  enquiredAt,
  paymentMethod,
  paidCents,
}: Pick<Order, 'enquiredAt' | 'paymentMethod' | 'paidCents'>): boolean {
  return enquiredAt !== null && paymentMethod === 'box-office' && paidCents === 0;
}

/** Tells if tickets are changed all together by a group or by staff, and none of them by its holder. */
export const isChangedAsWhole = (
  order: Pick<Order, 'enquiredAt' | 'paymentMethod' | 'paidCents' | 'invoice'>,
): boolean => order.invoice !== null || isEnquiry(order);

/** Outcome of an enquiry, or that it has none yet. */
export type EnquiryState = 'held' | 'ordered' | 'withdrawn' | 'ended' | 'cancelled';

/** State of an order that began as an enquiry. */
export function enquiryState(
  order: Pick<Order, 'enquiredAt' | 'paymentMethod' | 'paidCents' | 'tickets'>,
): EnquiryState {
  if (!isEnquiry(order)) return 'ordered';
  if (order.tickets.some(({ state }) => state === 'valid')) return 'held';
  const causes = new Set(order.tickets.map(({ cancellationCause }) => cancellationCause));
  if (causes.has('not-paid')) return 'ended';
  return causes.has('by-house') || causes.has('event-cancelled') ? 'cancelled' : 'withdrawn';
}
