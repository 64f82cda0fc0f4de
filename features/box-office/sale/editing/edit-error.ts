import { acceptsPayments, openCents } from '#features/box-office/ticketing/index.server.ts';
import type { Order, TicketingError } from '#features/box-office/ticketing/index.ts';

/** Why staff cannot change the tickets of an order (docs/product/box-office.md#changing-an-order). */
export type EditError =
  | TicketingError
  | { code: 'UNKNOWN_ORDER' | 'UNKNOWN_TICKET' }
  /** A test, a gift voucher, a pass, or an order without valid tickets. */
  | { code: 'EDIT_CLOSED' }
  /** Somebody came in with one of the tickets. */
  | { code: 'ADMITTED' }
  /** A pass paid for one of them, or it belongs to a series that was bought as a whole. */
  | { code: 'PASS_PAID' | 'OF_SERIES' }
  /** The price is sold at another rate of VAT. */
  | { code: 'OTHER_VAT' }
  | { code: 'DISPUTED' }
  /** It costs more, and the order takes no money. */
  | { code: 'TAKES_NO_MONEY' }
  /** That much is on its way back online already, which would have paid for it. */
  | { code: 'ON_ITS_WAY'; cents: number }
  /** Somebody else changed the order since it was seen. */
  | { code: 'ORDER_CHANGED' };

/** Why nothing of an order can be changed. */
export function refusalToEdit({ isTest, isDisputed, tickets }: Order): EditError | null {
  if (isTest || !tickets.some(({ state }) => state === 'valid')) return { code: 'EDIT_CLOSED' };
  return isDisputed ? { code: 'DISPUTED' } : null;
}

/** Why an order cannot cost that much more. */
export function refusalToCharge(order: Order, moreCents: number): EditError | null {
  if (moreCents <= 0) return null;
  if (!acceptsPayments(order)) return { code: 'TAKES_NO_MONEY' };
  const { returningCents } = order;
  // Money on its way is not there any more: it cannot pay for what is dearer.
  const isLacking = returningCents > 0 && returningCents > -moreCents - openCents(order);
  return isLacking ? { code: 'ON_ITS_WAY', cents: returningCents } : null;
}
