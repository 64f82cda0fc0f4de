import { createDemoSale } from '#demo/load-box-office.server.ts';
import { finishPayment, startPayment } from '#features/box-office/payments/index.server.ts';
import { createStripeProvider } from '#features/box-office/payments/stripe/stripe-provider.server.ts';
import { createTicketingProvider } from '#features/box-office/sale/index.server.ts';
import type { OnlinePayment, OrderRequest } from '#features/box-office/ticketing/index.ts';
import {
  writeDelayedPaymentEmail,
  writeOrderEmail,
  writeReturnedPaymentEmail,
} from '#features/shop/orders/index.server.ts';
import { fixedDatabaseClock } from '#platform/database/database-clock.server.ts';
import type { Engine } from '#platform/database/engine.ts';
import { inTransaction } from '#platform/database/transaction.server.ts';
import { startFakeStripe } from '#tests/fakes/stripe.ts';
import { openTestServices } from '#tests/integration/site-services.ts';
import { CHILD, hall, order, orderRequest } from '#tests/ticketing/box-office.ts';
import { accepted } from '#tests/ticketing/outcomes.ts';

export const WEBHOOK_SECRET = 'whsec_only_for_tests';
/** Longer than the provider of the tests takes to answer on a busy machine. */
const TIMEOUT_MS = 1000;
/** As many places as one cart takes, so that the next one finds none. */
const PLACES = 4;

/** A venue that sells four places and takes money online, from a provider that can be made to fail. */
export async function openPayingSite(engine: Engine) {
  const test = await openTestServices(engine, { now: '2026-11-20T11:00:00.000Z' });
  const fake = await startFakeStripe({ webhookSecret: WEBHOOK_SECRET });
  const { config, db, ids, bus, log } = test.services;
  // PostgreSQL has its own clock, which no test can move.
  const databaseClock = fixedDatabaseClock(test.clock);
  const stripe = { webhookSecret: WEBHOOK_SECRET, apiOrigin: fake.origin, timeoutMs: TIMEOUT_MS };
  const payments = {
    sale: createStripeProvider({ ...stripe, secretKey: 'sk_live_only_for_tests' }),
    test: createStripeProvider({ ...stripe, secretKey: 'sk_test_only_for_tests' }),
  };
  const ticketingWith = (transaction: typeof inTransaction) =>
    createTicketingProvider({
      ...{ config, db, engine, databaseClock, ids, bus, log },
      onOrder: (trx, placed, news) => writeOrderEmail(trx, placed, news, config),
      onReturnedPayment: writeReturnedPaymentEmail,
      onDelayedPayment: (trx, payment) =>
        writeDelayedPaymentEmail(trx, payment, 'https://buntspecht.example'),
      guard: { transaction },
    });
  const ticketing = ticketingWith(inTransaction);
  const services = { ...test.services, databaseClock, ticketing, payments };
  const startsAt = '2026-12-20T14:00:00.000Z';
  const endsAt = '2026-12-20T15:30:00.000Z';
  await db.transaction().execute((trx) =>
    createDemoSale(
      trx,
      [1, 2].map((jetId) => ({ jetId, seatGroups: [hall(PLACES)], dateStart: startsAt, dateEnd: endsAt })),
    ),
  );
  await db.updateTable('performances').set({ event_starts_at: startsAt, event_ends_at: endsAt }).execute();
  const carts = ticketing.onlinePayments;
  if (!carts) throw new Error('The box office can be paid online');

  /** A cart with three adults and a child: 33 €. */
  async function fillCart() {
    const { reference } = accepted(await ticketing.add(null, order(1, 3)));
    accepted(await ticketing.add(reference, order(1, 1, { saleTypeId: CHILD })));
    return reference;
  }
  async function requestFor(reference: string, more: Partial<OrderRequest> = {}) {
    const contents = (await ticketing.cart(reference))?.contents ?? '';
    return orderRequest({ contents, paymentMethod: 'online', ...more });
  }
  /** Somebody at the provider's page. */
  async function startPaying(reference: string, more: Partial<OrderRequest> = {}) {
    const request = await requestFor(reference, more);
    const address = await startPayment(services, reference, request);
    if (!address.ok) throw new Error(`Refused: ${address.error.code}`);
    const payment = (await carts?.openOf(reference)) as OnlinePayment;
    return { secret: payment.secret, session: payment.session as string, address: address.value };
  }
  return {
    ...test,
    services,
    fake,
    carts,
    ticketing,
    ticketingWith,
    fillCart,
    requestFor,
    startPaying,
    async paidOrder(more: Partial<OrderRequest> = {}) {
      const { secret, session } = await startPaying(await fillCart(), more);
      const money = fake.pay(session);
      const finished = await finishPayment(services, secret);
      const receipt = finished.ok ? finished.value?.order : null;
      const placed = receipt ? await ticketing.order(receipt.secret) : null;
      if (!placed) throw new Error('The payment led to no order');
      return { order: placed, money, session, secret };
    },
    wait: (minutes: number) =>
      test.clock.set(new Date(Date.parse(test.clock.now()) + minutes * 60_000).toISOString()),
    emails: () =>
      db.selectFrom('outgoing_emails').select(['recipient', 'subject', 'text']).orderBy('id').execute(),
    orders: () => db.selectFrom('orders').selectAll().orderBy('id').execute(),
    ledger: () =>
      db
        .selectFrom('payments')
        .select(['kind', 'cents', 'means', 'reference', 'recorded_by'])
        .orderBy('id')
        .execute(),
    async close() {
      await fake.close();
      await test.close();
    },
  };
}

export type PayingSite = Awaited<ReturnType<typeof openPayingSite>>;
