import { providerFor } from '#features/box-office/payments/index.server.ts';
import { type Order, payableOnlineCents } from '#features/box-office/ticketing/index.ts';
import { findAuditEntries, type Principal } from '#features/core/access/index.server.ts';
import { findSettings } from '#features/core/settings/index.server.ts';
import type { Db, Trx } from '#features/database.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { Instant } from '#lib/venue-time.ts';
import { changeOrder, type OrderDeskServices } from './change-order.server.ts';

export interface PaymentLinkError {
  code: 'UNKNOWN_ORDER' | 'NO_EMAIL' | 'NOT_PAYABLE_ONLINE';
}

const MAX_ENTRIES = 100;

/** Tells if an order can be paid by a link that is sent now: its customer has an address, and something is open that is paid online. */
export async function isLinkSendable(
  { payments, config }: Pick<OrderDeskServices, 'payments' | 'config'>,
  db: Db | Trx,
  order: Order,
  now: Instant,
): Promise<boolean> {
  if (!providerFor(payments, false) || config.shopUrl !== undefined) return false;
  const { seller } = await findSettings(db);
  return payableOnlineCents(order, { now, isTransferOffered: Boolean(seller?.iban) }) > 0;
}

/**
 * Sends the customer the link by which an order is paid online, again or for the first time (docs/product/box-office.md#payment-link). Needs
 * `sell`.
 */
export function sendPaymentLink(
  services: OrderDeskServices,
  staff: Pick<Principal, 'id' | 'role'>,
  number: string,
): Promise<Result<Order, PaymentLinkError>> {
  return changeOrder<PaymentLinkError>(
    services,
    staff,
    { number, permission: 'sell' },
    async ({ trx, order, now }) => {
      if (order.customer.email === '') return fail({ code: 'NO_EMAIL' });
      if (!(await isLinkSendable(services, trx, order, now))) return fail({ code: 'NOT_PAYABLE_ONLINE' });
      return succeed({ news: 'payment-link', auditDetails: { link_sent_at: now } });
    },
  );
}

/** Reads from the journal of an order whether the link was sent. */
export async function wasLinkSent(db: Db, number: string): Promise<boolean> {
  const of = { entity: 'orders', entityId: number };
  const { entries } = await findAuditEntries(db, of, { page: 1, pageSize: MAX_ENTRIES });
  return entries.some(({ changes }) => changes.link_sent_at !== undefined);
}
