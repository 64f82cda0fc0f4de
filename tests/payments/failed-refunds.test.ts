import { afterEach, beforeEach, expect, it } from 'vitest';
import { finishPayment, reconcilePayments } from '#features/box-office/payments/index.server.ts';
import { openCents, orderState } from '#features/box-office/ticketing/index.ts';
import { DEFAULT_BOOKKEEPING } from '#features/core/settings/settings.ts';
import { bookingBatch } from '#features/shop/desk/closings/datev/booking-batch.ts';
import { ledgerReport } from '#features/shop/desk/closings/ledger-report.ts';
import { findLedger } from '#features/shop/desk/closings/ledger-store.server.ts';
import {
  followDispute,
  followRefund,
  reconcileOldRefunds,
  reconcileRefunds,
  recordRefund,
  refundOwedMoney,
} from '#features/shop/desk/index.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { HEIKE } from '#tests/order-desk/desk.ts';
import { owedToAccount } from './owed-to-account.ts';
import { openPayingSite, type PayingSite } from './paying-site.ts';
import { STAFF_ADDRESS, setSeller } from './seller-settings.ts';
import { expectSoundPayments } from './sound-payments.ts';

const ONE_ADULT = { cents: 900, means: 'online', reference: '' } as const;
const IN_CASH = { cents: 900, means: 'cash', reference: 'K-0018' } as const;

describeOnEngines('money that paid for nothing and did not arrive', (engine) => {
  it('is due again, reported to staff once, and settled when it is refunded at the provider', async () => {
    const site = await openPayingSite(engine);
    const { services, fake } = site;
    await setSeller(services.db);
    const { secret, session } = await site.startPaying(await site.fillCart());
    const money = fake.pay(session, { amount_total: 3299 });
    await finishPayment(services, secret);
    const [refund] = fake.refunds;
    if (!refund) throw new Error('Nothing was returned');
    fake.failRefund(refund.id);
    await Promise.all([followRefund(services, refund.id), followRefund(services, refund.id)]);
    const emails = (await site.emails()).filter(({ recipient }) => recipient === STAFF_ADDRESS);
    expect(emails).toHaveLength(1);
    expect(emails[0]?.text).toContain('32,99\u00a0€');
    site.wait(5);
    await reconcilePayments(services);
    expect((await site.carts.find(secret))?.state).toBe('refund-due');
    expect(fake.refunds).toHaveLength(1);
    fake.refundThere(money, 3299, site.clock.now());
    await reconcilePayments(services);
    expect((await site.carts.find(secret))?.state).toBe('refunded');
    expect(await reconcileOldRefunds(services), 'the old failure is seen again each time').toBe(0);
    await followRefund(services, refund.id);
    expect((await site.carts.find(secret))?.state).toBe('refunded');
    expect((await site.emails()).filter(({ recipient }) => recipient === STAFF_ADDRESS)).toHaveLength(1);
    await expectSoundPayments(site);
    await site.close();
  });
});

describeOnEngines('money that paid for nothing, did not arrive, and was taken by the bank', (engine) => {
  it('is due no more, however often the failure is seen again', async () => {
    const site = await openPayingSite(engine);
    const { services, fake } = site;
    await setSeller(services.db);
    const { secret, session } = await site.startPaying(await site.fillCart());
    const money = fake.pay(session, { amount_total: 3299 });
    await finishPayment(services, secret);
    const [refund] = fake.refunds;
    if (!refund) throw new Error('Nothing was returned');
    fake.failRefund(refund.id);
    await followRefund(services, refund.id);
    const dispute = fake.bank.open({ payment: money, cents: 3299, at: site.clock.now() });
    fake.bank.withdraw(dispute, site.clock.now());
    await followDispute(services, dispute);
    expect(await reconcileOldRefunds(services)).toBe(0);
    fake.fault = () => 'error';
    expect(await reconcileOldRefunds(services)).toBe(0);
    fake.fault = () => null;
    expect((await site.carts.find(secret))?.state).toBe('refunded');
    await expectSoundPayments(site);
    await site.close();
  });
});

describeOnEngines('refunds the bank rejected', (engine) => {
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

  const repay = (request: Parameters<typeof recordRefund>[3] = ONE_ADULT) =>
    recordRefund(site.services, HEIKE, paid.order.number, request);
  const now = async () => {
    const order = await site.ticketing.order(paid.order.secret);
    if (!order) throw new Error('The order is gone');
    return order;
  };
  const lastRefund = () => site.fake.refunds.at(-1)?.id ?? '';
  const fail = () => {
    site.fake.failRefund(lastRefund());
    return followRefund(site.services, lastRefund());
  };

  it('is owed again in the books, once, and the customer is notified how they get it', async () => {
    await repay();
    expect(openCents(await now())).toBe(0);
    await Promise.all([fail(), fail(), reconcileRefunds(site.services)]);
    expect(await reconcileRefunds(site.services)).toBe(0);
    expect(await site.ledger()).toMatchObject([
      { kind: 'payment', cents: 3300 },
      { kind: 'refund', cents: -900 },
      { kind: 'reversal', cents: 900, means: 'online', reference: lastRefund(), recorded_by: null },
    ]);
    expect([openCents(await now()), orderState(await now())]).toEqual([-900, 'owed']);
    const emails = (await site.emails()).filter(({ subject }) => subject.includes('nicht angekommen'));
    expect(emails).toHaveLength(1);
    expect(emails[0]?.text).toContain('9\u00a0€ bekommst du von uns zurück: bar an der Kasse');
    expect(emails[0]?.text).toContain('lieber als Guthaben');
  });

  it('is no mistake in the books: as if it had never been sent', async () => {
    await repay();
    await fail();
    const lines = await findLedger(site.services.db, { from: '2026-11-01', to: '2026-12-31' });
    expect(ledgerReport(lines).means).toEqual([
      { means: 'online', paidCents: 3300, refundedCents: 0, reversedCents: 0, totalCents: 3300 },
    ]);
    const batch = { lines, from: '2026-11-01', to: '2026-11-30', madeAt: site.clock.now() };
    const rows = new TextDecoder('windows-1252').decode(bookingBatch(batch, DEFAULT_BOOKKEEPING));
    expect(rows).toContain(`Rückläufer ${paid.order.number}, ${lastRefund()}`);
  });

  it('is not retried automatically, which would fail again', async () => {
    site.wait(24 * 60);
    expect(await refundOwedMoney(site.services)).toBe(1);
    await fail();
    site.wait(24 * 60);
    expect(await refundOwedMoney(site.services)).toBe(0);
    expect(site.fake.refunds).toHaveLength(1);
  });

  it('goes out again online when the desk wants it, as another refund', async () => {
    await repay();
    await fail();
    expect((await repay()).ok).toBe(true);
    expect(site.fake.refunds.map(({ amount, status }) => [amount, status])).toEqual([
      [900, 'failed'],
      [900, 'succeeded'],
    ]);
    expect(openCents(await now())).toBe(0);
    expect((await repay()).ok, 'pressed again').toBe(true);
    expect(site.fake.refunds).toHaveLength(2);
  });

  it('is refunded at the till with its receipt instead', async () => {
    await repay();
    await fail();
    expect((await repay(IN_CASH)).ok).toBe(true);
    expect((await site.ledger()).at(-1)).toMatchObject({ kind: 'refund', cents: -900, means: 'cash' });
    expect(openCents(await now())).toBe(0);
  });

  it('becomes credit at the request of the desk, or of the customer', async () => {
    await repay();
    await fail();
    expect((await site.ticketing.convertToCredit(paid.order.secret)).ok).toBe(true);
    expect(await site.services.db.selectFrom('credit_accounts').select('balance_cents').execute()).toEqual([
      { balance_cents: 900 },
    ]);
    expect(openCents(await now())).toBe(0);
  });

  it('is reported to the desk that pressed when it fails at once, and stands in the books unchanged', async () => {
    site.fake.refundsAre = 'failed';
    expect(await repay()).toMatchObject({ error: { code: 'REFUND_FAILED' } });
    expect(await site.ledger()).toMatchObject([
      { kind: 'payment', cents: 3300 },
      { kind: 'refund', cents: -900 },
      { kind: 'reversal', cents: 900 },
    ]);
    expect(await now()).toMatchObject({ returningCents: 0, hasFailedRefund: true });
  });

  it('is found by the job when no notice arrived, also weeks later', async () => {
    site.fake.refundThere(paid.money, 900, site.clock.now());
    await reconcileRefunds(site.services);
    site.fake.failRefund(lastRefund());
    site.wait(20 * 24 * 60);
    expect(await reconcileRefunds(site.services), 'the last days alone').toBe(0);
    expect(await reconcileRefunds(site.services, { days: 40 })).toBe(1);
    expect(openCents(await now())).toBe(-900);
  });

  it('is right in the books when it fails before it was recorded', async () => {
    site.fake.refundThere(paid.money, 900, site.clock.now());
    site.fake.failRefund(lastRefund());
    await followRefund(site.services, lastRefund());
    expect(openCents(await now())).toBe(-900);
    expect((await site.ledger()).map(({ kind, cents }) => [kind, cents])).toEqual([
      ['payment', 3300],
      ['refund', -900],
      ['reversal', 900],
    ]);
  });

  it('of the provider itself is recorded at once with its notice', async () => {
    site.fake.refundThere(paid.money, 900, site.clock.now());
    expect(await followRefund(site.services, lastRefund())).toBe(true);
    expect(openCents(await now())).toBe(0);
    expect(await followRefund(site.services, 're_of_somebody_else')).toBe(false);
  });
});
