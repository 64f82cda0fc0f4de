import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  addCredit,
  findCredit,
  findCreditEntries,
  spendCredit,
} from '#features/box-office/credit/index.server.ts';
import { rebuildOrderBalances } from '#features/box-office/ticketing/index.server.ts';
import type { OrderRequest } from '#features/box-office/ticketing/index.ts';
import { insertUser } from '#features/people/accounts/index.server.ts';
import { inTransaction } from '#platform/database/transaction.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { hall, NOON, openBoxOffice, order, orderRequest, type TestBoxOffice } from './box-office.ts';
import { expectSoundBooks } from './invariants.ts';
import { accepted, refused } from './outcomes.ts';

describeOnEngines('credit with the venue', (engine) => {
  let boxOffice: TestBoxOffice;
  let userId: number;

  beforeAll(async () => {
    boxOffice = await openBoxOffice(engine, { poolSize: 20 });
    userId = await insertUser(boxOffice.db, {
      firstName: 'Jule',
      lastName: 'Sommer',
      email: 'jule@post.example',
      role: 'visitor',
      passwordHash: '',
      createdAt: NOON,
    });
  });
  afterAll(async () => {
    await boxOffice.close();
  });
  beforeEach(async () => {
    await boxOffice.clear();
    await boxOffice.sell({ jetId: 1, seatGroups: [hall(100)] });
  });
  afterEach(async () => {
    await expectSoundBooks(boxOffice.db);
  });

  const put = (cents: number, reference = 'gift-voucher 1') =>
    inTransaction(boxOffice.db, (trx) =>
      addCredit(trx, { kind: 'gift-voucher', userId, cents, reference, orderId: null, now: NOON }),
    );
  const balance = () => findCredit(boxOffice.db, userId);

  /** Two adults: 18 €. */
  async function cart(quantity = 2) {
    return accepted(await boxOffice.tickets.add(null, order(1, quantity))).reference;
  }
  async function buy(reference: string, creditCents: number, more: Partial<OrderRequest> = {}) {
    const { contents } = (await boxOffice.tickets.cart(reference)) as { contents: string };
    const customer = { ...orderRequest().customer, userId };
    return boxOffice.tickets.placeOrder(
      reference,
      orderRequest({ contents, customer, creditCents, ...more }),
    );
  }
  const placed = async (creditCents: number, more: Partial<OrderRequest> = {}) =>
    accepted(await buy(await cart(), creditCents, more)).secret;

  it('is spent by exactly one of a hundred who take all of it at once', async () => {
    await put(1000);
    const outcomes = await Promise.all(
      Array.from({ length: 100 }, async (_, index) => {
        const reference = await inTransaction(boxOffice.db, async (trx) => {
          const booking = { userId, cents: 1000, reference: `try ${index}`, orderId: null, now: NOON };
          return spendCredit(trx, booking);
        });
        return reference;
      }),
    );
    expect(outcomes.filter(Boolean)).toHaveLength(1);
    expect(await balance()).toEqual({ balanceCents: 0, freeCents: 0 });
    await boxOffice.clear();
  });

  it('pays for exactly one of fifty carts that are ordered at once', async () => {
    await put(900);
    const carts = [];
    for (let index = 0; index < 50; index += 1) carts.push(await cart(1));
    const outcomes = await Promise.all(
      carts.map((reference) => buy(reference, 900, { paymentMethod: 'credit' })),
    );
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(new Set(outcomes.flatMap((each) => (each.ok ? [] : [each.error.code])))).toEqual(
      new Set(['CREDIT_CHANGED']),
    );
    expect(await balance()).toMatchObject({ balanceCents: 0 });
  });

  it('is booked once for one purpose', async () => {
    await put(500);
    await expect(put(500)).rejects.toThrow();
    expect(await balance()).toEqual({ balanceCents: 500, freeCents: 500 });
  });

  it('pays an order wholly: its tickets are good at once', async () => {
    await put(2000);
    const secret = await placed(1800, { paymentMethod: 'credit' });
    expect(await boxOffice.tickets.order(secret)).toMatchObject({ paymentMethod: 'credit', paidCents: 1800 });
    expect(await balance()).toMatchObject({ balanceCents: 200 });
    const [entry] = await findCreditEntries(boxOffice.db, userId, 10);
    expect(entry).toMatchObject({ kind: 'payment', cents: -1800, balanceCents: 200, order: { secret } });
  });

  it('pays a part, and the rest is open at the box office', async () => {
    await put(1000);
    const secret = await placed(1000);
    const found = await boxOffice.tickets.order(secret);
    expect(found).toMatchObject({
      paymentMethod: 'box-office',
      paidCents: 1000,
      due: { totalCents: 1800 },
    });
    expect(await balance()).toMatchObject({ balanceCents: 0 });
  });

  it.each([
    ['more than there is', 1001, {}],
    ['more than the cart costs', 1801, {}],
    ['all of it, with more open', 900, { paymentMethod: 'credit' }],
    ['of a guest', 500, { customer: orderRequest().customer }],
    ['in the test shop', 500, { isTest: true, paymentMethod: 'test' }],
  ] as const)('is refused where it cannot be: %s', async (_, cents, more) => {
    await put(1000);
    const reference = await cart();
    expect(['CREDIT_CHANGED', 'PAYMENT_CLOSED']).toContain(refused(await buy(reference, cents, more)).code);
    expect(await balance()).toMatchObject({ balanceCents: 1000 });
    expect((await boxOffice.tickets.cart(reference))?.state).toBe('held');
  });

  it('is taken once, however often the same cart is ordered', async () => {
    await put(2000);
    const reference = await cart(1);
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => buy(reference, 900, { paymentMethod: 'credit' })),
    );
    expect(new Set(outcomes.map((each) => accepted(each).secret)).size).toBe(1);
    expect(await balance()).toMatchObject({ balanceCents: 1100 });
  });

  it('comes back with returned tickets, up to its payment for them', async () => {
    await put(1800);
    const secret = await placed(1800, { paymentMethod: 'credit' });
    await boxOffice.db.updateTable('order_tickets').set({ starts_at: null }).execute();
    await Promise.all(Array.from({ length: 10 }, () => boxOffice.tickets.cancelTicket(secret, 1)));
    expect(await balance()).toMatchObject({ balanceCents: 900 });
    accepted(await boxOffice.tickets.cancelTicket(secret, 2));
    expect(await balance()).toMatchObject({ balanceCents: 1800 });
    expect(await boxOffice.tickets.order(secret)).toMatchObject({ paidCents: 0, due: { totalCents: 0 } });
  });

  it('comes back as far as the remaining tickets do not need it', async () => {
    await put(1000);
    const secret = await placed(1000);
    await boxOffice.db.updateTable('order_tickets').set({ starts_at: null }).execute();
    accepted(await boxOffice.tickets.cancelTicket(secret, 1));
    expect(await balance()).toMatchObject({ balanceCents: 100 });
    expect(await boxOffice.tickets.order(secret)).toMatchObject({ paidCents: 900, due: { totalCents: 900 } });
  });

  it('is given for a ticket paid otherwise, on the visitor’s request', async () => {
    const secret = await placed(0);
    await boxOffice.db
      .insertInto('payments')
      .values({
        order_id: (await boxOffice.db.selectFrom('orders').select('id').executeTakeFirstOrThrow()).id,
        kind: 'payment',
        cents: 1800,
        means: 'cash',
        reference: 'K-1',
        recorded_by: 1,
        recorded_at: NOON,
      })
      .execute();
    await rebuildOrderBalances(boxOffice.db);
    await boxOffice.db.updateTable('order_tickets').set({ starts_at: null }).execute();
    accepted(await boxOffice.tickets.cancelTicket(secret, 1));
    expect(await balance()).toMatchObject({ balanceCents: 0 });
    expect(await boxOffice.tickets.order(secret)).toMatchObject({
      paidCents: 1800,
      due: { totalCents: 900 },
    });
    accepted(await boxOffice.tickets.cancelTicket(secret, 2, { asCredit: true }));
    expect(await balance()).toMatchObject({ balanceCents: 1800 });
  });
});
