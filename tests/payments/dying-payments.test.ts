import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  finishPayment,
  reconcilePayments,
  startPayment,
  stopPayment,
} from '#features/box-office/payments/index.server.ts';
import { cancelTickets, recordRefund } from '#features/shop/desk/index.server.ts';
import { inTransaction } from '#platform/database/transaction.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { HEIKE } from '#tests/order-desk/desk.ts';
import { order } from '#tests/ticketing/box-office.ts';
import { DIED, dyingAfter } from '#tests/ticketing/dying.ts';
import { accepted } from '#tests/ticketing/outcomes.ts';
import { openPayingSite, type PayingSite } from './paying-site.ts';
import { expectSoundPayments } from './sound-payments.ts';

describeOnEngines('a process that dies while somebody pays online', (engine) => {
  let site: PayingSite;

  beforeEach(async () => {
    site = await openPayingSite(engine);
  });
  afterEach(async () => {
    await expectSoundPayments(site);
    await site.close();
  });

  /** Services whose transactions break off after so many statements. */
  const dying = (statements: number) => ({
    ...site.services,
    ticketing: site.ticketingWith((db, work) =>
      inTransaction(db, (trx) => work(trx.withPlugin(dyingAfter(statements)) as typeof trx)),
    ),
  });
  type Services = PayingSite['services'];

  /** Does something again and again, dying one statement later each time, until it lives; gives how often it died. */
  async function untilItLives(
    act: (services: Services) => Promise<unknown>,
    afterDeath: () => Promise<void>,
    servicesDying = dying,
  ): Promise<number> {
    for (let statements = 0; ; statements += 1) {
      const outcome = await act(servicesDying(statements)).catch((error: unknown) => error);
      if (outcome !== DIED) {
        expect(outcome).toMatchObject({ ok: true });
        return statements;
      }
      await expectSoundPayments(site);
      await afterDeath();
    }
  }
  const sizes = async () =>
    [await site.orders(), await site.emails(), await site.ledger()].map(({ length }) => length);

  it('before anybody is sent to pay leaves the cart unchanged, and there is one checkout in the end', async () => {
    const cart = await site.fillCart();
    const before = await site.ticketing.cart(cart);
    const request = await site.requestFor(cart);
    const points = await untilItLives(
      (services) => startPayment(services, cart, request),
      async () => expect(await site.ticketing.cart(cart)).toEqual(before),
    );
    expect(points).toBeGreaterThanOrEqual(5);
    expect(site.fake.sessions.size).toBe(1);
  });

  it('with the money in hand has written all of the order or nothing, and the next one finishes it', async () => {
    const { secret, session } = await site.startPaying(await site.fillCart());
    site.fake.pay(session);
    const points = await untilItLives(
      (services) => finishPayment(services, secret),
      async () => expect(await sizes()).toEqual([0, 0, 0]),
    );
    expect(points).toBeGreaterThanOrEqual(12);
    expect(await sizes()).toEqual([1, 1, 1]);
  });

  it('with the money in hand is finished by the job, wherever it died', async () => {
    const { secret, session } = await site.startPaying(await site.fillCart());
    site.fake.pay(session);
    await expect(finishPayment(dying(9), secret)).rejects.toBe(DIED);
    site.wait(3);
    expect(await reconcilePayments(site.services)).toBe(1);
    expect(await sizes()).toEqual([1, 1, 1]);
  });

  it('with the money in hand and the places lost takes them again, all or none', async () => {
    const { secret, session } = await site.startPaying(await site.fillCart());
    site.wait(40);
    const other = accepted(await site.ticketing.add(null, order(1, 4)));
    const line = (await site.ticketing.cart(other.reference))?.lines[0]?.id ?? '';
    accepted(await site.ticketing.change(other.reference, line, 0));
    site.fake.pay(session);
    const points = await untilItLives(
      (services) => finishPayment(services, secret),
      async () => expect(await sizes()).toEqual([0, 0, 0]),
    );
    expect(points).toBeGreaterThanOrEqual(15);
    expect(await sizes()).toEqual([1, 1, 1]);
  });

  it('when money is due back gives it back once, with one email', async () => {
    const { secret, session } = await site.startPaying(await site.fillCart());
    site.wait(40);
    accepted(await site.ticketing.add(null, order(1, 4)));
    site.fake.pay(session);
    const points = await untilItLives(
      (services) => finishPayment(services, secret),
      async () => expect(site.fake.refunds).toEqual([]),
    );
    expect(points).toBeGreaterThanOrEqual(5);
    expect(site.fake.refunds.map(({ amount }) => amount)).toEqual([3300]);
    expect(await site.emails()).toHaveLength(1);
  });

  it('when somebody gives up has given the cart back or not, and does it the next time', async () => {
    const cart = await site.fillCart();
    const before = await site.ticketing.cart(cart);
    const { secret } = await site.startPaying(cart);
    await untilItLives(
      (services) => stopPayment(services, secret),
      async () => expect((await site.ticketing.cart(cart))?.state).toBe('in-payment'),
    );
    expect(await site.ticketing.cart(cart)).toEqual(before);
  });

  it('when the desk gives money back has given it once, and writes it down when it is asked again', async () => {
    const { order: placed } = await site.paidOrder();
    await cancelTickets(site.services, HEIKE, placed.number, { positions: [1], reason: 'krank' });
    const request = { cents: 900, means: 'online', reference: '' } as const;
    const points = await untilItLives(
      (services) => recordRefund(services, HEIKE, placed.number, request),
      async () => expect(site.fake.refunds.length).toBeLessThanOrEqual(1),
      (statements) => ({ ...site.services, db: site.services.db.withPlugin(dyingAfter(statements)) }),
    );
    expect(points).toBeGreaterThanOrEqual(10);
    expect(site.fake.refunds.map(({ amount }) => amount)).toEqual([900]);
    expect((await site.ledger()).map(({ cents }) => cents)).toEqual([3300, -900]);
  });
});
