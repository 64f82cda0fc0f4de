import type { Office } from '#features/box-office/holds/index.server.ts';
import { minutesAfter, runWithRetry } from '#features/box-office/holds/index.server.ts';
import {
  countEndedPaymentsOfOrder,
  findOnlinePayment,
  findOpenPaymentOfOrder,
  findOrder,
  insertPaymentOfOrder,
  lockOrder,
} from '#features/box-office/order-store/index.server.ts';
import {
  type OnlinePayment,
  payableOnlineCents,
  type TicketingError,
} from '#features/box-office/ticketing/index.ts';
import { findSettings } from '#features/core/settings/index.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import { PROVIDER_MINUTES } from './begin-payment.server.ts';

/** Each leaves a checkout at the provider, and a row that is deleted days later. */
const PAYMENTS_PER_ORDER = 20;

/** `OnlinePayments.beginForOrder` of the box office: one transaction, behind the lock of the order. */
export function beginForOrder(
  office: Office,
  orderSecret: string,
): Promise<Result<{ payment: OnlinePayment; isOver: boolean }, TicketingError>> {
  return runWithRetry<{ payment: OnlinePayment; isOver: boolean }>(office, async (trx) => {
    await lockOrder(trx, office.engine, orderSecret);
    const order = await findOrder(trx, orderSecret);
    if (!order) return fail({ code: 'UNKNOWN_OFFER' });
    const now = await office.databaseClock(trx);
    const open = await findOpenPaymentOfOrder(trx, order.number);
    if (open?.state === 'processing') return fail({ code: 'IN_PAYMENT' });
    if (open) return succeed({ payment: open, isOver: open.isOutdated || open.endsAt <= now });
    const { seller } = await findSettings(trx);
    const cents = payableOnlineCents(order, { now, isTransferOffered: Boolean(seller?.iban) });
    if (cents === 0) return fail({ code: 'PAYMENT_CLOSED' });
    if ((await countEndedPaymentsOfOrder(trx, order.number)) >= PAYMENTS_PER_ORDER)
      return fail({ code: 'PAYMENT_CLOSED' });
    const secret = office.ids.token();
    const endsAt = minutesAfter(now, PROVIDER_MINUTES);
    await insertPaymentOfOrder(trx, order.number, {
      ...{ secret, cents, is_test: false },
      ...{ begun_at: now, ends_at: endsAt, resumes_until: endsAt },
    });
    return succeed({ payment: (await findOnlinePayment(trx, secret)) as OnlinePayment, isOver: false });
  });
}
