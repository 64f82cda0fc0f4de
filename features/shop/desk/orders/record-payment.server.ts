import {
  reversePayment,
  writeCreditRefund,
  writePayment,
  writeRefund,
} from '#features/box-office/order-store/index.server.ts';
import {
  type Order,
  openCents,
  type PaymentError,
  type PaymentRequest,
} from '#features/box-office/ticketing/index.ts';
import type { Principal } from '#features/core/access/index.server.ts';
import { type Result, succeed } from '#lib/result.ts';
import { releaseLineOf } from '../bank/bank-store.server.ts';
import { changeOrder, type OrderDeskServices } from './change-order.server.ts';
import { refundOnline } from './refund-online.server.ts';

type Staff = Pick<Principal, 'id' | 'role'>;
type Outcome = Promise<Result<Order, PaymentError>>;

/**
 * Records money received at the till or by transfer. A settled order's tickets are valid, and an email brings them; after a
 * partial payment, an overpayment, or one for a cancelled order, an email states the amount open or owed. Idempotent, at two
 * tills at once, too. Needs `sell`.
 */
export function recordPayment(
  services: OrderDeskServices,
  staff: Staff,
  number: string,
  request: PaymentRequest,
): Outcome {
  return changeOrder(services, staff, { number, permission: 'sell' }, async (write) => {
    const taken = await writePayment({ ...write, by: staff.id }, request);
    if (!taken.ok) return taken;
    if (!taken.value.isNew) return succeed(null);
    const open = openCents(write.order);
    const auditDetails = { means: request.means, reference: request.reference };
    const isSettled = open > 0 && request.cents >= open;
    return succeed(
      isSettled
        ? { news: 'paid', auditDetails }
        : { news: 'received', receivedCents: request.cents, auditDetails },
    );
  });
}

/**
 * Records that the venue refunded the amount due of an order, and notifies the customer; refunds online and as credit are
 * made by it. Needs `refund`.
 */
export function recordRefund(
  services: OrderDeskServices,
  staff: Staff,
  number: string,
  request: PaymentRequest,
): Outcome {
  if (request.means === 'online') return refundOnline(services, staff, number, request.cents);
  if (request.means === 'credit') return refundAsCredit(services, staff, number, request.cents);
  return changeOrder(services, staff, { number, permission: 'refund' }, async (write) => {
    const given = await writeRefund({ ...write, by: staff.id }, request);
    if (!given.ok) return given;
    if (!given.value.isNew) return succeed(null);
    return succeed({
      news: 'refunded',
      auditDetails: { means: request.means, reference: request.reference },
    });
  });
}

function refundAsCredit(services: OrderDeskServices, staff: Staff, number: string, cents: number): Outcome {
  return changeOrder(services, staff, { number, permission: 'refund' }, async (write) => {
    const given = await writeCreditRefund({ ...write, by: staff.id }, cents);
    if (!given.ok) return given;
    if (!given.value.isNew) return succeed(null);
    const auditDetails = { means: 'credit', reference: number };
    return succeed({ news: 'refunded', creditCents: cents, auditDetails });
  });
}

/**
 * Takes back a payment that was written down by mistake. The customer is not notified; what is open then is
 * to be paid before the tickets are good again; the line of a bank statement it was booked from is open again. Needs `refund`.
 */
export function recordReversal(
  services: OrderDeskServices,
  staff: Staff,
  number: string,
  request: { paymentId: number; reason: string },
): Outcome {
  return changeOrder(services, staff, { number, permission: 'refund' }, async (write) => {
    const reversed = await reversePayment({ ...write, by: staff.id }, request);
    if (!reversed.ok) return reversed;
    if (!reversed.value.isNew) return succeed(null);
    await releaseLineOf(write.trx, request.paymentId);
    return succeed({ news: null, auditDetails: { reason: request.reason } });
  });
}
