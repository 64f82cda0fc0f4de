import { findPayments, syncSalesWithEvents } from '#features/box-office/order-store/index.server.ts';
import { findPassesOf } from '#features/box-office/passes/index.server.ts';
import {
  finishPayment,
  reconcilePayments,
  startOrderPayment,
  stopPayment,
} from '#features/box-office/payments/index.server.ts';
import { releaseExpiredHolds } from '#features/box-office/sale/index.server.ts';
import { type Order, openCents, PAYMENT_MEANS } from '#features/box-office/ticketing/index.ts';
import { closeDay } from '#features/shop/desk/closings/close-day.server.ts';
import {
  cancelTickets,
  followDispute,
  followRefund,
  notifyOfChangedEvents,
  rebookTickets,
  reconcileDisputes,
  reconcileOldRefunds,
  reconcileRefunds,
  recordPayment,
  recordRefund,
  recordReversal,
  refundOwedMoney,
  remindOrCancelUnpaidOrders,
  returnDonation,
} from '#features/shop/desk/index.server.ts';
import { addTicketsToOrder } from '#features/shop/desk/orders/edit-order.server.ts';
import { cancelEvent } from '#features/shop/desk/sales/cancel-event.server.ts';
import { moveEvent } from '#features/shop/desk/sales/move-event.server.ts';
import { dayOf } from '#lib/venue-time.ts';
import type { FakeDispute } from '#tests/fakes/stripe-disputes.ts';
import { HEIKE } from '#tests/order-desk/desk.ts';
import { CHILD, order, orderRequest } from '#tests/ticketing/box-office.ts';
import { CODES, type RandomSite } from './random-site.ts';

const LEAD = { id: 1, role: 'administrator' } as const;
const HOUR_MS = 3_600_000;
const JETS = [1, 2, 3, 4];
const OPEN = /response|review/;

export async function allOrders({ services: { db }, ticketing }: RandomSite): Promise<Order[]> {
  const rows = await db.selectFrom('orders').select('secret').orderBy('id').execute();
  const orders = await Promise.all(rows.map(({ secret }) => ticketing.order(secret)));
  return orders.filter((each) => each !== null);
}

/** Returns the actions of people, the venue and its jobs on orders, each with random values; a refusal is an answer, too. */
export function randomActs(site: RandomSite, random: () => number): Record<string, () => Promise<unknown>> {
  const { services, ticketing, fake, userId } = site;
  const { db } = services;
  const paying: { secret: string; session: string }[] = [];
  let isDeleted = false;
  const pick = <T>(some: readonly T[]): T => some[Math.floor(random() * some.length)] as T;
  const chance = (share: number) => random() < share;
  /** Does something with an order, and with one of its tickets where it has some. */
  const withOrder = async (work: (one: Order, position: number) => Promise<unknown>) => {
    const one = pick(await allOrders(site));
    return work(one, one.tickets.length === 0 ? 0 : pick(one.tickets).position);
  };
  const withPayment = async (work: (one: (typeof paying)[number]) => Promise<unknown>) =>
    paying.length === 0 ? null : work(pick(paying));

  const withDispute = async (work: (one: FakeDispute) => Promise<unknown>) => {
    const open = [...fake.bank.disputes.values()].filter(({ status }) => OPEN.test(status));
    return open.length === 0 ? null : work(pick(open));
  };
  /** The provider tells of a dispute, once, twice or not at all. */
  const report = async (id: string) => {
    if (chance(0.2)) return 'told later';
    if (chance(0.3)) await followDispute(services, id);
    return followDispute(services, id);
  };

  async function fillCart(account: number | null): Promise<string | null> {
    const added = await ticketing.add(null, order(pick([1, ...JETS]), pick([1, 2, 3])));
    if (!added.ok) return null;
    const { reference } = added.value;
    await ticketing.add(reference, order(pick(JETS), 1, { saleTypeId: CHILD }));
    if (chance(0.5)) await ticketing.setCoupon(reference, pick(CODES));
    const [pass] = account === null ? [] : await findPassesOf(db, account);
    if (pass && chance(0.4)) await ticketing.setPass(reference, { id: pass.id, userId });
    return reference;
  }

  return {
    async buy() {
      const account = chance(0.7) && !isDeleted ? userId : null;
      const reference = await fillCart(account);
      const cart = reference === null ? null : await ticketing.cart(reference);
      if (!cart) return null;
      const { contents, totalCents } = cart;
      const creditCents = account !== null && chance(0.5) ? Math.min(totalCents, pick([300, 1000, 2500])) : 0;
      const paid = pick(['online', 'online', 'box-office', 'on-account'] as const);
      const paymentMethod = totalCents === 0 ? 'free' : creditCents === totalCents ? 'credit' : paid;
      const customer = { ...orderRequest().customer, userId: account };
      const isGiving =
        totalCents > 0 && paymentMethod !== 'on-account' && paymentMethod !== 'credit' && chance(0.4);
      const donationCents = isGiving ? pick([1, 100, 350]) : 0;
      const request = orderRequest({ contents, paymentMethod, customer, creditCents, donationCents });
      if (paymentMethod !== 'online') return ticketing.placeOrder(cart.reference, request);
      const started = await site.startPaying(cart.reference, request).catch((error: Error) => {
        if (!error.message.startsWith('Refused')) throw error;
        return null;
      });
      if (started) paying.push(started);
      return started;
    },
    /** A customer pays online what is open of an order. */
    payOrder: () =>
      withOrder(async (one) => {
        const started = await startOrderPayment(services, one.secret);
        if (!started.ok) return started;
        const row = await db
          .selectFrom('online_payments')
          .select(['secret', 'session'])
          .where('address', '=', started.value)
          .executeTakeFirstOrThrow();
        const isKnown = paying.some(({ secret }) => secret === row.secret);
        if (!isKnown) paying.push({ secret: row.secret, session: row.session ?? '' });
        return started;
      }),
    addTicket: () =>
      withOrder(({ number, tickets }) =>
        addTicketsToOrder(services, HEIKE, number, {
          ...{ jetId: pick(JETS), seatGroup: 'HALL', blockId: null },
          lastPosition: Math.max(0, ...tickets.map(({ position }) => position)),
          tickets: [{ saleTypeId: pick([1, CHILD]), quantity: 1, cents: pick([0, 100, 900, 2000]) }],
        }),
      ),
    pay: () =>
      withPayment(async ({ secret, session }) => {
        const started = await site.carts.find(secret);
        if (!started || started.endsAt <= site.clock.now()) return null;
        if (fake.sessions.get(session)?.status !== 'open') return null;
        fake.pay(session);
        return chance(0.7) ? finishPayment(services, secret) : 'told later';
      }),
    stop: () => withPayment(({ secret }) => stopPayment(services, secret)),
    repay: () =>
      withOrder(({ secret }, position) =>
        ticketing.cancelTicket(secret, position, { asCredit: chance(0.4) }),
      ),
    cancel: () =>
      withOrder(({ number, tickets }) => {
        const positions = tickets.map(({ position }) => position).filter(() => chance(0.4));
        return cancelTickets(services, HEIKE, number, { positions, reason: 'krank' });
      }),
    exchange: () =>
      withOrder(async ({ secret }, position) => {
        const date = pick((await ticketing.rebooking?.dates(secret, [position])) ?? []);
        if (!date) return null;
        const { jetId, blockId, afterCents: seenCents } = date;
        const to = { jetId, blockId };
        const asCredit = chance(0.4);
        return ticketing.rebooking?.rebook(secret, { positions: [position], to, seenCents, asCredit });
      }),
    exchangeAtDesk: () =>
      withOrder(async ({ number }, position) => {
        const wanted = { positions: [position], to: { jetId: pick(JETS), blockId: null } };
        const asked = await rebookTickets(services, HEIKE, number, { ...wanted, seenCents: 1 });
        if (asked.ok || asked.error.code !== 'REBOOKED_PRICE_CHANGED') return asked;
        return rebookTickets(services, HEIKE, number, { ...wanted, seenCents: asked.error.cents });
      }),
    take: () =>
      withOrder((one) => {
        const payment = { cents: openCents(one), means: pick(PAYMENT_MEANS), reference: 'K-1' };
        return recordPayment(services, HEIKE, one.number, payment);
      }),
    takeOther: () =>
      withOrder((one) => {
        const cents = pick([100, 700, 2500]);
        const payment = { cents, means: pick(PAYMENT_MEANS), reference: `K-${Math.floor(random() * 1000)}` };
        return recordPayment(services, HEIKE, one.number, { ...payment, openCents: openCents(one) });
      }),
    refund: () =>
      withOrder((one) => {
        const means = pick(['cash', 'transfer', 'online', 'credit'] as const);
        return recordRefund(services, HEIKE, one.number, { cents: -openCents(one), means, reference: 'K-2' });
      }),
    returnDonation: () =>
      withOrder(({ number }) => returnDonation(services, HEIKE, number, { reason: 'Wunsch' })),
    reverse: () =>
      withOrder(async ({ number }) => {
        const payment = pick(await findPayments(db, number));
        if (!payment) return null;
        return recordReversal(services, HEIKE, number, { paymentId: payment.id, reason: 'Irrtum' });
      }),
    keep: () => withOrder(({ secret }) => ticketing.convertToCredit(secret)),
    refundAtProvider: () =>
      withPayment(async ({ secret }) => {
        const payment = await site.carts.find(secret);
        const placed = payment?.order ? await ticketing.order(payment.order.secret) : null;
        if (!placed || !payment?.received) return null;
        const cents = Math.min(pick([100, 500]), placed.paidCents, placed.onlineCents);
        if (cents <= 0) return null;
        fake.refundThere(payment.received.providerPayment, cents, site.clock.now());
        return reconcileRefunds(services);
      }),
    async moneyBack() {
      const fault = chance(0.3) ? pick(['refuse', 'lose', 'error'] as const) : null;
      fake.fault = ({ method, path }) => (method === 'POST' && path === '/v1/refunds' ? fault : null);
      const given = await refundOwedMoney(services);
      fake.fault = () => null;
      return given;
    },
    dispute: () =>
      withPayment(async ({ secret }) => {
        const payment = await site.carts.find(secret);
        const money = payment?.received;
        if (!money || fake.bank.isDisputed(money.providerPayment)) return null;
        const given = fake.refunds
          .filter((each) => each.payment_intent === money.providerPayment && each.status !== 'failed')
          .reduce((sum, { amount }) => sum + amount, 0);
        const left = money.cents - given;
        const cents = payment.order && chance(0.3) ? Math.ceil(left / 2) : left;
        if (cents <= 0) return null;
        const more = { at: site.clock.now(), isInquiry: chance(0.3) };
        return report(fake.bank.open({ payment: money.providerPayment, cents, ...more }));
      }),
    decide: () =>
      withDispute(async (one) => {
        const isTaken = one.balance_transactions.length > 0;
        if (!isTaken && chance(0.6)) fake.bank.withdraw(one.id, site.clock.now());
        else if (chance(0.3)) fake.bank.become(one.id, 'under_review');
        else if (isTaken && chance(0.5)) fake.bank.become(one.id, 'lost');
        else if (isTaken) {
          fake.bank.become(one.id, 'won');
          if (chance(0.5)) await report(one.id);
          fake.bank.reinstate(one.id, site.clock.now(), pick([0, -2000]));
        } else fake.bank.become(one.id, 'warning_closed');
        return report(one.id);
      }),
    reconcileDisputes: () => reconcileDisputes(services),
    async failRefund() {
      const given = fake.refunds.filter(({ status }) => status !== 'failed');
      if (given.length === 0) return null;
      const { id } = pick(given);
      fake.failRefund(id);
      return chance(0.7) ? followRefund(services, id) : 'told later';
    },
    reconcileOld: () => reconcileOldRefunds(services),
    reconcile: () => reconcilePayments(services),
    sweep: () => releaseExpiredHolds(services),
    unpaid: () => remindOrCancelUnpaidOrders(services),
    close: () => closeDay(services, LEAD, dayOf(site.clock.now())),
    async wait() {
      site.wait(pick([1, 10, 20, 40, 24 * 60, 5 * 24 * 60]));
    },
    async moveEvent() {
      const event = pick(await db.selectFrom('events').select(['id', 'date_start']).execute());
      const to = new Date(Date.parse(event.date_start) + pick([-3, 5, 24]) * HOUR_MS).toISOString();
      return moveEvent(services, HEIKE, event.id, to);
    },
    async cancelEvent() {
      const event = pick(await db.selectFrom('events').select('id').execute());
      return chance(0.15) ? cancelEvent(services, HEIKE, event.id, 'Sturm') : null;
    },
    /** An editor says that an event is postponed, gives it a new date or not, or says that it takes place after all. */
    async postpone() {
      const event = pick(
        await db
          .selectFrom('events')
          .select(['id', 'date_start', 'date_end'])
          .where('status', '<>', 'cancelled')
          .execute(),
      );
      if (!event) return;
      const byMs = chance(0.5) ? 0 : pick([-2, 3, 30]) * HOUR_MS;
      const later = (at: string) => new Date(Date.parse(at) + byMs).toISOString();
      await db.transaction().execute(async (trx) => {
        const status = pick(['postponed', 'postponed', 'scheduled'] as const);
        const dates = { date_start: later(event.date_start), date_end: later(event.date_end) };
        await trx
          .updateTable('events')
          .set({ status, ...dates })
          .where('id', '=', event.id)
          .execute();
        await syncSalesWithEvents(trx, { eventId: event.id });
      });
    },
    tellChanges: () => notifyOfChangedEvents(services),
    async deleteAccount() {
      if (!chance(0.05)) return;
      isDeleted = true;
      await db.deleteFrom('users').where('id', '=', userId).execute();
    },
  };
}
