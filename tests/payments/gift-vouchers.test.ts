import { afterEach, beforeEach, expect, it } from 'vitest';
import { findCredit, purgeVoucherTexts, redeemVoucher } from '#features/box-office/credit/index.server.ts';
import {
  continuePayment,
  finishPayment,
  reconcilePayments,
  stopPayment,
} from '#features/box-office/payments/index.server.ts';
import type { VoucherSale } from '#features/box-office/ticketing/direct-sale.ts';
import type {
  OnlinePayment,
  Order,
  OrderVoucher,
  Purchase,
  VoucherPurchase,
  VoucherRequest,
} from '#features/box-office/ticketing/index.ts';
import { insertUser } from '#features/people/accounts/index.server.ts';
import { closeDay } from '#features/shop/desk/closings/close-day.server.ts';
import { findLedger, findOpenSums } from '#features/shop/desk/closings/ledger-store.server.ts';
import {
  cancelVoucher,
  endUnpaidVouchers,
  recordPayment,
  recordRefund,
  recordReversal,
  refundOwedMoney,
  resendTickets,
  sendVouchers,
} from '#features/shop/desk/index.server.ts';
import type { Result } from '#lib/result.ts';
import { inTransaction } from '#platform/database/transaction.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { HEIKE } from '#tests/order-desk/desk.ts';
import { orderRequest } from '#tests/ticketing/box-office.ts';
import { DIED, dyingAfter } from '#tests/ticketing/dying.ts';
import { openPayingSite, type PayingSite } from './paying-site.ts';
import { expectSoundPayments } from './sound-payments.ts';

const PURCHASE: VoucherPurchase = {
  cents: 2500,
  recipient: 'Oma Hilde',
  greeting: '',
  recipientEmail: null,
  sendOn: null,
};
type PurchaseOptions = Partial<VoucherPurchase> & { isTest?: boolean };
const RECEIPT = { means: 'cash', reference: 'K-1', cents: 2500 } as const;
const REASON = { reason: 'widerrufen' };
const LEAD = { id: 1, role: 'administrator' } as const;

/** The value of something that must have worked. */
function accepted<T>(outcome: Result<T, { code: string }>): T {
  if (!outcome.ok) throw new Error(`Refused: ${outcome.error.code}`);
  return outcome.value;
}

describeOnEngines('gift vouchers that are bought', (engine) => {
  let site: PayingSite;
  let userId: number;
  let keys = 0;

  beforeEach(async () => {
    site = await openPayingSite(engine);
    userId = await insertUser(site.services.db, {
      ...{ firstName: 'Hilde', lastName: 'Sommer', email: 'hilde@post.example', role: 'visitor' },
      ...{ passwordHash: '', createdAt: site.clock.now() },
    });
  });
  afterEach(async () => {
    await expectSoundPayments(site);
    await site.close();
  });

  const sale = () => site.ticketing.vouchers as VoucherSale;
  function purchase(
    paymentMethod: 'online' | 'box-office' | 'test',
    { isTest = false, ...options }: PurchaseOptions = {},
  ): Purchase<VoucherRequest> {
    keys += 1;
    const request = {
      ...orderRequest({ contents: '', paymentMethod, isTest }),
      voucher: { ...PURCHASE, ...options },
    };
    return { request, key: `key-of-the-form-${keys}` };
  }
  async function startPaying(bought = purchase('online')) {
    const { secret } = accepted(await sale().begin(bought));
    const payment = (await site.carts.find(secret)) as OnlinePayment;
    accepted(await continuePayment(site.services, payment));
    const { session } = (await site.carts.find(secret)) as OnlinePayment;
    return { secret, session: session as string };
  }
  async function orderOf(secret: string): Promise<Order> {
    const payment = await site.carts.find(secret);
    return (await site.ticketing.order(payment?.order?.secret ?? '')) as Order;
  }
  async function paidOnline(options: PurchaseOptions = {}) {
    const { secret, session } = await startPaying(purchase('online', options));
    site.fake.pay(session);
    accepted(await finishPayment(site.services, secret));
    return orderOf(secret);
  }
  async function ordered(options: PurchaseOptions = {}) {
    const { secret } = accepted(await sale().order(purchase('box-office', options)));
    return (await site.ticketing.order(secret)) as Order;
  }
  const now = async ({ secret }: Order) => (await site.ticketing.order(secret)) as Order;
  const codeOf = async (order: Order) => (await now(order)).voucher?.issued?.code ?? '';
  const redeem = (code: string) => redeemVoucher(site.services, userId, code);
  const balance = async () => (await findCredit(site.services.db, userId)).balanceCents;
  const count = async (table: 'orders' | 'gift_vouchers' | 'payments' | 'outgoing_emails') =>
    (await site.services.db.selectFrom(table).selectAll().execute()).length;

  it('are there when they are paid online, with a code that becomes credit, untaxed, until three years are over', async () => {
    const order = await paidOnline();
    expect(order).toMatchObject({
      paymentMethod: 'online',
      paidCents: 2500,
      due: { totalCents: 2500 },
      tickets: [],
      voucher: { state: 'valid', issued: { validUntil: '2029-12-31T23:00:00.000Z', isRedeemed: false } },
    });
    const code = await codeOf(order);
    expect((await site.emails()).map(({ text }) => text.includes(code))).toEqual([true]);
    expect(await redeem(code)).toEqual({ ok: true, value: 2500 });
    expect(await balance()).toBe(2500);
    expect(await redeem(code)).toEqual({ ok: false, error: 'REDEEMED' });
  });

  it('are one however often the provider tells, with the customer coming back at the same moment', async () => {
    const { secret, session } = await startPaying();
    site.fake.pay(session);
    await Promise.all(Array.from({ length: 10 }, () => finishPayment(site.services, secret)));
    expect([await count('orders'), await count('gift_vouchers'), await count('payments')]).toEqual([1, 1, 1]);
    expect(await count('outgoing_emails')).toBe(1);
  });

  it('are bought once by fifty presses, and one more by a new submission', async () => {
    const bought = purchase('box-office');
    const orders = await Promise.all(Array.from({ length: 50 }, () => sale().order(bought)));
    expect(new Set(orders.map((order) => accepted(order).number)).size).toBe(1);
    const paying = purchase('online');
    const payments = await Promise.all(Array.from({ length: 50 }, () => sale().begin(paying)));
    expect(new Set(payments.map((payment) => accepted(payment).secret)).size).toBe(1);
    const other = { ...bought, request: { ...bought.request, voucher: { ...PURCHASE, cents: 5000 } } };
    accepted(await sale().order(other));
    expect([await count('orders'), await count('gift_vouchers'), await count('outgoing_emails')]).toEqual([
      2, 0, 2,
    ]);
  });

  it('can be paid again after a cancelled payment, once', async () => {
    const bought = purchase('online');
    const first = await startPaying(bought);
    accepted(await stopPayment(site.services, first.secret));
    const again = await Promise.all(Array.from({ length: 10 }, () => sale().begin(bought)));
    const secrets = new Set(again.map((payment) => accepted(payment).secret));
    expect(secrets.size).toBe(1);
    expect(secrets.has(first.secret)).toBe(false);
    expect(await count('orders')).toBe(0);
  });

  it('are sold however late the money comes, once the browser is closed and the payment over', async () => {
    const { secret, session } = await startPaying();
    site.wait(120);
    site.fake.pay(session);
    await reconcilePayments(site.services);
    expect((await site.carts.find(secret))?.state).toBe('paid');
    expect(await count('gift_vouchers')).toBe(1);
  });

  it('are not sold for another amount: that goes back', async () => {
    const { secret, session } = await startPaying();
    site.fake.pay(session, { amount_total: 2400 });
    accepted(await finishPayment(site.services, secret));
    expect(await count('orders')).toBe(0);
    expect(site.fake.refunds.map(({ amount }) => amount)).toEqual([2400]);
  });

  it('are whole or not there, wherever the process dies with the money in hand', async () => {
    const { secret, session } = await startPaying();
    site.fake.pay(session);
    let deaths = 0;
    for (; ; deaths += 1) {
      const ticketing = site.ticketingWith((db, work) =>
        inTransaction(db, (trx) => work(trx.withPlugin(dyingAfter(deaths)) as typeof trx)),
      );
      const outcome = await finishPayment({ ...site.services, ticketing }, secret).catch(
        (error: unknown) => error,
      );
      if (outcome !== DIED) break;
      await expectSoundPayments(site);
      expect([await count('orders'), await count('gift_vouchers'), await count('payments')]).toEqual([
        0, 0, 0,
      ]);
    }
    expect(deaths).toBeGreaterThanOrEqual(10);
    expect([await count('orders'), await count('gift_vouchers'), await count('payments')]).toEqual([1, 1, 1]);
  });

  it('are ordered at the box office without being there, and are there with the payment, pressed at two tills', async () => {
    const order = await ordered();
    expect(order.voucher?.issued).toBeNull();
    expect(await resendTickets(site.services, HEIKE, order.number)).toMatchObject({ ok: false });
    const paid = await Promise.all(
      [1, 2, 3].map(() => recordPayment(site.services, HEIKE, order.number, RECEIPT)),
    );
    expect(paid.every(({ ok }) => ok)).toBe(true);
    expect([await count('gift_vouchers'), await count('payments')]).toEqual([1, 1]);
    const code = await codeOf(order);
    expect((await site.emails()).map(({ text }) => text.includes(code))).toEqual([false, true]);
    accepted(await resendTickets(site.services, HEIKE, order.number));
    expect(await count('outgoing_emails')).toBe(3);
  });

  it('are void while a payment is reversed, and have the same code when it is paid again', async () => {
    const order = await ordered();
    accepted(await recordPayment(site.services, HEIKE, order.number, RECEIPT));
    const code = await codeOf(order);
    const { id } = await site.services.db.selectFrom('payments').select('id').executeTakeFirstOrThrow();
    accepted(await recordReversal(site.services, LEAD, order.number, { paymentId: id, ...REASON }));
    expect(await redeem(code)).toEqual({ ok: false, error: 'UNKNOWN' });
    accepted(await recordPayment(site.services, HEIKE, order.number, { ...RECEIPT, reference: 'K-2' }));
    expect(await codeOf(order)).toBe(code);
    expect(await redeem(code)).toMatchObject({ ok: true });
    const second = await site.services.db
      .selectFrom('payments')
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(
      await recordReversal(site.services, LEAD, order.number, { paymentId: second.id, ...REASON }),
    ).toEqual({ ok: false, error: { code: 'VOUCHER_REDEEMED' } });
  });

  it('are cancelled at the desk: the code is void, the money is refunded automatically a day later', async () => {
    const order = await paidOnline();
    const code = await codeOf(order);
    accepted(await cancelVoucher(site.services, HEIKE, order.number, REASON));
    accepted(await cancelVoucher(site.services, HEIKE, order.number, REASON));
    expect(await redeem(code)).toEqual({ ok: false, error: 'UNKNOWN' });
    expect(await refundOwedMoney(site.services)).toBe(0);
    site.wait(25 * 60);
    expect(await refundOwedMoney(site.services)).toBe(1);
    expect(await refundOwedMoney(site.services)).toBe(0);
    expect(site.fake.refunds.map(({ amount }) => amount)).toEqual([2500]);
    expect((await now(order)).paidCents).toBe(0);
    expect((await site.emails()).length).toBe(3);
  });

  it('are never refunded automatically while they are valid', async () => {
    const order = await paidOnline();
    site.wait(3 * 24 * 60);
    expect(await refundOwedMoney(site.services)).toBe(0);
    expect((await now(order)).paidCents).toBe(2500);
  });

  it('are not cancelled once they are redeemed, nor refunded as credit', async () => {
    const order = await paidOnline();
    expect(await redeem(await codeOf(order))).toMatchObject({ ok: true });
    expect(await cancelVoucher(site.services, HEIKE, order.number, REASON)).toEqual({
      ok: false,
      error: { code: 'VOUCHER_REDEEMED' },
    });
    const other = await ordered();
    accepted(await recordPayment(site.services, HEIKE, other.number, RECEIPT));
    accepted(await cancelVoucher(site.services, HEIKE, other.number, REASON));
    const asCredit = { cents: 2500, means: 'credit', reference: '' } as const;
    expect(await recordRefund(site.services, LEAD, other.number, asCredit)).toEqual({
      ok: false,
      error: { code: 'VOUCHER_AS_MONEY' },
    });
    accepted(
      await recordRefund(site.services, LEAD, other.number, {
        ...asCredit,
        means: 'cash',
        reference: 'K-9',
      }),
    );
  });

  it('are either redeemed or cancelled when both happen at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const order = await ordered();
      accepted(await recordPayment(site.services, HEIKE, order.number, RECEIPT));
      const code = await codeOf(order);
      const [redeemed, cancelled] = await Promise.all([
        redeem(code),
        cancelVoucher(site.services, HEIKE, order.number, REASON),
        ...Array.from({ length: 10 }, () => redeem(code)),
      ]);
      const entries = await site.services.db.selectFrom('gift_voucher_redemptions').selectAll().execute();
      expect(cancelled.ok).toBe(!(await isRedeemed(order)));
      if (redeemed.ok) expect(cancelled.ok).toBe(false);
      expect(entries.length).toBeLessThanOrEqual(round + 1);
      await expectSoundPayments(site);
    }
  });
  const isRedeemed = async (order: Order) => (await now(order)).voucher?.issued?.isRedeemed ?? false;

  it('reach whom they are for on the day that was chosen, once, and not when they are cancelled', async () => {
    const gift = { recipientEmail: 'hilde@post.example', sendOn: '2026-12-24', greeting: 'Für dich' };
    const order = await paidOnline(gift);
    const other = await paidOnline(gift);
    const unpaid = await ordered({ ...gift, sendOn: '2026-11-20' });
    expect(await sendVouchers(site.services)).toBe(0);
    site.wait(34 * 24 * 60);
    accepted(await cancelVoucher(site.services, HEIKE, other.number, REASON));
    await Promise.all([sendVouchers(site.services), sendVouchers(site.services)]);
    await sendVouchers(site.services);
    const sent = (await site.emails()).filter(({ recipient }) => recipient === 'hilde@post.example');
    expect(sent.map(({ text }) => text.includes('Für dich'))).toEqual([true]);
    expect(sent[0]?.text).toContain(await codeOf(order));
    expect(sent[0]?.text).not.toContain(order.secret);
    expect((await now(unpaid)).voucher?.sentAt).toBeNull();
  });

  it('are no revenue in the books when they are sold, and go out of them as they came in', async () => {
    const stored = await paidOnline();
    const back = await ordered({ cents: 5000 });
    accepted(await recordPayment(site.services, HEIKE, back.number, { ...RECEIPT, cents: 5000 }));
    accepted(await cancelVoucher(site.services, HEIKE, back.number, REASON));
    const refund = { cents: 5000, means: 'transfer', reference: 'AZ 7' } as const;
    accepted(await recordRefund(site.services, LEAD, back.number, refund));
    expect(await redeem(await codeOf(stored))).toMatchObject({ ok: true });
    const day = site.clock.today();
    const lines = await findLedger(site.services.db, { from: day, to: day });
    expect(lines.map(({ cents, shares }) => [cents, shares])).toEqual(
      [2500, 5000, -5000].map((cents) => [cents, [{ basisPoints: 'voucher', cents }]]),
    );
    const closed = accepted(await closeDay(site.services, { id: 1, role: 'administrator' }, day));
    expect(closed.report).toMatchObject({
      totalCents: 2500,
      vat: [{ basisPoints: 'voucher', grossCents: 2500, vatCents: 0 }],
    });
    expect(await findOpenSums(site.services.db)).toEqual({ openCents: 0, owedCents: 0 });
  });

  it('are there whole or not at all, wherever the desk dies when they are paid', async () => {
    const order = await ordered();
    for (let statements = 0; ; statements += 1) {
      const services = { ...site.services, db: site.services.db.withPlugin(dyingAfter(statements)) };
      const outcome = await recordPayment(services, HEIKE, order.number, RECEIPT).catch(
        (error: unknown) => error,
      );
      if (outcome !== DIED) break;
      await expectSoundPayments(site);
    }
    expect([await count('gift_vouchers'), await count('payments')]).toEqual([1, 1]);
  });

  it('end when nobody pays them for two weeks', async () => {
    const order = await ordered();
    const paid = await ordered();
    accepted(await recordPayment(site.services, HEIKE, paid.number, RECEIPT));
    expect(await endUnpaidVouchers(site.services)).toBe(0);
    site.wait(14 * 24 * 60 + 1);
    expect(await endUnpaidVouchers(site.services)).toBe(1);
    expect((await now(order)).voucher).toMatchObject({ state: 'cancelled', cancellationCause: 'not-paid' });
    expect((await now(paid)).voucher?.state).toBe('valid');
    expect(await recordPayment(site.services, HEIKE, order.number, RECEIPT)).toMatchObject({ ok: false });
  });

  it('lose their addresses after a month, and their greetings when they lapse', async () => {
    const gift = { recipientEmail: 'hilde@post.example', greeting: 'Für dich' };
    const order = await paidOnline(gift);
    await sendVouchers(site.services);
    const words = async () => {
      const { recipientEmail, recipient, greeting } = (await now(order)).voucher as OrderVoucher;
      return [recipientEmail, recipient, greeting];
    };
    site.wait(29 * 24 * 60);
    await purgeVoucherTexts(site.services);
    expect(await words()).toEqual(['hilde@post.example', 'Oma Hilde', 'Für dich']);
    site.wait(2 * 24 * 60);
    await purgeVoucherTexts(site.services);
    expect(await words()).toEqual([null, 'Oma Hilde', 'Für dich']);
    site.clock.set('2029-12-31T22:59:59.000Z');
    await purgeVoucherTexts(site.services);
    expect(await words()).toEqual([null, 'Oma Hilde', 'Für dich']);
    site.clock.set('2029-12-31T23:00:00.000Z');
    await purgeVoucherTexts(site.services);
    expect(await words()).toEqual([null, '', '']);
    expect(await redeem(await codeOf(order))).toEqual({ ok: false, error: 'EXPIRED' });
  });

  it('of the test shop take no money and are worth nothing', async () => {
    accepted(await sale().order(purchase('test', { isTest: true, recipientEmail: 'hilde@post.example' })));
    expect(await sale().order(purchase('box-office', { isTest: true }))).toMatchObject({ ok: false });
    expect(await sale().order(purchase('test'))).toMatchObject({ ok: false });
    const [order] = await site.orders();
    const test = (await site.ticketing.order(order?.secret ?? '')) as Order;
    expect(await redeem(test.voucher?.issued?.code ?? '')).toEqual({ ok: false, error: 'UNKNOWN' });
    expect([await count('gift_vouchers'), await count('payments')]).toEqual([0, 0]);
    expect(await sendVouchers(site.services)).toBe(0);
    expect(await cancelVoucher(site.services, HEIKE, test.number, REASON)).toMatchObject({ ok: false });
  });
});
