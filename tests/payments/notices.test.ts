import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { finishPayment, paymentNotices } from '#features/box-office/payments/index.server.ts';
import { followDispute, followRefund } from '#features/shop/desk/orders/index.server.ts';
import { createLog } from '#platform/log.server.ts';
import { answerErrors } from '#server/api/answer-errors.ts';
import { openPayingHouse, type PayingHouse } from './paying-house.ts';
import { expectSoundPayments } from './sound-payments.ts';

const followersOf = ({ services }: PayingHouse) => ({
  refund: (name: string) => followRefund(services, name),
  dispute: (name: string) => followDispute(services, name),
});

describe('what the provider tells by itself', () => {
  let house: PayingHouse;
  let app: Hono;

  beforeEach(async () => {
    house = await openPayingHouse('sqlite');
    app = new Hono();
    app.onError(answerErrors(createLog('silent')));
    app.route('/', paymentNotices(house.services, followersOf(house)));
  });
  afterEach(async () => {
    await expectSoundPayments(house);
    await house.close();
  });

  interface Notice {
    body: string;
    signature: string;
  }
  const tell = async ({ body, signature }: Notice, address = '/webhooks/stripe') =>
    (
      await app.request(address, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      })
    ).status;
  async function paid() {
    const { secret, session } = await house.startPaying(await house.fillCart());
    house.fake.pay(session);
    return { secret, session };
  }

  it('makes the order, told five times, all at once, and by who comes back', async () => {
    const { secret, session } = await paid();
    const told = await Promise.all([
      ...Array.from({ length: 5 }, () => tell(house.fake.notice(session))),
      finishPayment(house.services, secret).then(({ ok }) => (ok ? 200 : 503)),
    ]);
    expect(new Set(told)).toEqual(new Set([200]));
    expect(await house.orders()).toHaveLength(1);
    expect(await house.emails()).toHaveLength(1);
  });

  it('is true in whatever order it is told', async () => {
    const { session } = await paid();
    expect(await tell(house.fake.notice(session, { type: 'checkout.session.expired' }))).toBe(200);
    expect(await house.orders()).toHaveLength(1);
    expect(await tell(house.fake.notice(session))).toBe(200);
    expect(await house.orders()).toHaveLength(1);
  });

  it('ends a payment nobody made', async () => {
    const cart = await house.fillCart();
    const { session } = await house.startPaying(cart);
    house.fake.expire(session);
    expect(await tell(house.fake.notice(session, { type: 'checkout.session.expired' }))).toBe(200);
    expect((await house.ticketing.cart(cart))?.state).toBe('held');
  });

  it('is not believed without a signature, with another one, or a word changed', async () => {
    const { session } = await paid();
    const { body, signature } = house.fake.notice(session);
    for (const forged of [
      { body, signature: '' },
      { body, signature: 'x'.repeat(100_000) },
      { body, signature: signature.replace(/v1=(.)/, (_, first) => `v1=${first === '0' ? '1' : '0'}`) },
      { body, signature: signature.replace(/v1=[^,]*/, '') },
      { body: body.replace('completed', 'complete '), signature },
      { body: '', signature },
    ])
      expect(await tell(forged)).toBe(400);
    expect(await house.orders()).toEqual([]);
  });

  it('is not believed when it is older than five minutes', async () => {
    const { session } = await paid();
    const now = Math.floor(Date.now() / 1000);
    expect(await tell(house.fake.notice(session, { at: now - 3600 }))).toBe(400);
    expect(await house.orders()).toEqual([]);
  });

  it('is not read when it is a megabyte', async () => {
    expect(await tell({ body: 'x'.repeat(1_000_000), signature: 't=1,v1=00' })).toBe(413);
  });

  it('is no business of ours when it is about another checkout of the account', async () => {
    const { session } = await paid();
    const mine = house.fake.sessions.get(session);
    if (!mine) throw new Error('The checkout is gone');
    for (const reference of [null, 'somebody-else', '\u0000', 'x'.repeat(1000)]) {
      const foreign = { ...mine, id: `cs_other_${String(reference).length}`, client_reference_id: reference };
      house.fake.sessions.set(foreign.id, foreign);
      expect(await tell(house.fake.notice(foreign.id))).toBe(200);
      house.fake.sessions.delete(foreign.id);
    }
    expect(await house.orders()).toEqual([]);
  });

  it('of the test sale opens no door of the sale, and the other way round', async () => {
    const { session } = await paid();
    expect(await tell(house.fake.notice(session), '/webhooks/stripe-test')).toBe(200);
    expect(await house.orders()).toEqual([]);
    expect(await tell(house.fake.notice(session))).toBe(200);
    expect((await house.orders()).map(({ is_test }) => is_test)).toEqual([false]);
  });

  it('is told again later when the provider could not be asked', async () => {
    const { session } = await paid();
    house.fake.trouble = () => 'error';
    expect(await tell(house.fake.notice(session))).toBe(503);
    house.fake.trouble = () => null;
    expect(await tell(house.fake.notice(session))).toBe(200);
    expect(await house.orders()).toHaveLength(1);
  });

  it.each(['created', 'updated', 'closed', 'funds_withdrawn', 'funds_reinstated'])(
    'of a dispute is believed with its signature alone, and asked about: %s',
    async (about) => {
      const { secret, session } = await paid();
      await finishPayment(house.services, secret);
      const payment = house.fake.sessions.get(session)?.payment_intent ?? '';
      const at = house.clock.now();
      const id = house.fake.bank.open({ payment, cents: 3300, at });
      house.fake.bank.withdraw(id, at);
      // Contents of the notice may be long out of date.
      const told = { ...house.fake.bank.disputeAt(id), status: 'won', amount: 1, balance_transactions: [] };
      const notice = house.fake.noticeAbout(`charge.dispute.${about}`, told);
      expect(await tell({ ...notice, signature: '' })).toBe(400);
      expect(await tell(notice, '/webhooks/stripe-test')).toBe(200);
      expect(await house.ledger()).toHaveLength(1);
      house.fake.trouble = () => 'error';
      expect(await tell(notice)).toBe(503);
      house.fake.trouble = () => null;
      expect(await tell(notice)).toBe(200);
      expect(await tell(notice)).toBe(200);
      expect((await house.ledger()).map(({ cents }) => cents)).toEqual([3300, -3300, -2000]);
    },
  );

  it('of a refund that failed puts the money back into the books, and is told again when it could not be asked', async () => {
    const { secret, session } = await paid();
    await finishPayment(house.services, secret);
    const money = house.fake.sessions.get(session)?.payment_intent ?? '';
    house.fake.refundThere(money, 900, house.clock.now());
    const [refund] = house.fake.refunds;
    if (!refund) throw new Error('There is no refund');
    house.fake.failRefund(refund.id);
    const notice = house.fake.noticeAbout('refund.failed', refund);
    expect(await tell(notice, '/webhooks/stripe-test')).toBe(200);
    expect(await house.ledger()).toHaveLength(1);
    house.fake.trouble = () => 'error';
    expect(await tell(notice)).toBe(503);
    house.fake.trouble = () => null;
    expect(await tell({ ...notice, signature: 't=1,v1=00' })).toBe(400);
    for (const type of ['refund.failed', 'charge.refund.updated', 'refund.updated', 'refund.created'])
      expect(await tell(house.fake.noticeAbout(type, refund))).toBe(200);
    expect((await house.ledger()).map(({ cents }) => cents)).toEqual([3300, -900, 900]);
  });

  it('about anything else is taken note of', async () => {
    const { session } = await paid();
    expect(await tell(house.fake.notice(session, { type: 'charge.updated' }))).toBe(200);
    expect(await house.orders()).toEqual([]);
  });

  it('is heard by nobody where nothing is taken online', async () => {
    const closed = new Hono();
    closed.onError(answerErrors(createLog('silent')));
    closed.route(
      '/',
      paymentNotices({ ...house.services, payments: { sale: null, test: null } }, followersOf(house)),
    );
    expect((await closed.request('/webhooks/stripe', { method: 'POST', body: '{}' })).status).toBe(404);
  });
});
