import { type PaymentProvider, PaymentProviderError, providerFor } from '#features/payments/index.server.ts';
import type { Principal } from '#features/permissions/index.server.ts';
import {
  findByProviderPayment,
  findOnlinePaymentOfOrder,
  findPayments,
  noteOnlineRefund,
  noteReturning,
} from '#features/ticketing/index.server.ts';
import {
  type Order,
  type PaymentError,
  type ReturnedMoney,
  refusalToGiveBackOnline,
} from '#features/ticketing/index.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { DatabaseClock } from '#platform/database/database-clock.server.ts';
import type { Log } from '#platform/log.server.ts';
import { changeOrder, type OrderDeskServices } from './change-order.server.ts';

/** Somebody of the house, or a part of it that acts by itself. */
type By = Pick<Principal, 'id' | 'role'> | { system: string };
type Outcome = Result<Order, PaymentError>;

const DAY_MS = 24 * 3_600_000;
/** How far back is looked for what was given back elsewhere, or by a process that died before it wrote it down. */
const LOOK_BACK_DAYS = 3;
const BY_PROVIDER = { system: 'payment provider' };

/**
 * Gives back what the house owes for an order and came in online the way it was paid, and writes it down once: pressed twice, or by a process
 * that died in between, the provider is asked first what it gave back already. Tells who ordered. Needs `refund`. From the moment it is
 * asked for the amount is on its way: it cannot become credit any more.
 */
export async function refundOnline(
  services: OrderDeskServices,
  staff: By,
  number: string,
  cents: number,
): Promise<Outcome> {
  const checked = await checkRefund(services, staff, number, cents);
  if (!checked.ok) return checked;
  const payment = await findOnlinePaymentOfOrder(services.db, number);
  const provider = payment && providerFor(services.payments, payment.isTest);
  if (!payment?.received || !provider) return fail({ code: 'NOT_PAID_ONLINE' });
  const { providerPayment, cents: paidCents } = payment.received;
  try {
    const before = await provider.refundsOf(providerPayment);
    let order = checked.value;
    for (const refund of before) {
      const noted = await noteRefund(services, number, refund, staff);
      if (!noted.ok) return noted;
      order = noted.value;
    }
    if (refusalToGiveBackOnline(order, cents)) return refusalAfter(order, cents, before);
    const givenCents = before.reduce((sum, refund) => sum + refund.cents, 0);
    if (givenCents + cents > paidCents) return fail({ code: 'NOT_PAID_ONLINE' });
    const begun = await beginRefund(services, staff, number, cents);
    if (!begun.ok) {
      // Another press at the same moment may have done what was asked for.
      const since = await provider.refundsOf(providerPayment);
      return since.length > before.length && since.some((each) => each.cents === cents)
        ? succeed(order)
        : begun;
    }
    const refund = await giveBack(provider, { providerPayment, cents, number, givenCents });
    return noteRefund(services, number, refund, staff);
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    services.log.warn({ reason: error.message, number }, 'money could not be given back online');
    return fail({ code: 'PAYMENT_PROVIDER_DOWN' });
  }
}

/** What was already given back by an earlier press is what was asked for; anything else is refused with what is owed. */
function refusalAfter(order: Order, cents: number, before: ReturnedMoney[]): Outcome {
  const refusal = refusalToGiveBackOnline(order, cents);
  const isDone = refusal !== null && isGone(refusal) && before.some((refund) => refund.cents === cents);
  return isDone || !refusal ? succeed(order) : fail(refusal);
}

/** Nothing of what is owed goes back online any more: an earlier press may have settled it. */
const isGone = ({ code }: PaymentError) => code === 'NOTHING_OWED' || code === 'NOT_PAID_ONLINE';

/** Presses at the same moment have seen the same refunds, so they name the same one. */
function giveBack(
  provider: PaymentProvider,
  refund: { providerPayment: string; cents: number; number: string; givenCents: number },
): Promise<ReturnedMoney> {
  const { providerPayment, cents, number, givenCents } = refund;
  return provider.refund({ providerPayment, cents, key: `${cents} of ${number} after ${givenCents}` });
}

/** Permission and amount, before anybody outside is asked. What an earlier press has settled is looked at by what follows. */
async function checkRefund(
  services: OrderDeskServices,
  staff: By,
  number: string,
  cents: number,
): Promise<Outcome> {
  return changeOrder<PaymentError>(services, staff, { number, permission: 'refund' }, async ({ order }) => {
    const refusal = refusalToGiveBackOnline(order, cents);
    return refusal && !isGone(refusal) ? fail(refusal) : succeed(null);
  });
}

/** Notes that the amount is on its way, unless it is not owed any more. What became credit in between is not sent as well. */
async function beginRefund(
  services: OrderDeskServices,
  staff: By,
  number: string,
  cents: number,
): Promise<Outcome> {
  return changeOrder<PaymentError>(
    services,
    staff,
    { number, permission: 'refund' },
    async ({ trx, order }) => {
      const refusal = refusalToGiveBackOnline(order, cents);
      if (refusal) return fail(refusal);
      await noteReturning(trx, number, cents);
      return succeed(null);
    },
  );
}

function noteRefund(
  services: OrderDeskServices,
  number: string,
  { refund, cents }: ReturnedMoney,
  by: By | null,
): Promise<Outcome> {
  return changeOrder<PaymentError>(
    services,
    by ?? BY_PROVIDER,
    { number, permission: 'refund' },
    async (write) => {
      const staff = by && 'id' in by ? by.id : null;
      const { isNew } = await noteOnlineRefund(write, { refund, cents, by: staff });
      if (isNew) await noteReturning(write.trx, number, Math.max(0, write.order.returningCents - cents));
      return succeed(isNew ? { news: 'refunded', told: { means: 'online', reference: refund } } : null);
    },
  );
}

/**
 * Compares what the provider gave back in the last days with what is written down, and writes down what is missing: refunds made
 * at the provider itself, or by a process that died. Gives how many these were.
 */
export async function mendRefunds(
  services: OrderDeskServices & { databaseClock: DatabaseClock },
): Promise<number> {
  const provider = services.payments.sale;
  if (!provider) return 0;
  const now = await services.databaseClock(services.db);
  const since = new Date(Date.parse(now) - LOOK_BACK_DAYS * DAY_MS).toISOString();
  let mended = 0;
  for (const refund of await refundsSince(services, provider, since)) {
    const payment = await findByProviderPayment(services.db, refund.providerPayment);
    if (!payment?.order || payment.isTest) continue;
    const { number } = payment.order;
    if ((await findPayments(services.db, number)).some(({ reference }) => reference === refund.refund))
      continue;
    await noteRefund(services, number, refund, null);
    mended += 1;
  }
  return mended;
}

async function refundsSince(
  { log }: { log: Log },
  provider: PaymentProvider,
  since: string,
): Promise<ReturnedMoney[]> {
  try {
    return await provider.refundsSince(since);
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    log.warn({ reason: error.message }, 'the payment provider did not answer');
    return [];
  }
}
