import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTicketingProvider } from '#features/box-office/sale/index.server.ts';
import { insertUser } from '#features/people/accounts/index.server.ts';
import { inTransaction } from '#platform/database/transaction.server.ts';
import { writeEmail } from '#platform/mail/outgoing-emails.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { FAMILY, hall, openBoxOffice, order, orderRequest, type TestBoxOffice } from './box-office.ts';
import { DIED, dyingAfter } from './dying.ts';
import { expectSoundBooks } from './invariants.ts';
import { accepted } from './outcomes.ts';

/** An order on account with a coupon writes everything that orders write. */
const AT_LEAST = 12;

describeOnEngines('an order whose process dies', (engine) => {
  let office: TestBoxOffice;
  let userId: number;

  beforeAll(async () => {
    office = await openBoxOffice(engine);
    userId = await insertUser(office.db, {
      firstName: 'Svenja',
      lastName: 'Kühnel',
      email: 'svenja@post.example',
      role: 'visitor',
      passwordHash: '',
      createdAt: office.clock.now(),
    });
  });
  beforeEach(async () => {
    await office.clear();
    await office.db.deleteFrom('outgoing_emails').execute();
    const december = { dateStart: '2026-12-20T14:00:00.000Z', dateEnd: '2026-12-20T18:00:00.000Z' };
    const timeslots = { everyMinutes: 30, capacity: 20, visitMinutes: 90 };
    await office.sell({ jetId: 1, seatGroups: [hall(20)], ...december, timeslots });
    await office.db
      .insertInto('coupons')
      .values({
        code: 'KLOPF',
        name: 'Klopf an',
        kind: 'percent',
        value: 50,
        valid_from: null,
        valid_until: null,
        max_uses: 1,
        max_uses_per_person: 1,
        is_active: true,
      })
      .execute();
  });
  afterEach(async () => {
    await expectSoundBooks(office.db);
  });
  afterAll(async () => {
    await office.close();
  });

  async function filledCart() {
    const { reference } = accepted(await office.tickets.add(null, order(1, 2, { blockId: 1 })));
    accepted(await office.tickets.add(reference, order(1, 1, { saleTypeId: FAMILY, blockId: 2 })));
    const { contents } = accepted(await office.tickets.setCoupon(reference, 'KLOPF'));
    const customer = { ...orderRequest().customer, userId };
    return { reference, request: orderRequest({ contents, customer, paymentMethod: 'on-account' }) };
  }
  const boxOffice = (transaction: typeof inTransaction) =>
    createTicketingProvider({
      ...office.dependencies,
      guard: { transaction },
      onOrder: async (trx, { customer, number, placedAt }) => {
        await writeEmail(trx, { to: customer.email, subject: number, text: '' }, placedAt);
      },
    });
  const count = async (table: 'orders' | 'outgoing_emails' | 'invoices') =>
    (await office.db.selectFrom(table).selectAll().execute()).length;

  it('leaves the cart unchanged, wherever it dies before the end, and the order can be placed again', async () => {
    const { reference, request } = await filledCart();
    const before = await office.tickets.cart(reference);
    let points = 0;
    for (; ; points += 1) {
      const dying = boxOffice((db, work) =>
        inTransaction(db, (trx) => work(trx.withPlugin(dyingAfter(points)) as typeof trx)),
      );
      const outcome = await dying.placeOrder(reference, request).catch((error: unknown) => error);
      if (outcome !== DIED) break;
      expect(await office.tickets.cart(reference)).toEqual(before);
      expect([await count('orders'), await count('outgoing_emails'), await count('invoices')]).toEqual([
        0, 0, 0,
      ]);
      await expectSoundBooks(office.db);
    }
    expect(points).toBeGreaterThanOrEqual(AT_LEAST);
    expect([await count('orders'), await count('outgoing_emails'), await count('invoices')]).toEqual([
      1, 1, 1,
    ]);
  });

  it('is there when it dies after the end, with one email, and asking again gives it', async () => {
    const { reference, request } = await filledCart();
    const dying = boxOffice(async (db, work) => {
      await inTransaction(db, work);
      throw DIED;
    });
    await expect(dying.placeOrder(reference, request)).rejects.toBe(DIED);
    const alive = boxOffice(inTransaction);
    const { number } = accepted(await alive.placeOrder(reference, request));
    expect((await office.tickets.ordersOf(userId)).map((placed) => placed.number)).toEqual([number]);
    expect([await count('orders'), await count('outgoing_emails'), await count('invoices')]).toEqual([
      1, 1, 1,
    ]);
  });
});
