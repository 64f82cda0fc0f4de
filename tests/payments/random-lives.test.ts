import { expect, it } from 'vitest';
import { findDoorTickets } from '#features/box-office/holds/index.server.ts';
import { findOrders } from '#features/box-office/order-store/index.server.ts';
import { findPassesOf } from '#features/box-office/passes/index.server.ts';
import { reconcilePayments } from '#features/box-office/payments/index.server.ts';
import { hasTickets, openCents, orderState } from '#features/box-office/ticketing/index.ts';
import { DEFAULT_BOOKKEEPING } from '#features/core/settings/settings.ts';
import { bookingBatch } from '#features/shop/desk/closings/datev/booking-batch.ts';
import type { LedgerLine } from '#features/shop/desk/closings/ledger-line.ts';
import { ledgerReport } from '#features/shop/desk/closings/ledger-report.ts';
import { findLedger } from '#features/shop/desk/closings/ledger-store.server.ts';
import {
  cancelTickets,
  followDispute,
  reconcileDisputes,
  reconcileOldRefunds,
  recordPayment,
  recordRefund,
  refundOwedMoney,
  returnDonation,
} from '#features/shop/desk/index.server.ts';
import { ORDER_STATES } from '#lib/order-states.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { HEIKE } from '#tests/order-desk/desk.ts';
import { seededRandom } from '#tests/ticketing/seeded-random.ts';
import { allOrders, randomActs } from './random-acts.ts';
import { openRandomSite, type RandomSite } from './random-site.ts';
import { expectSoundPayments } from './sound-payments.ts';

/** `SEEDS=200 FROM=10` tests more. */
const SEEDS = Number(process.env.SEEDS ?? 4);
const FROM = Number(process.env.FROM ?? 0);
const STEPS = 60;
const OFTEN = [
  'buy',
  'buy',
  'pay',
  'pay',
  'take',
  'refund',
  'repay',
  'exchangeAtDesk',
  'moneyBack',
  'failRefund',
  'dispute',
  'dispute',
  'decide',
  'decide',
  'decide',
  'wait',
];
const A_MOMENT = 0.001;

describeOnEngines('orders, whatever happens to them', (engine) => {
  it.each(Array.from({ length: SEEDS }, (_, index) => FROM + index))(
    'keep the books right, and all money can go back: %i',
    async (seed) => {
      const site = await openRandomSite(engine);
      const random = seededRandom(seed);
      const acts = randomActs(site, random);
      const names = [...Object.keys(acts), ...OFTEN];
      const done: string[] = [];
      try {
        for (let step = 0; step < STEPS; step += 1) {
          const name = names[Math.floor(random() * names.length)] ?? '';
          done.push(name);
          site.wait(A_MOMENT);
          await acts[name]?.();
          await expectSoundPayments(site);
          await expectWholeLedger(site);
        }
        await expectTrueLists(site);
        await giveAllBack(site);
        await expectNothingHeld(site);
        await expectSoundPayments(site);
        await expectTrueLists(site);
      } catch (error) {
        throw new Error(`After ${done.join(', ')}`, { cause: error });
      } finally {
        await site.close();
      }
    },
  );
});

/** Every payment is in it, with shares that come to it. */
async function expectWholeLedger({ services: { db } }: RandomSite): Promise<void> {
  const lines = await findLedger(db, { from: '2026-11-01', to: '2027-11-01' });
  const payments = await db.selectFrom('payments').select(['id', 'cents']).orderBy('id').execute();
  const report = ledgerReport(lines);
  expect(sumOf(report.means.map(({ totalCents: cents }) => ({ cents })))).toBe(sumOf(payments));
  expect(sumOf(report.vat.map(({ grossCents: cents }) => ({ cents })))).toBe(sumOf(payments));
  expect(sumOf(bookedIn(lines))).toBe(sumOf(payments));
  expect(lines.map(({ paymentId: id, shares }) => ({ id, cents: sumOf(shares) }))).toEqual(payments);
}

/** Returns the amounts of the rows of a bookkeeping batch. */
function bookedIn(lines: LedgerLine[]): { cents: number }[] {
  const batch = { lines, from: '2026-11-01', to: '2026-12-31', madeAt: '2026-12-31T11:00:00.000Z' };
  return new TextDecoder('windows-1252')
    .decode(bookingBatch(batch, DEFAULT_BOOKKEEPING))
    .split('\r\n')
    .slice(2, -1)
    .map((row) => row.split(';'))
    .map(([amount = '', side]) => ({ cents: Number(amount.replace(',', '')) * (side === '"S"' ? 1 : -1) }));
}

/** The desk finds each order by its state, and by no other; its tickets are as good at the door as on its page. */
async function expectTrueLists(site: RandomSite): Promise<void> {
  const orders = await allOrders(site);
  for (const state of ORDER_STATES) {
    const found = await findOrders(site.services.db, { words: [], state }, { page: 1, pageSize: 999 });
    const numbers = (some: typeof orders) => some.map(({ number }) => number).toSorted();
    const expected = orders.filter((each) => orderState(each) === state);
    expect(numbers(found.orders), `orders that are ${state}`).toEqual(numbers(expected));
  }
  for (const { id } of await site.services.db.selectFrom('performances').select('id').execute())
    for (const ticket of await findDoorTickets(site.services.db, id)) {
      const own = orders.find(({ number }) => number === ticket.order);
      expect(ticket.isGood, `at the door with ${ticket.order}`).toBe(own && hasTickets(own));
    }
}

/** Nobody pays any more, everything is cancelled, and the amounts due are refunded automatically or at the till. */
async function giveAllBack(site: RandomSite): Promise<void> {
  const { services, fake } = site;
  for (const [id, { status }] of fake.sessions) if (status === 'open') fake.expire(id);
  site.wait(3);
  await reconcilePayments(services);
  await reconcileOldRefunds(services);
  await decideAll(site);
  await refundAtProvider(site);
  for (const { number, tickets } of await allOrders(site)) {
    const positions = tickets.map(({ position }) => position);
    await returnDonation(services, HEIKE, number, { reason: 'Schluss' });
    if (positions.length > 0) await cancelTickets(services, HEIKE, number, { positions, reason: 'Schluss' });
  }
  site.wait(25 * 60);
  await refundOwedMoney(services);
  for (const one of await allOrders(site)) {
    const open = { cents: openCents(one), means: 'cash', reference: 'K-8' } as const;
    if (open.cents > 0) expect((await recordPayment(services, HEIKE, one.number, open)).ok).toBe(true);
    const owed = { cents: -openCents(one), means: 'cash', reference: 'K-9' } as const;
    if (owed.cents > 0) expect((await recordRefund(services, HEIKE, one.number, owed)).ok).toBe(true);
  }
}

/** Every dispute comes to its end: the chargeback is final, or returned. */
async function decideAll({ services, fake }: RandomSite): Promise<void> {
  for (const { id, status, balance_transactions: moves } of fake.bank.disputes.values()) {
    if (!/response|review/.test(status)) continue;
    fake.bank.become(id, moves.length === 0 ? 'warning_closed' : 'lost');
    await followDispute(services, id);
  }
  await reconcileDisputes(services);
}

/** Refunds by hand the payments without an order that the bank did not charge back. */
async function refundAtProvider({ services, fake, clock }: RandomSite): Promise<void> {
  const due = await services.db
    .selectFrom('online_payments')
    .select(['provider_payment', 'paid_cents'])
    .where('state', '=', 'refund-due')
    .execute();
  for (const { provider_payment: money, paid_cents: cents } of due)
    if (money !== null) fake.refundThere(money, cents ?? 0, clock.now());
  await reconcilePayments(services);
}

/** No order of tickets has money, the provider agrees with the books, and codes and passes are restored. */
async function expectNothingHeld(site: RandomSite): Promise<void> {
  const { services, fake, userId } = site;
  const { db } = services;
  for (const { pass, number, paidCents, returningCents } of await allOrders(site))
    if (!pass)
      expect({ number, paidCents, returningCents }).toEqual({ number, paidCents: 0, returningCents: 0 });
  const booked = await db.selectFrom('payments').select('cents').where('means', '=', 'online').execute();
  const came = [...fake.sessions.values()].filter(({ payment_intent: money }) => money !== null);
  const stored =
    sumOf(came.map(({ amount_total: cents }) => ({ cents }))) -
    sumOf(fake.refunds.filter(({ status }) => status !== 'failed').map(({ amount: cents }) => ({ cents })));
  // Payments that settled no order are in no books, nor are the bank's withdrawals and the provider's fees for them.
  const ofOrders = await db
    .selectFrom('online_payments')
    .select('provider_payment')
    .where('state', '=', 'paid')
    .execute();
  const isOfOrder = (payment: string) => ofOrders.some(({ provider_payment: each }) => each === payment);
  const disputes = [...fake.bank.disputes.values()];
  const moves = (isBooked: boolean) =>
    disputes
      .filter(({ payment_intent: payment }) => isOfOrder(payment) === isBooked)
      .flatMap(({ balance_transactions: each }) => each);
  const taken =
    sumOf(moves(true).map(({ amount, fee }) => ({ cents: amount - fee }))) +
    sumOf(moves(false).map(({ amount }) => ({ cents: amount })));
  expect(stored + taken, 'at the provider').toBe(sumOf(booked));
  expect(await db.selectFrom('coupons').select('code').where('used', '>', 0).execute()).toEqual([]);
  for (const { leftVisits, visits } of await findPassesOf(db, userId)) expect(leftVisits).toBe(visits);
}

const sumOf = (some: readonly { cents: number }[]) => some.reduce((sum, { cents }) => sum + cents, 0);
