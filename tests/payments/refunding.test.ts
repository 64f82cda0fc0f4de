import { afterEach, beforeEach, expect, it } from 'vitest';
import { findPayments } from '#features/box-office/order-store/index.server.ts';
import { hasTickets, openCents, orderState } from '#features/box-office/ticketing/index.ts';
import {
  cancelTickets,
  reconcileRefunds,
  recordPayment,
  recordRefund,
  recordReversal,
  refundOwedMoney,
} from '#features/shop/desk/index.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import type { Fault } from '#tests/fakes/stripe.ts';
import { HEIKE, NELE } from '#tests/order-desk/desk.ts';
import { owedToAccount } from './owed-to-account.ts';
import { openPayingSite, type PayingSite } from './paying-site.ts';
import { expectSoundPayments } from './sound-payments.ts';

/** The provider is asked to give money back and does not say that it did. */
function refundsFail({ fake }: PayingSite): void {
  fake.fault = ({ method, path }) => (method === 'POST' && path === '/v1/refunds' ? 'error' : null);
}

/** The same, and nobody knows yet whether the provider does it. */
function refundsHang({ fake }: PayingSite): void {
  fake.fault = ({ method, path }) => (method === 'POST' && path === '/v1/refunds' ? 'hang' : null);
}

const ONE_ADULT = { cents: 900, means: 'online', reference: '' } as const;

describeOnEngines('online payments', (engine) => {
  let site: PayingSite;
  let paid: Awaited<ReturnType<PayingSite['paidOrder']>>;

  beforeEach(async () => {
    site = await openPayingSite(engine);
    paid = await site.paidOrder();
  });
  afterEach(async () => {
    await expectSoundPayments(site);
    await site.close();
  });

  const cancel = (positions: number[]) =>
    cancelTickets(site.services, HEIKE, paid.order.number, { positions, reason: 'krank' });
  const repay = (request: Parameters<typeof recordRefund>[3] = ONE_ADULT, staff = HEIKE) =>
    recordRefund(site.services, staff, paid.order.number, request);
  const now = async () => {
    const order = await site.ticketing.order(paid.order.secret);
    if (!order) throw new Error('The order is gone');
    return order;
  };

  it('is refunded by the original method, once, however often it is pressed, and the customer is notified', async () => {
    await cancel([1]);
    expect((await site.emails()).at(-1)?.text).toContain('auf dem Weg, auf dem du bezahlt hast');
    const presses = await Promise.all(Array.from({ length: 20 }, () => repay()));
    expect(presses.filter(({ ok }) => !ok)).toEqual([]);
    expect((await repay()).ok).toBe(true);
    expect(site.fake.refunds.map(({ amount }) => amount)).toEqual([900]);
    expect(await site.ledger()).toMatchObject([
      { kind: 'payment', cents: 3300 },
      { kind: 'refund', cents: -900, means: 'online', recorded_by: HEIKE.id },
    ]);
    expect([openCents(await now()), hasTickets(await now())]).toEqual([0, true]);
    expect(await site.emails()).toHaveLength(3);
  });

  it('goes back once by presses that all saw no refund yet', async () => {
    await cancel([1]);
    const { sale } = site.services.payments;
    const presses = 5;
    let waiting = 0;
    const everybody = Promise.withResolvers<void>();
    const together = {
      ...sale,
      async refundsOf(providerPayment: string) {
        const seen = await sale.refundsOf(providerPayment);
        waiting += 1;
        if (waiting === presses) everybody.resolve();
        await everybody.promise;
        return seen;
      },
    };
    const services = { ...site.services, payments: { ...site.services.payments, sale: together } };
    await Promise.all(
      Array.from({ length: presses }, () => recordRefund(services, HEIKE, paid.order.number, ONE_ADULT)),
    );
    expect(site.fake.refunds.map(({ amount }) => amount)).toEqual([900]);
    expect(await site.emails()).toHaveLength(3);
  });

  it('goes back bit by bit, as tickets are cancelled', async () => {
    await cancel([1]);
    expect((await repay()).ok).toBe(true);
    await cancel([2]);
    expect((await repay()).ok).toBe(true);
    await cancel([3, 4]);
    expect((await repay({ ...ONE_ADULT, cents: 1500 })).ok).toBe(true);
    expect(site.fake.refunds.map(({ amount }) => amount)).toEqual([900, 900, 1500]);
    expect(orderState(await now())).toBe('cancelled');
  });

  it('goes back to nobody for nothing, in no other amount, and by no one without the right', async () => {
    expect(await repay()).toMatchObject({ error: { code: 'NOTHING_OWED' } });
    await cancel([1]);
    expect(await repay({ ...ONE_ADULT, cents: 901 })).toMatchObject({
      error: { code: 'AMOUNT_DIFFERS', cents: 900 },
    });
    await expect(repay(ONE_ADULT, NELE)).rejects.toMatchObject({ status: 403 });
    expect(site.fake.refunds).toEqual([]);
  });

  it('does not go back online where it was refunded in cash before', async () => {
    await cancel([1]);
    expect((await repay({ cents: 900, means: 'cash', reference: 'K-0018' })).ok).toBe(true);
    expect(await repay()).toMatchObject({ error: { code: 'NOTHING_OWED' } });
    expect(site.fake.refunds).toEqual([]);
  });

  it('is refunded by no second till while it is pending, in whatever means, and the rest is', async () => {
    await cancel([1]);
    refundsHang(site);
    expect(await repay()).toMatchObject({ error: { code: 'PAYMENT_PROVIDER_DOWN' } });
    const cash = { cents: 900, means: 'cash', reference: 'K-0018' } as const;
    const inTransit = { ok: false, error: { code: 'ON_ITS_WAY', cents: 900 } };
    expect(await repay(cash)).toEqual(inTransit);
    expect(await repay({ ...cash, means: 'transfer' })).toEqual(inTransit);
    expect(await repay({ ...cash, means: 'credit' })).toEqual(inTransit);
    await cancel([2]);
    expect(await repay({ ...ONE_ADULT, cents: 1800 })).toEqual(inTransit);
    expect((await repay({ ...cash, reference: 'K-0019' })).ok).toBe(true);
    expect(await repay({ ...cash, reference: 'K-0020' })).toEqual(inTransit);
    site.fake.fault = () => null;
    expect((await repay()).ok).toBe(true);
    expect(site.fake.refunds.map(({ amount }) => amount)).toEqual([900]);
    expect([openCents(await now()), hasTickets(await now())]).toEqual([0, true]);
  });

  it('can be given otherwise as soon as the provider refuses it', async () => {
    await cancel([1]);
    site.fake.fault = ({ method, path }) => (method === 'POST' && path === '/v1/refunds' ? 'refuse' : null);
    expect(await repay()).toMatchObject({ error: { code: 'PAYMENT_PROVIDER_DOWN' } });
    expect(await now()).toMatchObject({ returningCents: 0 });
    expect((await repay({ cents: 900, means: 'cash', reference: 'K-0018' })).ok).toBe(true);
  });

  it('is no mistake that could be reversed', async () => {
    const [payment] = await findPayments(site.services.db, paid.order.number);
    const request = { paymentId: payment?.id ?? 0, reason: 'Irrtum' };
    expect(await recordReversal(site.services, HEIKE, paid.order.number, request)).toEqual({
      ok: false,
      error: { code: 'PAID_ONLINE' },
    });
  });

  it.each(['error', 'refuse', 'hang', 'lose'] as Fault[])(
    'remains owed while the provider does not answer, and is refunded once when it does: %s',
    async (fault) => {
      await cancel([1]);
      site.fake.fault = ({ method, path }) => (method === 'POST' && path === '/v1/refunds' ? fault : null);
      expect(await repay()).toMatchObject({ error: { code: 'PAYMENT_PROVIDER_DOWN' } });
      expect(openCents(await now())).toBe(-900);
      site.fake.fault = () => null;
      expect((await repay()).ok).toBe(true);
      expect(site.fake.refunds.map(({ amount }) => amount)).toEqual([900]);
      expect(openCents(await now())).toBe(0);
    },
  );

  it('is recorded by the job when it was refunded at the provider itself', async () => {
    expect(await reconcileRefunds(site.services)).toBe(0);
    site.fake.refundThere(paid.money, 3300, site.services.clock.now());
    site.fake.fault = () => 'error';
    expect(await reconcileRefunds(site.services)).toBe(0);
    site.fake.fault = () => null;
    expect(await reconcileRefunds(site.services)).toBe(1);
    expect(await reconcileRefunds(site.services)).toBe(0);
    expect((await site.ledger()).at(-1)).toMatchObject({ cents: -3300, recorded_by: null });
    expect([orderState(await now()), hasTickets(await now())]).toEqual(['open', false]);
  });

  /** 24 € of the order were paid online and 9 € at the till; then all tickets are cancelled. */
  async function cancelledAfterSplit() {
    site.fake.refundThere(paid.money, 900, site.services.clock.now());
    await reconcileRefunds(site.services);
    const cash = { cents: 900, means: 'cash', reference: 'K-0018' } as const;
    expect((await recordPayment(site.services, HEIKE, paid.order.number, cash)).ok).toBe(true);
    await cancel([2, 3, 4]);
    expect((await site.emails()).at(-1)?.text).toContain('auf dem Weg, auf dem du bezahlt hast');
    await cancel([1]);
  }

  it('is refunded up to the online payment, and the rest is promised at the till', async () => {
    await cancelledAfterSplit();
    const email = (await site.emails()).at(-1)?.text;
    expect(email).toContain(
      '33\u00a0€ bekommst du von uns zurück: 24\u00a0€ auf dem Weg, auf dem du bezahlt hast, und 9\u00a0€ bar an der Kasse oder per Überweisung.',
    );
    site.wait(24 * 60);
    expect(await refundOwedMoney(site.services)).toBe(1);
    expect(site.fake.refunds.map(({ amount }) => amount)).toEqual([900, 2400]);
    expect([openCents(await now()), (await now()).onlineCents]).toEqual([-900, 0]);
    const given = (await site.emails()).at(-1)?.text;
    expect(given).toContain('einen Teil dessen zurückgegeben');
    expect(given).toContain('9\u00a0€ bekommst du von uns zurück: bar an der Kasse, oder per Überweisung.');
    expect(await refundOwedMoney(site.services)).toBe(0);
    expect((await repay({ cents: 900, means: 'cash', reference: 'K-0019' })).ok).toBe(true);
    expect(openCents(await now())).toBe(0);
  });

  it('goes back at the desk in the two parts it came in, in whichever order, each once', async () => {
    await cancelledAfterSplit();
    expect(await repay({ ...ONE_ADULT, cents: 3300 })).toMatchObject({
      error: { code: 'AMOUNT_DIFFERS', cents: 2400 },
    });
    const rest = { cents: 900, means: 'cash', reference: 'K-0019' } as const;
    expect((await repay(rest)).ok).toBe(true);
    expect((await repay(rest)).ok).toBe(true);
    expect(openCents(await now())).toBe(-2400);
    expect((await repay({ ...ONE_ADULT, cents: 2400 })).ok).toBe(true);
    expect((await repay({ ...ONE_ADULT, cents: 2400 })).ok).toBe(true);
    expect(openCents(await now())).toBe(0);
    expect((await site.ledger()).slice(-2)).toMatchObject([
      { kind: 'refund', cents: -900, means: 'cash' },
      { kind: 'refund', cents: -2400, means: 'online' },
    ]);
  });

  it('may all go back at the till, too, and nothing goes back online then', async () => {
    await cancelledAfterSplit();
    expect((await repay({ cents: 3300, means: 'cash', reference: 'K-0019' })).ok).toBe(true);
    site.wait(24 * 60);
    expect(await refundOwedMoney(site.services)).toBe(0);
    expect(openCents(await now())).toBe(0);
  });

  it('is refunded automatically a day after the ticket was given back, once, and without a member of staff in the books', async () => {
    await cancel([1]);
    site.wait(23 * 60);
    expect(await refundOwedMoney(site.services)).toBe(0);
    site.wait(60);
    await cancel([2]);
    expect(await refundOwedMoney(site.services), 'it changed a moment ago').toBe(0);
    site.wait(24 * 60);
    const runs = await Promise.all(Array.from({ length: 5 }, () => refundOwedMoney(site.services)));
    expect(runs.some((given) => given === 1)).toBe(true);
    expect(site.fake.refunds.map(({ amount }) => amount)).toEqual([1800]);
    expect((await site.ledger()).at(-1)).toMatchObject({ kind: 'refund', cents: -1800, recorded_by: null });
    expect(await now()).toMatchObject({ returningCents: 0 });
    expect(await refundOwedMoney(site.services)).toBe(0);
  });

  it('is refunded automatically a day after it was paid twice, too', async () => {
    site.wait(24 * 60);
    const twice = { cents: 3300, openCents: 0, means: 'transfer', reference: 'Auszug 7' } as const;
    expect((await recordPayment(site.services, HEIKE, paid.order.number, twice)).ok).toBe(true);
    expect(await refundOwedMoney(site.services), 'it came in a moment ago').toBe(0);
    site.wait(24 * 60);
    expect(await refundOwedMoney(site.services)).toBe(1);
    expect(site.fake.refunds.map(({ amount }) => amount)).toEqual([3300]);
  });

  it('is tried again where the provider did not answer', async () => {
    await cancel([1]);
    site.wait(24 * 60);
    refundsFail(site);
    expect(await refundOwedMoney(site.services)).toBe(0);
    site.fake.fault = () => null;
    expect(await refundOwedMoney(site.services)).toBe(1);
    expect(site.fake.refunds.map(({ amount }) => amount)).toEqual([900]);
  });

  it('is not refunded automatically where the venue gave it back otherwise', async () => {
    await cancel([1]);
    expect((await repay({ cents: 900, means: 'cash', reference: 'K-0018' })).ok).toBe(true);
    site.wait(24 * 60);
    expect(await refundOwedMoney(site.services)).toBe(0);
    expect(site.fake.refunds).toEqual([]);
  });
});

describeOnEngines('the amount due to an account', (engine) => {
  let site: PayingSite;
  let paid: Awaited<ReturnType<PayingSite['paidOrder']>>;

  beforeEach(async () => {
    site = await openPayingSite(engine);
    paid = await owedToAccount(site);
  });
  afterEach(async () => {
    await expectSoundPayments(site);
    await site.close();
  });

  const keep = () => site.ticketing.convertToCredit(paid.order.secret);
  const balance = () =>
    site.services.db.selectFrom('credit_accounts').select('balance_cents').executeTakeFirst();

  it('becomes credit instead on request before it is pending, once', async () => {
    const presses = await Promise.all(Array.from({ length: 10 }, keep));
    expect(presses.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await balance()).toEqual({ balance_cents: 900 });
    expect((await site.emails()).at(-1)?.text).toContain('Guthaben');
    site.wait(24 * 60);
    expect(await refundOwedMoney(site.services)).toBe(0);
    expect(site.fake.refunds).toEqual([]);
  });

  it('is not credited as well when it is pending', async () => {
    site.wait(24 * 60);
    refundsFail(site);
    await refundOwedMoney(site.services);
    site.fake.fault = () => null;
    expect(await keep()).toMatchObject({ error: { code: 'CANCELLATION_CLOSED' } });
    const together = await Promise.all([refundOwedMoney(site.services), keep(), keep()]);
    expect(together[1].ok || together[2].ok).toBe(false);
    expect(site.fake.refunds.map(({ amount }) => amount)).toEqual([900]);
    expect(await balance()).toBeUndefined();
  });

  it('may become credit again once the desk gave otherwise what the provider did not take', async () => {
    site.wait(24 * 60);
    site.fake.fault = ({ method, path }) => (method === 'POST' && path === '/v1/refunds' ? 'refuse' : null);
    await refundOwedMoney(site.services);
    const cash = { cents: 900, means: 'cash', reference: 'K-0018' } as const;
    expect((await recordRefund(site.services, HEIKE, paid.order.number, cash)).ok).toBe(true);
    expect((await site.ticketing.cancelTicket(paid.order.secret, 2, { asCredit: true })).ok).toBe(true);
    expect(await balance()).toEqual({ balance_cents: 900 });
    expect(await site.ticketing.order(paid.order.secret)).toMatchObject({ returningCents: 0 });
  });

  it('is the price of the last ticket when the first one’s money is pending', async () => {
    site.wait(24 * 60);
    refundsFail(site);
    await refundOwedMoney(site.services);
    site.fake.fault = () => null;
    expect((await site.ticketing.cancelTicket(paid.order.secret, 2, { asCredit: true })).ok).toBe(true);
    expect(await balance()).toEqual({ balance_cents: 900 });
    site.wait(24 * 60);
    expect(await refundOwedMoney(site.services)).toBe(1);
    expect(site.fake.refunds.map(({ amount }) => amount)).toEqual([900]);
  });

  it('goes back in its online part, and the rest becomes credit where the desk is asked for it', async () => {
    expect((await recordRefund(site.services, HEIKE, paid.order.number, ONE_ADULT)).ok).toBe(true);
    site.fake.refundThere(paid.money, 900, site.services.clock.now());
    await reconcileRefunds(site.services);
    const cash = { cents: 900, means: 'cash', reference: 'K-0018' } as const;
    expect((await recordPayment(site.services, HEIKE, paid.order.number, cash)).ok).toBe(true);
    const all = { positions: [2, 3, 4], reason: 'krank' };
    await cancelTickets(site.services, HEIKE, paid.order.number, all);
    const asCredit = { cents: 900, means: 'credit', reference: '' } as const;
    expect((await recordRefund(site.services, HEIKE, paid.order.number, asCredit)).ok).toBe(true);
    expect((await recordRefund(site.services, HEIKE, paid.order.number, asCredit)).ok).toBe(true);
    expect(await balance()).toEqual({ balance_cents: 900 });
    site.wait(24 * 60);
    expect(await refundOwedMoney(site.services)).toBe(1);
    expect(site.fake.refunds.map(({ amount }) => amount)).toEqual([900, 900, 1500]);
    expect(await site.ticketing.order(paid.order.secret)).toMatchObject({ paidCents: 0, returningCents: 0 });
  });
});
