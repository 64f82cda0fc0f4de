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
  giveMoneyBack,
  mendOldRefunds,
  mendRefunds,
  recordRefund,
} from '#features/shop/desk/orders/index.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { HEIKE } from '#tests/order-desk/desk.ts';
import { HOUSE_ADDRESS, nameTheHouse } from './house-papers.ts';
import { owedToAccount } from './owed-to-account.ts';
import { openPayingHouse, type PayingHouse } from './paying-house.ts';
import { expectSoundPayments } from './sound-payments.ts';

const ONE_ADULT = { cents: 900, means: 'online', reference: '' } as const;
const IN_CASH = { cents: 900, means: 'cash', reference: 'K-0018' } as const;

describeOnEngines('money that paid for nothing and did not arrive', (engine) => {
  it('is due again, told to the house once, and settled when it is given back at the provider', async () => {
    const house = await openPayingHouse(engine);
    const { services, fake } = house;
    await nameTheHouse(services.db);
    const { secret, session } = await house.startPaying(await house.fillCart());
    const money = fake.pay(session, { amount_total: 3299 });
    await finishPayment(services, secret);
    const [refund] = fake.refunds;
    if (!refund) throw new Error('Nothing was returned');
    fake.failRefund(refund.id);
    await Promise.all([followRefund(services, refund.id), followRefund(services, refund.id)]);
    const told = (await house.emails()).filter(({ recipient }) => recipient === HOUSE_ADDRESS);
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain('32,99\u00a0€');
    house.wait(5);
    await reconcilePayments(services);
    expect((await house.carts.find(secret))?.state).toBe('refund-due');
    expect(fake.refunds).toHaveLength(1);
    fake.refundThere(money, 3299, house.clock.now());
    await reconcilePayments(services);
    expect((await house.carts.find(secret))?.state).toBe('refunded');
    expect(await mendOldRefunds(services), 'the old failure is seen again each time').toBe(0);
    await followRefund(services, refund.id);
    expect((await house.carts.find(secret))?.state).toBe('refunded');
    expect((await house.emails()).filter(({ recipient }) => recipient === HOUSE_ADDRESS)).toHaveLength(1);
    await expectSoundPayments(house);
    await house.close();
  });
});

describeOnEngines('money that paid for nothing, did not arrive, and was taken by the bank', (engine) => {
  it('is due no more, however often the failure is seen again', async () => {
    const house = await openPayingHouse(engine);
    const { services, fake } = house;
    await nameTheHouse(services.db);
    const { secret, session } = await house.startPaying(await house.fillCart());
    const money = fake.pay(session, { amount_total: 3299 });
    await finishPayment(services, secret);
    const [refund] = fake.refunds;
    if (!refund) throw new Error('Nothing was returned');
    fake.failRefund(refund.id);
    await followRefund(services, refund.id);
    const dispute = fake.bank.open({ payment: money, cents: 3299, at: house.clock.now() });
    fake.bank.withdraw(dispute, house.clock.now());
    await followDispute(services, dispute);
    expect(await mendOldRefunds(services)).toBe(0);
    fake.trouble = () => 'error';
    expect(await mendOldRefunds(services)).toBe(0);
    fake.trouble = () => null;
    expect((await house.carts.find(secret))?.state).toBe('refunded');
    await expectSoundPayments(house);
    await house.close();
  });
});

describeOnEngines('money that the bank did not take back', (engine) => {
  let house: PayingHouse;
  let paid: Awaited<ReturnType<PayingHouse['paidOrder']>>;

  beforeEach(async () => {
    house = await openPayingHouse(engine);
    paid = await owedToAccount(house);
  });
  afterEach(async () => {
    await expectSoundPayments(house);
    await house.close();
  });

  const giveBack = (request: Parameters<typeof recordRefund>[3] = ONE_ADULT) =>
    recordRefund(house.services, HEIKE, paid.order.number, request);
  const now = async () => {
    const order = await house.ticketing.order(paid.order.secret);
    if (!order) throw new Error('The order is gone');
    return order;
  };
  const lastRefund = () => house.fake.refunds.at(-1)?.id ?? '';
  const fail = () => {
    house.fake.failRefund(lastRefund());
    return followRefund(house.services, lastRefund());
  };

  it('is with the house again in the books, once, and who ordered is told how they get it', async () => {
    await giveBack();
    expect(openCents(await now())).toBe(0);
    await Promise.all([fail(), fail(), mendRefunds(house.services)]);
    expect(await mendRefunds(house.services)).toBe(0);
    expect(await house.ledger()).toMatchObject([
      { kind: 'payment', cents: 3300 },
      { kind: 'refund', cents: -900 },
      { kind: 'reversal', cents: 900, means: 'online', reference: lastRefund(), recorded_by: null },
    ]);
    expect([openCents(await now()), orderState(await now())]).toEqual([-900, 'owed']);
    const told = (await house.emails()).filter(({ subject }) => subject.includes('nicht angekommen'));
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain('9\u00a0€ bekommst du von uns zurück: bar an der Kasse');
    expect(told[0]?.text).toContain('lieber als Guthaben');
  });

  it('is no mistake in the books: as if it had not gone out', async () => {
    await giveBack();
    await fail();
    const lines = await findLedger(house.services.db, { from: '2026-11-01', to: '2026-12-31' });
    expect(ledgerReport(lines).means).toEqual([
      { means: 'online', paidCents: 3300, refundedCents: 0, reversedCents: 0, totalCents: 3300 },
    ]);
    const batch = { lines, from: '2026-11-01', to: '2026-11-30', madeAt: house.clock.now() };
    const rows = new TextDecoder('windows-1252').decode(bookingBatch(batch, DEFAULT_BOOKKEEPING));
    expect(rows).toContain(`Rückläufer ${paid.order.number}, ${lastRefund()}`);
  });

  it('does not go out again by itself, which would fail again', async () => {
    house.wait(24 * 60);
    expect(await giveMoneyBack(house.services)).toBe(1);
    await fail();
    house.wait(24 * 60);
    expect(await giveMoneyBack(house.services)).toBe(0);
    expect(house.fake.refunds).toHaveLength(1);
  });

  it('goes out again online when the desk wants it, as another refund', async () => {
    await giveBack();
    await fail();
    expect((await giveBack()).ok).toBe(true);
    expect(house.fake.refunds.map(({ amount, status }) => [amount, status])).toEqual([
      [900, 'failed'],
      [900, 'succeeded'],
    ]);
    expect(openCents(await now())).toBe(0);
    expect((await giveBack()).ok, 'pressed again').toBe(true);
    expect(house.fake.refunds).toHaveLength(2);
  });

  it('is given back at the till with its receipt instead', async () => {
    await giveBack();
    await fail();
    expect((await giveBack(IN_CASH)).ok).toBe(true);
    expect((await house.ledger()).at(-1)).toMatchObject({ kind: 'refund', cents: -900, means: 'cash' });
    expect(openCents(await now())).toBe(0);
  });

  it('becomes credit when the desk, or who ordered, wants that', async () => {
    await giveBack();
    await fail();
    expect((await house.ticketing.keepAsCredit(paid.order.secret)).ok).toBe(true);
    expect(await house.services.db.selectFrom('credit_accounts').select('balance_cents').execute()).toEqual([
      { balance_cents: 900 },
    ]);
    expect(openCents(await now())).toBe(0);
  });

  it('is told to the desk that pressed when it fails at once, and stands in the books as it was', async () => {
    house.fake.refundsAre = 'failed';
    expect(await giveBack()).toMatchObject({ error: { code: 'REFUND_FAILED' } });
    expect(await house.ledger()).toMatchObject([
      { kind: 'payment', cents: 3300 },
      { kind: 'refund', cents: -900 },
      { kind: 'reversal', cents: 900 },
    ]);
    expect(await now()).toMatchObject({ returningCents: 0, hasFailedRefund: true });
  });

  it('is found by the job when nobody told it, also weeks later', async () => {
    house.fake.refundThere(paid.money, 900, house.clock.now());
    await mendRefunds(house.services);
    house.fake.failRefund(lastRefund());
    house.wait(20 * 24 * 60);
    expect(await mendRefunds(house.services), 'the last days alone').toBe(0);
    expect(await mendRefunds(house.services, { lookBackDays: 40 })).toBe(1);
    expect(openCents(await now())).toBe(-900);
  });

  it('is right in the books when it fails before it was written down as returned', async () => {
    house.fake.refundThere(paid.money, 900, house.clock.now());
    house.fake.failRefund(lastRefund());
    await followRefund(house.services, lastRefund());
    expect(openCents(await now())).toBe(-900);
    expect((await house.ledger()).map(({ kind, cents }) => [kind, cents])).toEqual([
      ['payment', 3300],
      ['refund', -900],
      ['reversal', 900],
    ]);
  });

  it('of the provider itself that was given back is written down at once when it is told', async () => {
    house.fake.refundThere(paid.money, 900, house.clock.now());
    expect(await followRefund(house.services, lastRefund())).toBe(true);
    expect(openCents(await now())).toBe(0);
    expect(await followRefund(house.services, 're_of_somebody_else')).toBe(false);
  });
});
