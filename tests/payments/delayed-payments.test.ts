import { afterEach, beforeEach, expect, it } from 'vitest';
import { finishFromWebhook } from '#features/box-office/payments/finish-payment.server.ts';
import { finishPayment, reconcilePayments, stopPayment } from '#features/box-office/payments/index.server.ts';
import { releaseExpiredHolds } from '#features/box-office/sale/index.server.ts';
import { hasTickets } from '#features/box-office/ticketing/index.ts';
import { DEFAULT_ONLINE_METHODS } from '#features/core/settings/settings.ts';
import { toJson } from '#platform/database/columns.server.ts';
import { inTransaction } from '#platform/database/transaction.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { order } from '#tests/ticketing/box-office.ts';
import { DIED, dyingAfter } from '#tests/ticketing/dying.ts';
import { accepted, refused } from '#tests/ticketing/outcomes.ts';
import { openPayingSite, type PayingSite } from './paying-site.ts';
import { expectSoundPayments } from './sound-payments.ts';

const DAY = 24 * 60;
const WAITING = 'Buntspecht: Wir warten auf deine Bank';
const FAILED = 'Buntspecht: Deine Zahlung hat nicht geklappt';

describeOnEngines('payments that a bank confirms days later', (engine) => {
  let site: PayingSite;

  beforeEach(async () => {
    site = await openPayingSite(engine);
    await offer({ sepaDebit: true });
  });
  afterEach(async () => {
    await expectSoundPayments(site);
    await site.close();
  });

  const offer = (methods: Partial<typeof DEFAULT_ONLINE_METHODS>) =>
    site.services.db
      .updateTable('site_settings')
      .set({ online_methods: toJson({ ...DEFAULT_ONLINE_METHODS, ...methods }) })
      .execute();
  const finish = async (secret: string) => {
    const finished = await finishPayment(site.services, secret);
    return finished.ok ? (finished.value?.state ?? 'none') : finished.error.code;
  };
  const tell = (session: string) => finishFromWebhook(site.services, session, { isTest: false });
  const takeAll = () => site.ticketing.add(null, order(1, 4));
  const subjects = async () => (await site.emails()).map(({ subject }) => subject);
  const offered = (session: string) => site.fake.sessions.get(session)?.allowed_payment_method_types;
  const submitted = async () => {
    const cart = await site.fillCart();
    const started = await site.startPaying(cart);
    site.fake.submit(started.session);
    expect(await finish(started.secret)).toBe('processing');
    return { ...started, cart };
  };

  it('keep the places for weeks, say so once, and make no order', async () => {
    const { secret, session } = await submitted();
    await Promise.all(Array.from({ length: 8 }, () => finish(secret)));
    await tell(session);
    expect(await subjects()).toEqual([WAITING]);
    const [email] = await site.emails();
    expect(email?.text).toContain('33\u00a0€');
    expect(email?.text).toContain(`https://buntspecht.example/webshop/payments/${secret}`);
    site.wait(13 * DAY);
    await releaseExpiredHolds(site.services);
    expect(refused(await takeAll()).code).toBe('NOT_ENOUGH');
    expect([await site.orders(), await site.ledger()]).toEqual([[], []]);
    expect(await site.carts.find(secret)).toMatchObject({ state: 'processing', holdsPlaces: true });
  });

  it('become an order with valid tickets when the money is confirmed, however often that is reported', async () => {
    const { session } = await submitted();
    site.wait(5 * DAY);
    const money = site.fake.confirm(session);
    await Promise.all(Array.from({ length: 8 }, () => tell(session)));
    await tell(session);
    const [placed, ...others] = await site.orders();
    expect(others).toEqual([]);
    expect(hasTickets((await site.ticketing.order(placed?.secret ?? '')) as never)).toBe(true);
    expect(await site.ledger()).toEqual([
      { kind: 'payment', cents: 3300, means: 'online', reference: money, recorded_by: null },
    ]);
    expect(await subjects()).toEqual([WAITING, expect.stringContaining(placed?.number ?? '-')]);
  });

  it('free the places when the bank refuses, with one email, however often that is reported', async () => {
    const { secret, session } = await submitted();
    site.wait(5 * DAY);
    site.fake.decline(session);
    await Promise.all(Array.from({ length: 8 }, () => tell(session)));
    expect(await finish(secret)).toBe('ended');
    expect(await subjects()).toEqual([WAITING, FAILED]);
    accepted(await takeAll());
    expect(await site.carts.find(secret)).toMatchObject({ state: 'ended', order: null });
  });

  it('say that they failed, too, where it was never seen that they were submitted', async () => {
    const { secret, session } = await site.startPaying(await site.fillCart());
    site.fake.submit(session);
    site.fake.decline(session);
    expect(await finish(secret)).toBe('ended');
    expect(await subjects()).toEqual([FAILED]);
    await takeAll();
  });

  it('are found by the job when every notice is lost, asked about twice an hour', async () => {
    const { session, secret } = await site.startPaying(await site.fillCart());
    site.fake.submit(session);
    site.wait(3);
    expect(await reconcilePayments(site.services)).toBe(1);
    const calls = site.fake.calls.length;
    site.wait(20);
    expect(await reconcilePayments(site.services)).toBe(0);
    expect(site.fake.calls.length).toBe(calls);
    site.wait(3 * DAY);
    site.fake.confirm(session);
    expect(await reconcilePayments(site.services)).toBe(1);
    expect((await site.carts.find(secret))?.state).toBe('paid');
    expect(await site.orders()).toHaveLength(1);
  });

  it('count as failed after three weeks without an answer; money that comes later takes free places again', async () => {
    const { secret, session } = await submitted();
    await site.services.db
      .updateTable('performances')
      .set({ event_starts_at: '2027-02-20T14:00:00.000Z', event_ends_at: '2027-02-20T15:30:00.000Z' })
      .execute();
    site.wait(20 * DAY);
    await reconcilePayments(site.services);
    expect((await site.carts.find(secret))?.state).toBe('processing');
    site.wait(DAY + 1);
    expect(await reconcilePayments(site.services)).toBe(1);
    expect(await subjects()).toEqual([WAITING, FAILED]);
    await releaseExpiredHolds(site.services);
    site.fake.confirm(session);
    await tell(session);
    expect((await site.carts.find(secret))?.state).toBe('paid');
  });

  it('that come after they had failed, and the places are gone, are given back', async () => {
    const { secret, session } = await submitted();
    site.fake.decline(session);
    expect(await finish(secret)).toBe('ended');
    await takeAll();
    site.wait(3 * DAY);
    await releaseExpiredHolds(site.services);
    site.fake.confirm(session);
    await tell(session);
    expect((await site.carts.find(secret))?.state).toBe('refunded');
    expect(site.fake.refunds.map(({ amount }) => amount)).toEqual([3300]);
    expect(await site.orders()).toEqual([]);
  });

  it('are given back when the event was cancelled, or had started, meanwhile', async () => {
    const change = [{ event_state: 'cancelled' as const }, { event_starts_at: '2026-11-22T10:00:00.000Z' }];
    for (const set of change) {
      const { secret, session } = await submitted();
      await site.services.db.updateTable('performances').set(set).execute();
      site.wait(3 * DAY);
      site.fake.confirm(session);
      await tell(session);
      expect((await site.carts.find(secret))?.state).toBe('refunded');
      await site.services.db
        .updateTable('performances')
        .set({ event_state: 'scheduled', event_starts_at: '2026-12-20T14:00:00.000Z' })
        .execute();
    }
    expect(await site.orders()).toEqual([]);
  });

  it('cannot be given up on the way, and leave the visitor free for another cart', async () => {
    const { secret, cart } = await submitted();
    expect(await stopPayment(site.services, secret)).toMatchObject({ value: { state: 'processing' } });
    expect((await site.ticketing.cart(cart))?.state).toBe('in-payment');
    accepted(await site.ticketing.add(null, order(2, 1)));
  });

  it('noticed after the cart had expired take free places again, and say so where there are none', async () => {
    for (const isFree of [true, false]) {
      const { secret, session } = await site.startPaying(await site.fillCart());
      site.fake.submit(session);
      site.wait(60);
      const other = isFree ? null : accepted(await takeAll());
      expect(await finish(secret)).toBe('processing');
      expect((await site.carts.find(secret))?.holdsPlaces).toBe(isFree);
      const text = (await site.emails()).at(-1)?.text ?? '';
      expect(text.includes('halten wir deine Plätze fest')).toBe(isFree);
      if (isFree) expect(refused(await takeAll()).code).toBe('NOT_ENOUGH');
      site.fake.decline(session);
      expect(await finish(secret)).toBe('ended');
      if (other) site.wait(60);
    }
  });

  it('are noted or not when the process dies, with their places, and finished by the next', async () => {
    const { secret, session } = await site.startPaying(await site.fillCart());
    site.fake.submit(session);
    const dying = (statements: number) => ({
      ...site.services,
      ticketing: site.ticketingWith((db, work) =>
        inTransaction(db, (trx) => work(trx.withPlugin(dyingAfter(statements)) as typeof trx)),
      ),
    });
    for (const [act, subject] of [
      [() => undefined, WAITING],
      [() => site.fake.decline(session), FAILED],
    ] as const) {
      act();
      let statements = 0;
      for (; ; statements += 1) {
        const outcome = await finishPayment(dying(statements), secret).catch((error: unknown) => error);
        if (outcome !== DIED) break;
        expect(await subjects()).not.toContain(subject);
        await expectSoundPayments(site);
      }
      expect(statements).toBeGreaterThanOrEqual(4);
      expect((await subjects()).filter((each) => each === subject)).toHaveLength(1);
    }
  });

  it('are offered where the staff chose them and there is time, besides cards', async () => {
    expect(offered((await site.startPaying(await site.fillCart())).session)).toEqual(['card', 'sepa_debit']);
    await offer({ sepaDebit: true, sepaDays: 31, paypal: true });
    site.wait(60);
    expect(offered((await site.startPaying(await site.fillCart())).session)).toEqual(['card', 'paypal']);
  });

  it('leave a checkout by card where the account has not a way to pay', async () => {
    await offer({ paypal: true, klarna: true, wero: true });
    site.fake.refusedMethods = ['wero'];
    const { session } = await site.startPaying(await site.fillCart());
    expect(offered(session)).toEqual(['card', 'paypal', 'klarna']);
    site.wait(60);
    site.fake.refusedMethods = ['wero', 'klarna'];
    expect(offered((await site.startPaying(await site.fillCart())).session)).toEqual(['card']);
  });
});
