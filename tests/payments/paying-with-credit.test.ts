import { afterEach, beforeEach, expect, it } from 'vitest';
import { addCredit, findCredit, spendCredit } from '#features/box-office/credit/index.server.ts';
import { finishPayment, stopPayment } from '#features/box-office/payments/index.server.ts';
import { releaseExpiredHolds } from '#features/box-office/sale/index.server.ts';
import { insertUser } from '#features/people/accounts/index.server.ts';
import { inTransaction } from '#platform/database/transaction.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { orderRequest } from '#tests/ticketing/box-office.ts';
import { refused } from '#tests/ticketing/outcomes.ts';
import { openPayingSite, type PayingSite } from './paying-site.ts';
import { expectSoundPayments } from './sound-payments.ts';

const NOW = '2026-11-20T11:00:00.000Z';

describeOnEngines('paying online what credit does not pay', (engine) => {
  let site: PayingSite;
  let userId: number;

  beforeEach(async () => {
    site = await openPayingSite(engine);
    userId = await insertUser(site.services.db, {
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
    await expectSoundPayments(site);
    await site.close();
  });

  /** Ten euros. */
  function book<T>(
    reference: string,
    work: (trx: Parameters<typeof spendCredit>[0], booking: Parameters<typeof spendCredit>[1]) => Promise<T>,
  ) {
    const booking = { userId, cents: 1000, reference, orderId: null, now: NOW };
    return inTransaction(site.services.db, (trx) => work(trx, booking));
  }
  const spendElsewhere = () => book('gift-voucher 2', spendCredit);
  const credit = () => findCredit(site.services.db, userId);
  const withCredit = () => ({ customer: { ...orderRequest().customer, userId }, creditCents: 1000 });
  const begin = async () => site.startPaying(await site.fillCart(), withCredit());
  const state = async (secret: string) => {
    const finished = await finishPayment(site.services, secret);
    return finished.ok ? finished.value?.state : finished.error.code;
  };

  it('asks the provider for the rest, and keeps the credit for it meanwhile', async () => {
    const { secret, session } = await begin();
    expect(site.fake.sessions.get(session)?.amount_total).toBe(2300);
    expect(await credit()).toEqual({ balanceCents: 1000, freeCents: 0 });
    expect(await spendElsewhere()).toBe(false);
    site.fake.pay(session);
    expect(await state(secret)).toBe('paid');
    expect(await credit()).toEqual({ balanceCents: 0, freeCents: 0 });
    const payment = await site.carts.find(secret);
    const placed = await site.ticketing.order(payment?.order?.secret ?? '');
    expect(placed).toMatchObject({ paidCents: 3300, due: { totalCents: 3300 } });
    expect((await site.ledger()).map(({ means, cents }) => [means, cents])).toEqual([
      ['credit', 1000],
      ['online', 2300],
    ]);
  });

  it('takes the credit once, through every channel, and however often', async () => {
    const { secret, session } = await begin();
    site.fake.pay(session);
    await Promise.all(Array.from({ length: 10 }, () => finishPayment(site.services, secret)));
    expect(await credit()).toEqual({ balanceCents: 0, freeCents: 0 });
    expect(await site.orders()).toHaveLength(1);
  });

  it('leaves the credit to its owner when nothing is paid', async () => {
    const { secret } = await begin();
    await stopPayment(site.services, secret);
    expect(await credit()).toEqual({ balanceCents: 1000, freeCents: 1000 });
  });

  it('leaves the credit to its owner when nobody comes back', async () => {
    await begin();
    site.clock.set('2026-11-20T13:00:00.000Z');
    await releaseExpiredHolds(site.services);
    expect(await credit()).toEqual({ balanceCents: 1000, freeCents: 1000 });
  });

  it('takes the credit again with money that comes late', async () => {
    const { secret, session } = await begin();
    site.fake.pay(session);
    site.clock.set('2026-11-20T13:00:00.000Z');
    await releaseExpiredHolds(site.services);
    expect(await state(secret)).toBe('paid');
    expect(await credit()).toEqual({ balanceCents: 0, freeCents: 0 });
  });

  it('gives the money back when it comes too late for the credit or for the places', async () => {
    const { secret, session } = await begin();
    site.fake.pay(session);
    site.clock.set('2026-11-20T13:00:00.000Z');
    await releaseExpiredHolds(site.services);
    const other = await site.fillCart();
    expect(await state(secret)).toBe('refunded');
    expect(await credit()).toEqual({ balanceCents: 1000, freeCents: 1000 });

    const started = await site.startPaying(other, withCredit());
    site.fake.pay(started.session);
    site.clock.set('2026-11-20T16:00:00.000Z');
    await releaseExpiredHolds(site.services);
    await site.services.db.deleteFrom('credit_entries').execute();
    await site.services.db.updateTable('credit_accounts').set({ balance_cents: 0 }).execute();
    expect(await state(started.secret)).toBe('refunded');
  });

  it('is not started with credit that is not there', async () => {
    const cart = await site.fillCart();
    const request = await site.requestFor(cart, { ...withCredit(), creditCents: 1001 });
    expect(refused(await site.carts.begin(cart, request)).code).toBe('CREDIT_CHANGED');
  });
});
