import { PaymentProviderError } from '#features/box-office/payments/index.server.ts';
import {
  findByProviderPayment,
  findPayments,
  noteRefundFailed,
} from '#features/box-office/ticketing/index.server.ts';
import type { OnlinePayment, ReturnedMoney } from '#features/box-office/ticketing/index.ts';
import { formatPrice } from '#lib/money.ts';
import type { DatabaseClock } from '#platform/database/database-clock.server.ts';
import { inTransaction } from '#platform/database/transaction.server.ts';
import type { OrderDeskServices } from './change-order.server.ts';
import { HOUSE_WORDS } from './house-email-words.ts';
import { leftToReturn } from './left-to-return.server.ts';
import { BY_PROVIDER, noteRefund } from './note-refund.server.ts';
import { writeHouseEmail } from './write-house-email.server.ts';

export interface RefundServices extends OrderDeskServices {
  databaseClock: DatabaseClock;
}

const DAY_MS = 24 * 3_600_000;
/** How far back is looked for what was given back elsewhere, or by a process that died before it wrote it down. */
const LOOK_BACK_DAYS = 3;
/** A bank may send money back a month after it was given. */
const FAILS_WITHIN_DAYS = 40;

/**
 * Compares the refunds of the last days at the provider with what is written down, and writes down what is missing: refunds made
 * at the provider itself, or by a process that died, and those that failed. Gives how many these were.
 */
export async function mendRefunds(
  services: RefundServices,
  { lookBackDays = LOOK_BACK_DAYS }: { lookBackDays?: number } = {},
): Promise<number> {
  const provider = services.payments.sale;
  if (!provider) return 0;
  const now = await services.databaseClock(services.db);
  const since = new Date(Date.parse(now) - lookBackDays * DAY_MS).toISOString();
  let mended = 0;
  try {
    for (const refund of await provider.refundsSince(since)) if (await mend(services, refund)) mended += 1;
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    services.log.warn({ reason: error.message }, 'the payment provider did not answer');
  }
  return mended;
}

/** The same with all refunds that may still fail. */
export const mendOldRefunds = (services: RefundServices): Promise<number> =>
  mendRefunds(services, { lookBackDays: FAILS_WITHIN_DAYS });

/**
 * Asks how one refund stands after a notice from the provider. `false` if it is none of ours. May throw
 * `PaymentProviderError`.
 */
export async function followRefund(services: RefundServices, name: string): Promise<boolean> {
  const refund = (await services.payments.sale?.findRefund(name)) ?? null;
  const payment = refund && (await findByProviderPayment(services.db, refund.providerPayment));
  if (!refund || !payment || payment.isTest) return false;
  await mend(services, refund);
  return true;
}

async function mend(services: RefundServices, refund: ReturnedMoney): Promise<boolean> {
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

/** Money that paid for nothing has no order at the desk: the house is told by email, unless it is back otherwise since. */
async function noteFailedWithoutOrder(
  services: RefundServices,
  payment: OnlinePayment,
  { cents, refund, providerPayment }: ReturnedMoney,
): Promise<boolean> {
  if (payment.state !== 'refunded' || (await leftToReturn(services, payment)) <= 0) return false;
  const { db, config, databaseClock } = services;
  const now = await databaseClock(db);
  const amount = formatPrice(cents);
  const words = HOUSE_WORDS.refundFailed;
  return inTransaction(db, async (trx) => {
    if (!(await noteRefundFailed(trx, payment.secret))) return false;
    await writeHouseEmail(
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
