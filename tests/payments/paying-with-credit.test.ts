import { afterEach, beforeEach, expect, it } from 'vitest';
import { addCredit, findCredit, spendCredit } from '#features/box-office/credit/index.server.ts';
import { finishPayment, stopPayment } from '#features/box-office/payments/index.server.ts';
import { releaseExpiredHolds } from '#features/box-office/ticketing/index.server.ts';
import { insertUser } from '#features/people/accounts/index.server.ts';
import { inTransaction } from '#platform/database/transaction.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { orderRequest } from '#tests/ticketing/house.ts';
import { refused } from '#tests/ticketing/outcomes.ts';
import { openPayingHouse, type PayingHouse } from './paying-house.ts';
import { expectSoundPayments } from './sound-payments.ts';

const NOW = '2026-11-20T11:00:00.000Z';

describeOnEngines('paying online what credit does not pay', (engine) => {
  let house: PayingHouse;
  let userId: number;

  beforeEach(async () => {
    house = await openPayingHouse(engine);
    userId = await insertUser(house.services.db, {
      firstName: 'Jule',
      lastName: 'Sommer',
      email: 'jule@post.example',
      role: 'visitor',
      passwordHash: '',
      createdAt: NOW,
    });
    await book('gift-voucher 1', (trx, booking) => addCredit(trx, { kind: 'gift-voucher', ...booking }));
  });
  afterEach(async () => {
    await expectSoundPayments(house);
    await house.close();
  });

  /** Ten euros. */
  function book<T>(
    reference: string,
    work: (trx: Parameters<typeof spendCredit>[0], booking: Parameters<typeof spendCredit>[1]) => Promise<T>,
  ) {
    const booking = { userId, cents: 1000, reference, orderId: null, now: NOW };
    return inTransaction(house.services.db, (trx) => work(trx, booking));
  }
  const spendElsewhere = () => book('gift-voucher 2', spendCredit);
  const credit = () => findCredit(house.services.db, userId);
  const withCredit = () => ({ customer: { ...orderRequest().customer, userId }, creditCents: 1000 });
  const begin = async () => house.startPaying(await house.fillCart(), withCredit());
  const state = async (secret: string) => {
    const finished = await finishPayment(house.services, secret);
    return finished.ok ? finished.value?.state : finished.error.code;
  };

  it('asks the provider for the rest, and keeps the credit for it meanwhile', async () => {
    const { secret, session } = await begin();
    expect(house.fake.sessions.get(session)?.amount_total).toBe(2300);
    expect(await credit()).toEqual({ balanceCents: 1000, freeCents: 0 });
    expect(await spendElsewhere()).toBe(false);
    house.fake.pay(session);
    expect(await state(secret)).toBe('paid');
    expect(await credit()).toEqual({ balanceCents: 0, freeCents: 0 });
    const payment = await house.carts.find(secret);
    const placed = await house.ticketing.order(payment?.order?.secret ?? '');
    expect(placed).toMatchObject({ paidCents: 3300, due: { totalCents: 3300 } });
    expect((await house.ledger()).map(({ means, cents }) => [means, cents])).toEqual([
      ['credit', 1000],
      ['online', 2300],
    ]);
  });

  it('takes the credit once, whoever tells of the money, and however often', async () => {
    const { secret, session } = await begin();
    house.fake.pay(session);
    await Promise.all(Array.from({ length: 10 }, () => finishPayment(house.services, secret)));
    expect(await credit()).toEqual({ balanceCents: 0, freeCents: 0 });
    expect(await house.orders()).toHaveLength(1);
  });

  it('leaves the credit to its owner when nothing is paid', async () => {
    const { secret } = await begin();
    await stopPayment(house.services, secret);
    expect(await credit()).toEqual({ balanceCents: 1000, freeCents: 1000 });
  });

  it('leaves the credit to its owner when nobody comes back', async () => {
    await begin();
    house.clock.set('2026-11-20T13:00:00.000Z');
    await releaseExpiredHolds(house.services);
    expect(await credit()).toEqual({ balanceCents: 1000, freeCents: 1000 });
  });

  it('takes the credit again with money that comes late', async () => {
    const { secret, session } = await begin();
    house.fake.pay(session);
    house.clock.set('2026-11-20T13:00:00.000Z');
    await releaseExpiredHolds(house.services);
    expect(await state(secret)).toBe('paid');
    expect(await credit()).toEqual({ balanceCents: 0, freeCents: 0 });
  });

  it('gives the money back when it comes too late for the credit or for the places', async () => {
    const { secret, session } = await begin();
    house.fake.pay(session);
    house.clock.set('2026-11-20T13:00:00.000Z');
    await releaseExpiredHolds(house.services);
    const other = await house.fillCart();
    expect(await state(secret)).toBe('refunded');
    expect(await credit()).toEqual({ balanceCents: 1000, freeCents: 1000 });

    const begun = await house.startPaying(other, withCredit());
    house.fake.pay(begun.session);
    house.clock.set('2026-11-20T16:00:00.000Z');
    await releaseExpiredHolds(house.services);
    await house.services.db.deleteFrom('credit_entries').execute();
    await house.services.db.updateTable('credit_accounts').set({ balance_cents: 0 }).execute();
    expect(await state(begun.secret)).toBe('refunded');
  });

  it('is not begun with credit that is not there', async () => {
    const cart = await house.fillCart();
    const request = await house.requestFor(cart, { ...withCredit(), creditCents: 1001 });
    expect(refused(await house.carts.begin(cart, request)).code).toBe('CREDIT_CHANGED');
  });
});
