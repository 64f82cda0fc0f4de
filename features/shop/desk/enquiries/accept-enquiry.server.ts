import { findTerms } from '#features/box-office/holds/index.server.ts';
import { findOrder, issueInvoice, orderOnAccount } from '#features/box-office/order-store/index.server.ts';
import {
  invoiceFaults,
  isEnquiry,
  saleClosed,
  saleStop,
} from '#features/box-office/ticketing/index.server.ts';
import {
  type InvoiceRecipient,
  type Order,
  type TicketingError,
  unpaidUntil,
} from '#features/box-office/ticketing/index.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { DatabaseClock } from '#platform/database/database-clock.server.ts';
import { changeOrder, type OrderDeskServices } from '../orders/change-order.server.ts';

/** Terms a group agrees to with one press. */
export interface Acceptance {
  /** The total that was seen. */
  agreedCents: number;
  invoiceRecipient: InvoiceRecipient | null;
}

export type EnquiryError = TicketingError | { code: 'UNKNOWN_ORDER' };

export const GROUP_BY_LINK = { system: 'group by its link' };

/**
 * Makes an enquiry an order on an invoice for the group with its link (docs/product/groups.md#enquiries). Pressed twice it is one order and one
 * invoice. Refused with `NO_ACTIVE_RESERVATION` where the places are not held any more, with `CART_CHANGED` at another total.
 */
export function acceptEnquiry(
  services: OrderDeskServices & { databaseClock: DatabaseClock },
  number: string,
  { agreedCents, invoiceRecipient }: Acceptance,
): Promise<Result<Order, EnquiryError>> {
  const change = { number, permission: 'sell' } as const;
  return changeOrder<EnquiryError>(services, GROUP_BY_LINK, change, async ({ trx, order }) => {
    const now = await services.databaseClock(trx);
    const tickets = order.tickets.filter(({ state }) => state === 'valid');
    if (order.enquiredAt === null) return fail({ code: 'UNKNOWN_ORDER' });
    if (tickets.length === 0) return fail({ code: 'NO_ACTIVE_RESERVATION' });
    if (!isEnquiry(order)) return succeed(null);
    const until = unpaidUntil(order);
    if (until === null || now >= until) return fail({ code: 'NO_ACTIVE_RESERVATION' });
    const terms = await findTerms(trx, [...new Set(tickets.map(({ jetId }) => jetId))]);
    const closed = terms.filter((each) => saleStop(each, now) !== null);
    if (closed.length > 0) return fail(saleClosed(closed, now));
    const { totalCents } = order.due;
    if (agreedCents !== totalCents) return fail({ code: 'CART_CHANGED' });
    const recipient = invoiceFaults({ paymentMethod: 'on-account', invoiceRecipient }, totalCents);
    if (Object.keys(recipient).length > 0) return fail({ code: 'RECIPIENT_REFUSED', recipient });
    await orderOnAccount(trx, order.secret, invoiceRecipient);
    const ordered = (await findOrder(trx, order.secret)) as Order;
    const positions = tickets.map(({ position }) => position);
    await issueInvoice(trx, { order: ordered, positions, now });
    return succeed({ news: 'placed', auditDetails: { ordered_at: now } });
  });
}
