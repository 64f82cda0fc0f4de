import {
  findByProviderPayment,
  findPayments,
  noteRefundFailed,
} from '#features/box-office/order-store/index.server.ts';
import { PaymentProviderError } from '#features/box-office/payments/index.server.ts';
import type { OnlinePayment, ReturnedMoney } from '#features/box-office/ticketing/index.ts';
import { formatPrice } from '#lib/money.ts';
import type { DatabaseClock } from '#platform/database/database-clock.server.ts';
import { inTransaction } from '#platform/database/transaction.server.ts';
import type { OrderDeskServices } from './change-order.server.ts';
import { BY_PROVIDER, noteRefund } from './note-refund.server.ts';
import { STAFF_EMAIL_TEXTS } from './staff-email-texts.ts';
import { unrefundedCents } from './unrefunded-cents.server.ts';
import { writeStaffEmail } from './write-staff-email.server.ts';

export interface RefundServices extends OrderDeskServices {
  databaseClock: DatabaseClock;
}

const DAY_MS = 24 * 3_600_000;
/** How far back it searches for refunds made elsewhere, or lost in a crash before they were recorded. */
const RECONCILED_DAYS = 3;
/** A bank may send money back a month after it was given. */
const FAILS_WITHIN_DAYS = 40;

/**
 * Reconciles the refunds of the last days at the provider with the ledger, and records missing ones: refunds made at the
 * provider itself, lost in a crash, or failed. Returns how many these were.
 */
export async function reconcileRefunds(
  services: RefundServices,
  { days = RECONCILED_DAYS }: { days?: number } = {},
): Promise<number> {
  const provider = services.payments.sale;
  if (!provider) return 0;
  const now = await services.databaseClock(services.db);
  const since = new Date(Date.parse(now) - days * DAY_MS).toISOString();
  let reconciled = 0;
  try {
    for (const refund of await provider.refundsSince(since))
      if (await reconcile(services, refund)) reconciled += 1;
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    services.log.warn({ reason: error.message }, 'payment provider unavailable, will retry');
  }
  return reconciled;
}

/** The same with all refunds that may still fail. */
export const reconcileOldRefunds = (services: RefundServices): Promise<number> =>
  reconcileRefunds(services, { days: FAILS_WITHIN_DAYS });

/**
 * Asks how one refund stands after a notice from the provider. `false` if it is none of ours. May throw
 * `PaymentProviderError`.
 */
export async function followRefund(services: RefundServices, name: string): Promise<boolean> {
  const refund = (await services.payments.sale?.findRefund(name)) ?? null;
  const payment = refund && (await findByProviderPayment(services.db, refund.providerPayment));
  if (!refund || !payment || payment.isTest) return false;
  await reconcile(services, refund);
  return true;
}

async function reconcile(services: RefundServices, refund: ReturnedMoney): Promise<boolean> {
  const payment = await findByProviderPayment(services.db, refund.providerPayment);
  if (!payment || payment.isTest) return false;
  if (!payment.order) return refund.hasFailed && noteFailedWithoutOrder(services, payment, refund);
  const { number } = payment.order;
  const last = refund.hasFailed ? 'reversal' : 'refund';
  const payments = await findPayments(services.db, number);
  if (payments.some(({ kind, reference }) => kind === last && reference === refund.refund)) return false;
  await noteRefund(services, number, refund, BY_PROVIDER);
  return true;
}

/** A payment without an order is not shown at the desk: staff are notified by email, unless it was refunded otherwise since. */
async function noteFailedWithoutOrder(
  services: RefundServices,
  payment: OnlinePayment,
  { cents, refund, providerPayment }: ReturnedMoney,
): Promise<boolean> {
  if (payment.state !== 'refunded' || (await unrefundedCents(services, payment)) <= 0) return false;
  const { db, config, databaseClock } = services;
  const now = await databaseClock(db);
  const amount = formatPrice(cents);
  const words = STAFF_EMAIL_TEXTS.refundFailed;
  return inTransaction(db, async (trx) => {
    if (!(await noteRefundFailed(trx, payment.secret))) return false;
    await writeStaffEmail(
      trx,
      {
        subject: words.subject(amount),
        paragraphs: words.paragraphs(amount, providerPayment, refund),
      },
      { config, now },
    );
    return true;
  });
}
