import type { Selectable } from 'kysely';
import type { Office } from '#features/box-office/holds/index.server.ts';
import { runWithRetry } from '#features/box-office/holds/index.server.ts';
import {
  clearNetwork,
  findOnlinePayment,
  findOrder,
  insertMoneyPaidOnline,
  lockedOrder,
  lockOnlinePayment,
  updateOnlinePayment,
} from '#features/box-office/order-store/index.server.ts';
import type { TicketingTables } from '#features/box-office/ticketing/index.server.ts';
import {
  type OnlinePayment,
  type Order,
  openCents,
  type ReceivedMoney,
  type TicketingError,
} from '#features/box-office/ticketing/index.ts';
import { recordWithin } from '#features/core/access/index.server.ts';
import type { Trx } from '#features/database.server.ts';
import { type Result, succeed } from '#lib/result.ts';
import { siteCurrencyCode } from '#lib/site-formats.ts';
import type { Instant } from '#lib/venue-time.ts';

const BY_PROVIDER = { system: 'payment provider' };

interface Paying {
  trx: Trx;
  order: Order;
  payment: Selectable<TicketingTables['online_payments']>;
  now: Instant;
}
type Outcome = Promise<Result<OnlinePayment | null, TicketingError>>;

/** Runs behind the locks of an order and then of its payment, and gives the payment as it is afterwards. */
function withPayment(
  office: Office,
  { number, secret }: { number: string; secret: string },
  work: (paying: Paying) => Promise<void>,
): Outcome {
  return runWithRetry<OnlinePayment | null>(office, async (trx) => {
    const order = await lockedOrder(trx, office.engine, number);
    const payment = await lockOnlinePayment(trx, office.engine, secret);
    const now = await office.databaseClock(trx);
    if (order && payment) await work({ trx, order, payment, now });
    return succeed(await findOnlinePayment(trx, secret));
  });
}

/**
 * Writes money for an order in its ledger, once (docs/decisions/0131). What is not open any more, because the order was paid or cancelled
 * meanwhile, is owed to the customer, and goes back as such.
 */
export function settleForOrder(
  office: Office,
  of: { number: string; secret: string },
  money: ReceivedMoney,
): Outcome {
  return withPayment(office, of, async (paying) => {
    const { trx, order, payment, now } = paying;
    if (payment.state !== 'open' && payment.state !== 'ended') return;
    const { providerPayment, cents, currency } = money;
    const received = { provider_payment: providerPayment, paid_cents: cents, settled_at: now };
    if (currency !== siteCurrencyCode()) {
      // No order has a ledger in another currency: the money goes back as that of a lost cart does.
      await updateOnlinePayment(trx, payment.secret, { ...received, state: 'refund-due', order_id: null });
      office.log.warn({ paid: cents, currency }, 'payment of an order is in another currency, refunding it');
      return;
    }
    await updateOnlinePayment(trx, payment.secret, { ...received, state: 'paid' });
    await insertMoneyPaidOnline(trx, order.secret, { providerPayment, cents }, now);
    await clearNetwork(trx, order.secret);
    await tellOfMoney(office, paying, money);
  });
}

async function tellOfMoney(
  office: Office,
  { trx, order, now }: Paying,
  { providerPayment, cents }: ReceivedMoney,
): Promise<void> {
  const open = openCents(order);
  const after = (await findOrder(trx, order.secret)) as Order;
  const change = {
    ...{ entity: 'orders', id: order.number, tags: [] },
    before: { paid_cents: order.paidCents },
    after: { paid_cents: after.paidCents, means: 'online', reference: providerPayment },
  };
  await recordWithin(trx, BY_PROVIDER, change, now);
  await office.onOrder(
    trx,
    after,
    open > 0 && cents >= open
      ? { kind: 'paid', at: now }
      : { kind: 'received', receivedCents: cents, at: now },
  );
}

/** Ends a payment of an order that brings no money. An email says so where a bank refused it. */
export function endForOrder(
  office: Office,
  of: { number: string; secret: string },
  { hasFailed, isUnanswered }: { hasFailed: boolean; isUnanswered: boolean },
): Outcome {
  return withPayment(office, of, async ({ trx, order, payment, now }) => {
    if (payment.state !== 'open' || (isUnanswered && payment.address !== null)) return;
    await updateOnlinePayment(trx, payment.secret, { state: 'ended', settled_at: now });
    if (hasFailed)
      await office.onOrder(trx, order, { kind: 'payment-failed', receivedCents: payment.cents, at: now });
  });
}

/** Notes that a bank has yet to confirm a payment of an order. The first time an email says so. */
export function noteProcessingForOrder(office: Office, of: { number: string; secret: string }): Outcome {
  return withPayment(office, of, async ({ trx, order, payment, now }) => {
    if (payment.state !== 'open' && payment.state !== 'ended') return;
    const { submitted_at: submitted, cents } = payment;
    await updateOnlinePayment(trx, payment.secret, { submitted_at: submitted ?? now, asked_at: now });
    if (payment.state === 'open' && submitted === null)
      await office.onOrder(trx, order, { kind: 'payment-processing', receivedCents: cents, at: now });
  });
}
