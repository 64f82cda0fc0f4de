import { afterEach, beforeEach, expect, it } from 'vitest';
import { findDoorTickets } from '#features/box-office/holds/index.server.ts';
import { findDisputes, findOrders } from '#features/box-office/order-store/index.server.ts';
import { finishPayment, reconcilePayments } from '#features/box-office/payments/index.server.ts';
import { hasTickets, type Order, openCents, orderState } from '#features/box-office/ticketing/index.ts';
import { findAuditEntries } from '#features/core/access/index.server.ts';
import { DEFAULT_BOOKKEEPING } from '#features/core/settings/settings.ts';
import { insertUser } from '#features/people/accounts/index.server.ts';
import { closeDay } from '#features/shop/desk/closings/close-day.server.ts';
import { bookingBatch } from '#features/shop/desk/closings/datev/booking-batch.ts';
import { ledgerReport } from '#features/shop/desk/closings/ledger-report.ts';
import { findLedger } from '#features/shop/desk/closings/ledger-store.server.ts';
import {
  cancelTickets,
  followDispute,
  rebookTickets,
  reconcileDisputes,
  recordPayment,
  recordRefund,
  refundOwedMoney,
} from '#features/shop/desk/index.server.ts';
import { ORDER_STATES } from '#lib/order-states.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { HEIKE } from '#tests/order-desk/desk.ts';
import { openPayingSite, type PayingSite } from './paying-site.ts';
import { openRandomSite } from './random-site.ts';
import { STAFF_ADDRESS, setSeller } from './seller-settings.ts';
import { expectSoundPayments } from './sound-payments.ts';

const LEAD = { id: 1, role: 'administrator' } as const;
const YEAR = { from: '2026-11-01', to: '2027-10-31' };
const ALL = [1, 2, 3, 4];
/** Dates of the same production that cost less, and more. */
const [CHEAP, DEAR] = [3, 4];

describeOnEngines('a card payment that is disputed', (engine) => {
  let site: PayingSite;
  let paid: Awaited<ReturnType<PayingSite['paidOrder']>>;
  let dispute: string;

  beforeEach(async () => {
    site = await openPayingSite(engine);
    await setSeller(site.services.db);
    const person = { firstName: 'Svenja', lastName: 'Kühnel', email: 'svenja@post.example' };
    const account = { ...person, role: 'visitor', passwordHash: '', createdAt: site.clock.now() } as const;
    const userId = await insertUser(site.services.db, account);
    paid = await site.paidOrder({ customer: { ...person, userId } });
    dispute = site.fake.bank.open({ payment: paid.money, cents: 3300, at: site.clock.now() });
  });
  afterEach(async () => {
    await expectSoundPayments(site);
    await site.close();
  });

  const follow = () => followDispute(site.services, dispute);
  const now = async () => {
    const order = await site.ticketing.order(paid.order.secret);
    if (!order) throw new Error('The order is gone');
    return order;
  };
  const disputes = () => findDisputes(site.services.db, paid.order.number);
  const cancel = (positions: number[]) =>
    cancelTickets(site.services, HEIKE, paid.order.number, { positions, reason: 'krank' });
  const withdraw = () => {
    site.fake.bank.withdraw(dispute, site.clock.now());
    return follow();
  };
  const close = (status: 'won' | 'lost') => {
    site.fake.bank.become(dispute, status);
    return follow();
  };
  const staffEmails = async () =>
    (await site.emails()).filter(({ recipient }) => recipient === STAFF_ADDRESS);

  it('is known to staff: amount, reason, since when, and until when it can be answered; one email is sent', async () => {
    await Promise.all(Array.from({ length: 5 }, follow));
    expect(await disputes()).toMatchObject([
      {
        ...{ name: dispute, cents: 3300, reason: 'fraudulent', state: 'to-answer' },
        openedAt: '2026-11-20T11:00:00.000Z',
        answerUntil: '2026-11-27T11:00:00.000Z',
        closedAt: null,
      },
    ]);
    expect(orderState(await now())).toBe('disputed');
    const emails = await staffEmails();
    expect(emails).toHaveLength(1);
    expect(emails[0]?.subject).toContain(paid.order.number);
    expect(emails[0]?.text).toContain('33\u00a0€');
    expect(emails[0]?.text).toContain('27. November 2026');
    const audit = { entity: 'orders', entityId: paid.order.number };
    const { entries } = await findAuditEntries(site.services.db, audit, { page: 1, pageSize: 9 });
    expect(entries.map(({ actor, changes }) => [actor, changes.dispute_state?.after])).toEqual([
      [{ system: 'payment provider' }, 'to-answer'],
    ]);
  });

  /** By which states the desk finds it. */
  const listsWithIt = async () => {
    const found = await Promise.all(
      ORDER_STATES.map(async (state) => {
        const { total } = await findOrders(site.services.db, { words: [], state }, { page: 1, pageSize: 9 });
        return total > 0 ? [state] : [];
      }),
    );
    return found.flat();
  };

  it('is found by its state, and by no other while it is open', async () => {
    await withdraw();
    const page = { page: 1, pageSize: 9 };
    const found = async (state: 'disputed' | 'open' | 'paid' | 'owed' | 'cancelled') =>
      (await findOrders(site.services.db, { words: [], state }, page)).total;
    expect(await Promise.all((['disputed', 'open', 'paid', 'owed'] as const).map(found))).toEqual([
      1, 0, 0, 0,
    ]);
    await close('lost');
    expect(await Promise.all((['disputed', 'open', 'paid', 'owed'] as const).map(found))).toEqual([
      0, 1, 0, 0,
    ]);
  });

  it('leaves its tickets good, also when the bank has taken the money', async () => {
    await withdraw();
    expect([(await now()).paidCents, openCents(await now()), hasTickets(await now())]).toEqual([
      0,
      3300,
      true,
    ]);
    expect((await findDoorTickets(site.services.db, 1)).every(({ isGood }) => isGood)).toBe(true);
    await close('lost');
    expect(hasTickets(await now())).toBe(true);
  });

  it('is in the books with the bank’s withdrawal and the provider’s fee, once, in whatever order notices arrive', async () => {
    site.fake.bank.withdraw(dispute, site.clock.now(), 2000);
    site.fake.bank.reinstate(dispute, site.clock.now(), -2000);
    site.fake.bank.become(dispute, 'won');
    await Promise.all(Array.from({ length: 5 }, follow));
    expect(await reconcileDisputes(site.services)).toBe(0);
    expect((await site.ledger()).map(({ kind, cents, means }) => [kind, cents, means])).toEqual([
      ['payment', 3300, 'online'],
      ['chargeback', -3300, 'online'],
      ['fee', -2000, 'online'],
      ['reinstatement', 3300, 'online'],
      ['fee', 2000, 'online'],
    ]);
    expect([openCents(await now()), orderState(await now())]).toEqual([0, 'paid']);
  });

  it('is in the day closing, in the report and in the batch for the bookkeeping, all to the cent', async () => {
    await withdraw();
    const lines = await findLedger(site.services.db, YEAR);
    const report = ledgerReport(lines);
    expect(report.totalCents).toBe(-2000);
    expect(report.means).toEqual([
      {
        ...{ means: 'online', paidCents: 3300, refundedCents: 0, reversedCents: 0 },
        disputedCents: -5300,
        totalCents: -2000,
      },
    ]);
    expect(report.vat).toEqual([{ basisPoints: 'fee', grossCents: -2000, vatCents: 0 }]);
    const closed = await closeDay(site.services, LEAD, '2026-11-20');
    expect(closed.ok && closed.value.report).toEqual(report);
    const batch = { lines, from: YEAR.from, to: '2026-12-31', madeAt: site.clock.now() };
    const rows = new TextDecoder('windows-1252')
      .decode(bookingBatch(batch, DEFAULT_BOOKKEEPING))
      .split('\r\n')
      .slice(2, -1)
      .map((row) => row.split(';'));
    const sum = rows.reduce(
      (cents, [amount = '', side]) => cents + Number(amount.replace(',', '')) * (side === '"S"' ? 1 : -1),
      0,
    );
    expect(sum).toBe(-2000);
    expect(rows.at(-1)?.[7]).toBe(DEFAULT_BOOKKEEPING.fees);
    expect(rows.at(-1)?.[13]).toContain('Gebühr');
  });

  it('gives nothing back while it is open: not online, not at the till, not as credit, not automatically', async () => {
    await follow();
    await cancel([1]);
    expect(openCents(await now())).toBe(-900);
    const email = (await site.emails()).at(-1)?.text;
    expect(email).toContain('bestritten');
    expect(email).not.toContain('bekommst du von uns zurück');
    for (const means of ['online', 'cash', 'credit'] as const)
      expect(
        await recordRefund(site.services, HEIKE, paid.order.number, { cents: 900, means, reference: 'K-1' }),
      ).toMatchObject({ error: { code: 'DISPUTED' } });
    expect((await site.ticketing.convertToCredit(paid.order.secret)).ok).toBe(false);
    expect((await site.ticketing.cancelTicket(paid.order.secret, 2, { asCredit: true })).ok).toBe(true);
    site.wait(25 * 60);
    expect(await refundOwedMoney(site.services)).toBe(0);
    expect(site.fake.refunds).toEqual([]);
    expect(await site.ledger()).toHaveLength(1);
  });

  it('is not paid a second time at the till before it is decided', async () => {
    await withdraw();
    const cash = { cents: 3300, means: 'cash', reference: 'K-1' } as const;
    expect(await recordPayment(site.services, HEIKE, paid.order.number, cash)).toMatchObject({
      error: { code: 'DISPUTED' },
    });
    await close('lost');
    expect((await recordPayment(site.services, HEIKE, paid.order.number, cash)).ok).toBe(true);
    expect(orderState(await now())).toBe('paid');
  });

  it('that is lost is to be paid or cancelled, and nothing of it goes back a second time', async () => {
    await withdraw();
    await close('lost');
    expect([orderState(await now()), openCents(await now())]).toEqual(['open', 3300]);
    await cancel(ALL);
    expect([orderState(await now()), openCents(await now())]).toEqual(['cancelled', 0]);
    site.wait(25 * 60);
    expect(await refundOwedMoney(site.services)).toBe(0);
    expect(site.fake.refunds).toEqual([]);
    expect((await staffEmails()).map(({ subject }) => /verloren/.test(subject))).toEqual([false, true]);
  });

  it('that is won refunds the amount due, once the money is there again', async () => {
    await withdraw();
    await cancel([1]);
    site.wait(25 * 60);
    await close('won');
    expect(orderState(await now()), 'the money is not there yet').toBe('disputed');
    expect(await refundOwedMoney(site.services)).toBe(0);
    site.fake.bank.reinstate(dispute, site.clock.now());
    await follow();
    expect(openCents(await now())).toBe(-900);
    expect(await refundOwedMoney(site.services)).toBe(1);
    expect(site.fake.refunds.map(({ amount }) => amount)).toEqual([900]);
    expect((await staffEmails()).at(-1)?.subject).toContain('gewonnen');
  });

  it('takes no money as long as the bank only asks, and none when it is satisfied', async () => {
    const inquiry = site.fake.bank.open({
      ...{ payment: paid.money, cents: 3300, at: site.clock.now() },
      ...{ reason: 'unrecognized', isInquiry: true },
    });
    await followDispute(site.services, inquiry);
    site.fake.bank.become(inquiry, 'warning_closed');
    await followDispute(site.services, inquiry);
    expect(await disputes()).toMatchObject([{ name: inquiry, state: 'won' }]);
    expect([await site.ledger(), orderState(await now())]).toMatchObject([[{ cents: 3300 }], 'paid']);
  });

  it('may take more than the rest of the payment: the order says so, and nothing is returned', async () => {
    await cancel([1]);
    await recordRefund(site.services, HEIKE, paid.order.number, {
      cents: 900,
      means: 'cash',
      reference: 'K-1',
    });
    await withdraw();
    await close('lost');
    expect([(await now()).paidCents, openCents(await now())]).toEqual([-900, 3300]);
    await cancel(ALL);
    expect([openCents(await now()), orderState(await now())]).toEqual([900, 'cancelled']);
    expect(await listsWithIt()).toEqual(['cancelled']);
  });

  it('is found by the job when no notice arrived, and followed to its end', async () => {
    site.fake.fault = () => 'error';
    expect(await reconcileDisputes(site.services)).toBe(0);
    site.fake.fault = () => null;
    expect(await reconcileDisputes(site.services)).toBe(1);
    site.wait(60 * 24 * 60);
    site.fake.bank.withdraw(dispute, site.clock.now());
    site.fake.bank.become(dispute, 'lost');
    expect(await reconcileDisputes(site.services)).toBe(1);
    expect(await disputes()).toMatchObject([{ state: 'lost', closedAt: site.clock.now() }]);
    expect(await reconcileDisputes(site.services)).toBe(0);
  });

  /** The same venue, whose provider answers what it is asked about disputes only when something else has happened. */
  const answeredAfter = (meanwhile: () => Promise<unknown>) => {
    const { payments } = site.services;
    const sale = payments.sale;
    if (!sale) throw new Error('Nothing is paid online');
    let isFirst = true;
    const late = async <T>(answer: T): Promise<T> => {
      if (isFirst) {
        isFirst = false;
        await meanwhile();
      }
      return answer;
    };
    const asked = {
      ...sale,
      findDispute: async (name: string) => late(await sale.findDispute(name)),
      disputesSince: async (at: string) => late(await sale.disputesSince(at)),
    };
    return { ...site.services, payments: { ...payments, sale: asked } };
  };

  it.each([
    ['a notice', (services: PayingSite['services']) => followDispute(services, dispute)],
    ['the job', (services: PayingSite['services']) => reconcileDisputes(services)],
  ])('stays as it ended when %s was answered before and is read after', async (_, ask) => {
    await follow();
    await withdraw();
    await ask(answeredAfter(() => close('lost')));
    expect(await disputes()).toMatchObject([{ state: 'lost', closedAt: site.clock.now() }]);
    await reconcileDisputes(site.services);
    expect((await staffEmails()).map(({ subject }) => /verloren/.test(subject))).toEqual([false, true]);
    expect(orderState(await now())).toBe('open');
  });

  it('is reported to staff again when there is something to answer again', async () => {
    await withdraw();
    await close('lost');
    site.fake.bank.become(dispute, 'appeal_needs_response');
    await Promise.all(Array.from({ length: 5 }, follow));
    const last = (await staffEmails()).at(-1);
    expect(await staffEmails()).toHaveLength(3);
    expect(last?.subject).toContain(`Zahlung bestritten: Bestellung ${paid.order.number}`);
    expect(last?.text).toContain('27. November 2026');
  });

  it('is no business of the venue when it is about somebody else’s money', async () => {
    const foreign = site.fake.bank.open({ payment: 'pi_of_others', cents: 100, at: site.clock.now() });
    expect(await followDispute(site.services, foreign)).toBe(false);
    expect(await followDispute(site.services, 'dp_nobody_knows')).toBe(false);
    expect(await staffEmails()).toEqual([]);
  });
});

describeOnEngines('a disputed payment that paid for nothing', (engine) => {
  it('is not refunded after a chargeback', async () => {
    const site = await openPayingSite(engine);
    const { services, fake } = site;
    await setSeller(services.db);
    const { secret, session } = await site.startPaying(await site.fillCart());
    const money = fake.pay(session, { amount_total: 3299 });
    fake.fault = ({ method, path }) => (method === 'POST' && path === '/v1/refunds' ? 'error' : null);
    await finishPayment(services, secret);
    fake.fault = () => null;
    const dispute = fake.bank.open({ payment: money, cents: 3299, at: site.clock.now() });
    fake.bank.withdraw(dispute, site.clock.now());
    fake.bank.become(dispute, 'lost');
    await Promise.all([followDispute(services, dispute), followDispute(services, dispute)]);
    expect((await site.carts.find(secret))?.state).toBe('refunded');
    await finishPayment(services, secret);
    expect(fake.refunds).toEqual([]);
    expect((await site.emails()).filter(({ recipient }) => recipient === STAFF_ADDRESS)).toHaveLength(1);
    await site.close();
  });

  it('is due again when the bank returns it, until it is refunded, and then no more', async () => {
    const site = await openPayingSite(engine);
    const { services, fake } = site;
    const { secret, session } = await site.startPaying(await site.fillCart());
    const money = fake.pay(session, { amount_total: 3299 });
    fake.fault = ({ method, path }) => (method === 'POST' && path === '/v1/refunds' ? 'error' : null);
    await finishPayment(services, secret);
    fake.fault = () => null;
    const dispute = fake.bank.open({ payment: money, cents: 3299, at: site.clock.now() });
    fake.bank.withdraw(dispute, site.clock.now());
    await followDispute(services, dispute);
    expect((await site.carts.find(secret))?.state).toBe('refunded');
    fake.bank.become(dispute, 'won');
    fake.bank.reinstate(dispute, site.clock.now());
    await reconcileDisputes(services);
    expect((await site.carts.find(secret))?.state).toBe('refund-due');
    site.wait(5);
    await reconcilePayments(services);
    expect(fake.refunds.map(({ amount }) => amount)).toEqual([3299]);
    await reconcileDisputes(services);
    expect((await site.carts.find(secret))?.state).toBe('refunded');
    await expectSoundPayments(site);
    await site.close();
  });
});

describeOnEngines('tickets that are exchanged while money is being refunded', (engine) => {
  it('may not cost more than the rest of the money, and may once the refund is recorded', async () => {
    const site = await openRandomSite(engine);
    const { services, fake } = site;
    const { order } = await site.paidOrder();
    const now = async () => (await site.ticketing.order(order.secret)) as Order;
    const exchange = () =>
      rebookTickets(services, HEIKE, order.number, {
        ...{ positions: [2], to: { jetId: DEAR, blockId: null }, seenCents: 1203 },
      });
    await cancelTickets(services, HEIKE, order.number, { positions: [1], reason: 'krank' });
    const owed = -openCents(await now());
    fake.fault = ({ method, path }) => (method === 'POST' && path === '/v1/refunds' ? 'hang' : null);
    const refund = () =>
      recordRefund(services, HEIKE, order.number, { cents: owed, means: 'online', reference: '' });
    expect(await refund()).toMatchObject({ error: { code: 'PAYMENT_PROVIDER_DOWN' } });
    expect(await exchange()).toEqual({ ok: false, error: { code: 'ON_ITS_WAY', cents: owed } });
    expect(hasTickets(await now())).toBe(true);
    fake.fault = () => null;
    expect((await refund()).ok).toBe(true);
    expect((await exchange()).ok).toBe(true);
    expect(openCents(await now())).toBeGreaterThan(0);
    await expectSoundPayments(site);
    await site.close();
  });
});

describeOnEngines('tickets of a disputed payment that are exchanged', (engine) => {
  it('may cost less, and not more, because nobody could pay that before the bank decides', async () => {
    const site = await openRandomSite(engine);
    const { services, fake } = site;
    const { order, money } = await site.paidOrder();
    const dispute = fake.bank.open({ payment: money, cents: 3300, at: site.clock.now() });
    fake.bank.withdraw(dispute, site.clock.now());
    await followDispute(services, dispute);
    const now = async () => (await site.ticketing.order(order.secret)) as Order;
    const exchange = (jetId: number, seenCents: number) =>
      rebookTickets(services, HEIKE, order.number, {
        positions: [1],
        to: { jetId, blockId: null },
        seenCents,
      });
    expect(await exchange(DEAR, 1203)).toEqual({ ok: false, error: { code: 'DISPUTED' } });
    expect(hasTickets(await now())).toBe(true);
    expect((await exchange(CHEAP, 701)).ok).toBe(true);
    expect(hasTickets(await now())).toBe(true);
    fake.bank.become(dispute, 'lost');
    await followDispute(services, dispute);
    const position = (await now()).tickets.length;
    const request = { positions: [position], to: { jetId: DEAR, blockId: null }, seenCents: 1203 };
    expect((await rebookTickets(services, HEIKE, order.number, request)).ok).toBe(true);
    await expectSoundPayments(site);
    await site.close();
  });

  it('open no door for more than was paid, once what the bank took was paid again', async () => {
    const site = await openRandomSite(engine);
    const { services, fake } = site;
    const { order, money } = await site.paidOrder();
    const dispute = fake.bank.open({ payment: money, cents: 3300, at: site.clock.now() });
    fake.bank.withdraw(dispute, site.clock.now());
    fake.bank.become(dispute, 'lost');
    await followDispute(services, dispute);
    const now = async () => (await site.ticketing.order(order.secret)) as Order;
    const isGood = async () => [
      hasTickets(await now()),
      (await findDoorTickets(services.db, 1)).every((each) => each.isGood),
    ];
    const pay = (cents: number) =>
      recordPayment(services, HEIKE, order.number, { cents, means: 'cash', reference: `K-${cents}` });
    await pay(3300);
    expect(await isGood()).toEqual([true, true]);
    const request = { positions: [1], to: { jetId: DEAR, blockId: null }, seenCents: 1203 };
    await rebookTickets(services, HEIKE, order.number, request);
    expect(await isGood()).toEqual([false, false]);
    await pay(303);
    expect(await isGood()).toEqual([true, true]);
    await expectSoundPayments(site);
    await site.close();
  });

  it('void nothing while what the bank took is paid again bit by bit', async () => {
    const site = await openRandomSite(engine);
    const { services, fake } = site;
    const { order, money } = await site.paidOrder();
    const dispute = fake.bank.open({ payment: money, cents: 3300, at: site.clock.now() });
    fake.bank.withdraw(dispute, site.clock.now());
    fake.bank.become(dispute, 'lost');
    await followDispute(services, dispute);
    const now = async () => (await site.ticketing.order(order.secret)) as Order;
    const pay = (cents: number, open: number) =>
      recordPayment(services, HEIKE, order.number, {
        ...{ cents, openCents: open, means: 'transfer', reference: `K-${cents}` },
      });
    expect((await pay(1000, 3300)).ok).toBe(true);
    expect([openCents(await now()), hasTickets(await now())]).toEqual([2300, true]);
    expect((await pay(2300, 2300)).ok).toBe(true);
    expect([openCents(await now()), hasTickets(await now())]).toEqual([0, true]);
    await expectSoundPayments(site);
    await site.close();
  });
});
