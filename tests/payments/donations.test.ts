import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addCredit } from '#features/box-office/credit/index.server.ts';
import { finishPayment, reconcilePayments } from '#features/box-office/payments/index.server.ts';
import { hasTickets, type Order, openCents } from '#features/box-office/ticketing/index.ts';
import { DEFAULT_BOOKKEEPING } from '#features/core/settings/settings.ts';
import { insertUser } from '#features/people/accounts/index.server.ts';
import { bookingBatch } from '#features/shop/desk/closings/datev/booking-batch.ts';
import { ledgerReport } from '#features/shop/desk/closings/ledger-report.ts';
import { findLedger } from '#features/shop/desk/closings/ledger-store.server.ts';
import {
  cancelTickets,
  recordPayment,
  refundOwedMoney,
  returnDonation,
} from '#features/shop/desk/index.server.ts';
import { toJson } from '#platform/database/columns.server.ts';
import { inTransaction } from '#platform/database/transaction.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { HEIKE, NELE } from '#tests/order-desk/desk.ts';
import { orderRequest } from '#tests/ticketing/box-office.ts';
import { accepted, refused } from '#tests/ticketing/outcomes.ts';
import { openPayingSite, type PayingSite } from './paying-site.ts';
import { expectSoundPayments } from './sound-payments.ts';

const NOW = '2026-11-20T11:00:00.000Z';
const TICKETS = 3300;
const GIFT = 500;
const EVERY_DAY = { from: '2026-11-01', to: '2027-01-31' };
const REASON = { reason: 'Wunsch' };

describeOnEngines('a donation on top of tickets', (engine) => {
  let site: PayingSite;

  beforeEach(async () => {
    site = await openPayingSite(engine);
    await ask(true);
  });
  afterEach(async () => {
    await expectBalancedBooks();
    await expectSoundPayments(site);
    await site.close();
  });

  const ask = (isOn: boolean) =>
    site.services.db
      .updateTable('site_settings')
      .set({ donations: toJson({ isOn, suggestedCents: [100], purpose: null }) })
      .execute();
  const lines = () => findLedger(site.services.db, EVERY_DAY);
  const shares = async () =>
    (await lines()).map((line) => line.shares.map(({ basisPoints, cents }) => [basisPoints, cents]));

  /** Books, ledger and batch come to the same, also for donations alone. */
  async function expectBalancedBooks() {
    const all = await lines();
    const payments = await site.services.db.selectFrom('payments').select('cents').execute();
    const total = payments.reduce((sum, { cents }) => sum + cents, 0);
    const report = ledgerReport(all);
    const given = report.vat.find(({ basisPoints }) => basisPoints === 'donation');
    expect(report.vat.reduce((sum, { grossCents }) => sum + grossCents, 0)).toBe(total);
    expect(given?.vatCents ?? 0).toBe(0);
    const batch = { lines: all, from: '2026-11-01', to: '2026-12-31', madeAt: NOW };
    const rows = new TextDecoder('windows-1252')
      .decode(bookingBatch(batch, DEFAULT_BOOKKEEPING))
      .split('\r\n')
      .slice(2, -1)
      .map((row) => row.split(';'));
    const inCents = ([amount = '', side]: string[]) =>
      Number(amount.replace(',', '')) * (side === '"S"' ? 1 : -1);
    const sum = (some: string[][]) => some.reduce((cents, row) => cents + inCents(row), 0);
    expect(sum(rows)).toBe(total);
    expect(sum(rows.filter((row) => row[7] === DEFAULT_BOOKKEEPING.donations))).toBe(given?.grossCents ?? 0);
  }

  async function payOnline(more: object = {}): Promise<Order> {
    const paying = await site.startPaying(await site.fillCart(), { donationCents: GIFT, ...more });
    site.fake.pay(paying.session);
    await finishPayment(site.services, paying.secret);
    const payment = await site.carts.find(paying.secret);
    return now(payment?.order?.secret ?? '');
  }
  async function reserve(): Promise<Order> {
    const reference = await site.fillCart();
    const contents = (await site.ticketing.cart(reference))?.contents ?? '';
    const request = orderRequest({ contents, paymentMethod: 'box-office', donationCents: GIFT });
    return now(accepted(await site.ticketing.placeOrder(reference, request)).secret);
  }
  const now = async (secret: string) => (await site.ticketing.order(secret)) as Order;
  const cancelAll = ({ number, tickets }: Order) =>
    cancelTickets(site.services, HEIKE, number, {
      positions: tickets.map(({ position }) => position),
      reason: 'krank',
    });
  async function pay({ number }: Order, cents: number, open: number): Promise<void> {
    const payment = { cents, means: 'cash', reference: `K-${cents}`, openCents: open } as const;
    expect((await recordPayment(site.services, HEIKE, number, payment)).ok).toBe(true);
  }
  async function giveBack({ number }: Order): Promise<void> {
    expect((await returnDonation(site.services, HEIKE, number, REASON)).ok).toBe(true);
  }
  async function backByItself() {
    site.wait(25 * 60);
    await refundOwedMoney(site.services);
    await reconcilePayments(site.services);
  }

  it('is paid with the tickets, on its own line of the books', async () => {
    const placed = await payOnline();
    expect([...site.fake.sessions.values()][0]?.amount_total).toBe(TICKETS + GIFT);
    expect(placed).toMatchObject({
      donation: { cents: GIFT, end: null },
      due: { totalCents: TICKETS + GIFT },
      paidCents: TICKETS + GIFT,
    });
    expect(placed.due.vat).toContainEqual({ basisPoints: null, grossCents: GIFT, vatCents: 0 });
    expect(await shares()).toEqual(
      [
        [
          [700, TICKETS],
          ['donation', GIFT],
        ].toSorted(),
      ].map((each) => expect.arrayContaining(each)),
    );
    expect(
      (await site.services.db.selectFrom('outgoing_emails').select('text').execute())[0]?.text,
    ).toContain('Spende: 5\u00a0€');
  });

  it('stays when the tickets are cancelled, and goes back when somebody asks for it', async () => {
    const placed = await payOnline();
    await cancelAll(placed);
    const after = await now(placed.secret);
    expect([after.due.totalCents, openCents(after)]).toEqual([GIFT, -TICKETS]);
    await backByItself();
    expect((await now(placed.secret)).paidCents).toBe(GIFT);
    expect((await shares()).at(-1)).toEqual([[700, -TICKETS]]);
    site.wait(1);
    expect(
      await returnDonation(site.services, NELE, placed.number, REASON).catch((error) => error.status),
    ).toBe(403);
    await giveBack(placed);
    // Asked for twice.
    await giveBack(placed);
    expect(openCents(await now(placed.secret))).toBe(-GIFT);
    await backByItself();
    expect((await now(placed.secret)).paidCents).toBe(0);
    expect((await shares()).at(-1)).toEqual([['donation', -GIFT]]);
    const emails = await site.services.db.selectFrom('outgoing_emails').select('text').execute();
    const said = emails.filter(({ text }) => text.includes('Deine Spende von 5\u00a0€ bleibt bei uns'));
    expect(said).toHaveLength(1);
    expect(emails.filter(({ text }) => text.includes('wir deine Spende von 5\u00a0€ aus'))).toHaveLength(1);
  });

  it('goes back alone while the tickets stay good', async () => {
    const placed = await payOnline();
    await giveBack(placed);
    await backByItself();
    const after = await now(placed.secret);
    expect(after).toMatchObject({ paidCents: TICKETS, due: { totalCents: TICKETS } });
    expect(hasTickets(after)).toBe(true);
  });

  it('is given back once by two at the same moment', async () => {
    const placed = await payOnline();
    const both = [1, 2].map(() => returnDonation(site.services, HEIKE, placed.number, REASON));
    expect((await Promise.all(both)).every(({ ok }) => ok)).toBe(true);
    const entries = await site.services.db.selectFrom('outgoing_emails').select('subject').execute();
    expect(entries.filter(({ subject }) => subject.includes('Deine Spende'))).toHaveLength(1);
  });

  describe('at the box office', () => {
    it('is paid last: tickets do not wait for it', async () => {
      const placed = await reserve();
      expect(openCents(placed)).toBe(TICKETS + GIFT);
      await pay(placed, 1000, TICKETS + GIFT);
      expect(hasTickets(await now(placed.secret))).toBe(false);
      await pay(placed, 2300, 2800);
      expect(hasTickets(await now(placed.secret))).toBe(true);
      expect(await shares()).toEqual([[[700, 1000]], [[700, 2300]]]);
      await pay(placed, GIFT, GIFT);
      expect((await shares()).at(-1)).toEqual([['donation', GIFT]]);
    });

    it('lapses with the last ticket where it was not paid: nobody owes a donation', async () => {
      const placed = await reserve();
      await pay(placed, 1000, TICKETS + GIFT);
      await cancelAll(placed);
      const after = await now(placed.secret);
      expect(after).toMatchObject({ donation: { end: 'lapsed' }, due: { totalCents: 0 }, paidCents: 1000 });
      expect(await returnDonation(site.services, HEIKE, placed.number, REASON)).toEqual({
        ok: false,
        error: { code: 'NO_DONATION' },
      });
    });

    it('stays in an order that keeps a ticket', async () => {
      const placed = await reserve();
      await cancelTickets(site.services, HEIKE, placed.number, { positions: [1, 2, 3], reason: 'krank' });
      expect(openCents(await now(placed.secret))).toBe(600 + GIFT);
    });
  });

  it('is never paid with credit', async () => {
    const userId = await insertUser(site.services.db, {
      ...{ firstName: 'Jule', lastName: 'Sommer', email: 'jule@post.example' },
      ...{ role: 'visitor', passwordHash: '', createdAt: NOW },
    });
    await inTransaction(site.services.db, (trx) =>
      addCredit(trx, {
        ...{
          kind: 'gift-voucher',
          userId,
          cents: 9000,
          reference: 'gift-voucher 1',
          orderId: null,
          now: NOW,
        },
      }),
    );
    const customer = { ...orderRequest().customer, userId };
    const reference = await site.fillCart();
    const request = await site.requestFor(reference, {
      ...{ customer, creditCents: TICKETS + GIFT, donationCents: GIFT },
    });
    expect(refused(await site.carts.begin(reference, request)).code).toBe('CREDIT_CHANGED');
    expect(
      refused(
        await site.ticketing.placeOrder(reference, {
          ...{ ...request, creditCents: TICKETS, paymentMethod: 'credit' },
        }),
      ).code,
    ).toBe('PAYMENT_CLOSED');
    const started = await site.startPaying(reference, {
      customer,
      creditCents: TICKETS,
      donationCents: GIFT,
    });
    expect(site.fake.sessions.get(started.session)?.amount_total).toBe(GIFT);
    site.fake.pay(started.session);
    await finishPayment(site.services, started.secret);
    expect(await shares()).toEqual([[[700, TICKETS]], [['donation', GIFT]]]);
  });

  it.each([-1, 0.5, 50_001, 1e9, Number.NaN])('is refused: %d', async (donationCents) => {
    const reference = await site.fillCart();
    const request = await site.requestFor(reference, { donationCents });
    expect(refused(await site.carts.begin(reference, request)).code).toBe('DONATION_REFUSED');
    expect(
      refused(await site.ticketing.placeOrder(reference, { ...request, paymentMethod: 'box-office' })).code,
    ).toBe('DONATION_REFUSED');
    expect(await site.orders()).toEqual([]);
  });

  it('is refused on an invoice, in the test shop, and once the venue asks for none', async () => {
    const reference = await site.fillCart();
    const request = await site.requestFor(reference, { donationCents: GIFT });
    const place = async (more: object) =>
      refused(await site.ticketing.placeOrder(reference, { ...request, ...more })).code;
    const customer = { ...request.customer, userId: 1 };
    expect(await place({ paymentMethod: 'on-account', customer })).toBe('PAYMENT_CLOSED');
    expect(await place({ paymentMethod: 'test', isTest: true })).toBe('DONATION_REFUSED');
    await ask(false);
    expect(await place({ paymentMethod: 'box-office' })).toBe('DONATION_REFUSED');
    expect(refused(await site.carts.begin(reference, request)).code).toBe('DONATION_REFUSED');
  });

  it('is taken as agreed where the venue stopped asking while it was being paid', async () => {
    const paying = await site.startPaying(await site.fillCart(), { donationCents: GIFT });
    await ask(false);
    site.fake.pay(paying.session);
    await finishPayment(site.services, paying.secret);
    expect((await site.orders()).map(({ donation_cents }) => donation_cents)).toEqual([GIFT]);
  });
});
