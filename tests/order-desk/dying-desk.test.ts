import { afterEach, beforeEach, expect, it } from 'vitest';
import { findPayments } from '#features/box-office/order-store/payment-store.server.ts';
import { cancelTickets } from '#features/shop/desk/orders/cancel-tickets.server.ts';
import { recordPayment } from '#features/shop/desk/orders/record-payment.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { DIED, dyingAfter } from '#tests/ticketing/dying.ts';
import { expectSoundBooks } from '#tests/ticketing/invariants.ts';
import { type Desk, HEIKE, openDesk, RECEIPT } from './desk.ts';

const FIFTEEN_EUROS = { ...RECEIPT, cents: 1500 };
const AT_LEAST = 10;

describeOnEngines('a desk whose process dies', (engine) => {
  let desk: Desk;

  beforeEach(async () => {
    desk = await openDesk(engine);
  });
  afterEach(() => desk.close());

  /** Does something again and again, dying one statement later each time, until it lives; gives how often it died. */
  async function untilItLives(
    act: (services: Desk['services']) => Promise<unknown>,
    afterDeath: () => Promise<void>,
  ): Promise<number> {
    for (let statements = 0; ; statements += 1) {
      const db = desk.services.db.withPlugin(dyingAfter(statements));
      const outcome = await act({ ...desk.services, db }).catch((error: unknown) => error);
      if (outcome !== DIED) {
        expect(outcome).toMatchObject({ ok: true });
        return statements;
      }
      await afterDeath();
      await expectSoundBooks(desk.services.db);
    }
  }

  it('has taken no money and sent no email wherever it died, and takes it once', async () => {
    const order = await desk.order();
    const points = await untilItLives(
      (services) => recordPayment(services, HEIKE, order.number, FIFTEEN_EUROS),
      async () => {
        expect(await findPayments(desk.services.db, order.number)).toEqual([]);
        expect(await desk.emails(order)).toHaveLength(1);
      },
    );
    expect(points).toBeGreaterThanOrEqual(AT_LEAST);
    expect(await findPayments(desk.services.db, order.number)).toHaveLength(1);
    expect(await desk.emails(order)).toHaveLength(2);
    // Cashiers who saw no result press again.
    expect(await recordPayment(desk.services, HEIKE, order.number, FIFTEEN_EUROS)).toMatchObject({
      ok: true,
    });
    expect(await findPayments(desk.services.db, order.number)).toHaveLength(1);
  });

  it('has cancelled all of the tickets or none', async () => {
    const order = await desk.order();
    const points = await untilItLives(
      (services) => cancelTickets(services, HEIKE, order.number, { positions: [1, 2], reason: 'krank' }),
      async () => {
        expect(await desk.sold()).toBe(2);
        expect((await desk.orderNow(order)).due.totalCents).toBe(1500);
      },
    );
    expect(points).toBeGreaterThanOrEqual(AT_LEAST);
    expect(await desk.sold()).toBe(0);
    await expectSoundBooks(desk.services.db);
  });
});
