import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { paymentNotices } from '#features/box-office/payments/api.server.ts';
import { finishPayment } from '#features/box-office/payments/index.server.ts';
import { followDispute, followRefund } from '#features/shop/desk/index.server.ts';
import { createLog } from '#platform/log.server.ts';
import { errorHandler } from '#server/api/error-handler.ts';
import { openPayingSite, type PayingSite } from './paying-site.ts';
import { expectSoundPayments } from './sound-payments.ts';

const followersOf = ({ services }: PayingSite) => ({
  refund: (name: string) => followRefund(services, name),
  dispute: (name: string) => followDispute(services, name),
});

describe('webhooks of the provider', () => {
  let site: PayingSite;
  let app: Hono;

  beforeEach(async () => {
    site = await openPayingSite('sqlite');
    app = new Hono();
    app.onError(errorHandler(createLog('silent')));
    app.route('/', paymentNotices(site.services, followersOf(site)));
  });
  afterEach(async () => {
    await expectSoundPayments(site);
    await site.close();
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
    const { secret, session } = await site.startPaying(await site.fillCart());
    site.fake.pay(session);
    return { secret, session };
  }

  it('make the order, delivered five times, all at once, and with the customer coming back', async () => {
    const { secret, session } = await paid();
    const results = await Promise.all([
      ...Array.from({ length: 5 }, () => tell(site.fake.notice(session))),
      finishPayment(site.services, secret).then(({ ok }) => (ok ? 200 : 503)),
    ]);
    expect(new Set(results)).toEqual(new Set([200]));
    expect(await site.orders()).toHaveLength(1);
    expect(await site.emails()).toHaveLength(1);
  });

  it('are idempotent in whatever order they arrive', async () => {
    const { session } = await paid();
    expect(await tell(site.fake.notice(session, { type: 'checkout.session.expired' }))).toBe(200);
    expect(await site.orders()).toHaveLength(1);
    expect(await tell(site.fake.notice(session))).toBe(200);
    expect(await site.orders()).toHaveLength(1);
  });

  it('ends a payment nobody made', async () => {
    const cart = await site.fillCart();
    const { session } = await site.startPaying(cart);
    site.fake.expire(session);
    expect(await tell(site.fake.notice(session, { type: 'checkout.session.expired' }))).toBe(200);
    expect((await site.ticketing.cart(cart))?.state).toBe('held');
  });

  it('is not believed without a signature, with another one, or a word changed', async () => {
    const { session } = await paid();
    const { body, signature } = site.fake.notice(session);
    for (const forged of [
      { body, signature: '' },
      { body, signature: 'x'.repeat(100_000) },
      { body, signature: signature.replace(/v1=(.)/, (_, first) => `v1=${first === '0' ? '1' : '0'}`) },
      { body, signature: signature.replace(/v1=[^,]*/, '') },
      { body: body.replace('completed', 'complete '), signature },
      { body: '', signature },
    ])
      expect(await tell(forged)).toBe(400);
    expect(await site.orders()).toEqual([]);
  });

  it('is not believed when it is older than five minutes', async () => {
    const { session } = await paid();
    const now = Math.floor(Date.now() / 1000);
    expect(await tell(site.fake.notice(session, { at: now - 3600 }))).toBe(400);
    expect(await site.orders()).toEqual([]);
  });

  it('is not read when it is a megabyte', async () => {
    expect(await tell({ body: 'x'.repeat(1_000_000), signature: 't=1,v1=00' })).toBe(413);
  });

  it('is no business of ours when it is about another checkout of the account', async () => {
    const { session } = await paid();
    const mine = site.fake.sessions.get(session);
    if (!mine) throw new Error('The checkout is gone');
    for (const reference of [null, 'somebody-else', '\u0000', 'x'.repeat(1000)]) {
      const foreign = { ...mine, id: `cs_other_${String(reference).length}`, client_reference_id: reference };
      site.fake.sessions.set(foreign.id, foreign);
      expect(await tell(site.fake.notice(foreign.id))).toBe(200);
      site.fake.sessions.delete(foreign.id);
    }
    expect(await site.orders()).toEqual([]);
  });

  it('of the test sale do not affect the sale, and the other way round', async () => {
    const { session } = await paid();
    expect(await tell(site.fake.notice(session), '/webhooks/stripe-test')).toBe(200);
    expect(await site.orders()).toEqual([]);
    expect(await tell(site.fake.notice(session))).toBe(200);
    expect((await site.orders()).map(({ is_test }) => is_test)).toEqual([false]);
  });

  it('are sent again later when the provider could not be asked', async () => {
    const { session } = await paid();
    site.fake.fault = () => 'error';
    expect(await tell(site.fake.notice(session))).toBe(503);
    site.fake.fault = () => null;
    expect(await tell(site.fake.notice(session))).toBe(200);
    expect(await site.orders()).toHaveLength(1);
  });

  it.each(['created', 'updated', 'closed', 'funds_withdrawn', 'funds_reinstated'])(
    'of a dispute is believed with its signature alone, and asked about: %s',
    async (about) => {
      const { secret, session } = await paid();
      await finishPayment(site.services, secret);
      const payment = site.fake.sessions.get(session)?.payment_intent ?? '';
      const at = site.clock.now();
      const id = site.fake.bank.open({ payment, cents: 3300, at });
      site.fake.bank.withdraw(id, at);
      // Contents of the notice may be long out of date.
      const results = { ...site.fake.bank.disputeAt(id), status: 'won', amount: 1, balance_transactions: [] };
      const notice = site.fake.noticeAbout(`charge.dispute.${about}`, results);
      expect(await tell({ ...notice, signature: '' })).toBe(400);
      expect(await tell(notice, '/webhooks/stripe-test')).toBe(200);
      expect(await site.ledger()).toHaveLength(1);
      site.fake.fault = () => 'error';
      expect(await tell(notice)).toBe(503);
      site.fake.fault = () => null;
      expect(await tell(notice)).toBe(200);
      expect(await tell(notice)).toBe(200);
      expect((await site.ledger()).map(({ cents }) => cents)).toEqual([3300, -3300, -2000]);
    },
  );

  it('of a refund that failed put the money back into the books, and are sent again when it could not be asked', async () => {
    const { secret, session } = await paid();
    await finishPayment(site.services, secret);
    const money = site.fake.sessions.get(session)?.payment_intent ?? '';
    site.fake.refundThere(money, 900, site.clock.now());
    const [refund] = site.fake.refunds;
    if (!refund) throw new Error('There is no refund');
    site.fake.failRefund(refund.id);
    const notice = site.fake.noticeAbout('refund.failed', refund);
    expect(await tell(notice, '/webhooks/stripe-test')).toBe(200);
    expect(await site.ledger()).toHaveLength(1);
    site.fake.fault = () => 'error';
    expect(await tell(notice)).toBe(503);
    site.fake.fault = () => null;
    expect(await tell({ ...notice, signature: 't=1,v1=00' })).toBe(400);
    for (const type of ['refund.failed', 'charge.refund.updated', 'refund.updated', 'refund.created'])
      expect(await tell(site.fake.noticeAbout(type, refund))).toBe(200);
    expect((await site.ledger()).map(({ cents }) => cents)).toEqual([3300, -900, 900]);
  });

  it('about anything else is taken note of', async () => {
    const { session } = await paid();
    expect(await tell(site.fake.notice(session, { type: 'charge.updated' }))).toBe(200);
    expect(await site.orders()).toEqual([]);
  });

  it('are answered by nobody where nothing is taken online', async () => {
    const closed = new Hono();
    closed.onError(errorHandler(createLog('silent')));
    closed.route(
      '/',
      paymentNotices({ ...site.services, payments: { sale: null, test: null } }, followersOf(site)),
    );
    expect((await closed.request('/webhooks/stripe', { method: 'POST', body: '{}' })).status).toBe(404);
  });
});
