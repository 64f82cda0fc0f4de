import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { insertUser } from '#features/people/accounts/index.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { hall, openBoxOffice, order, orderRequest, type TestBoxOffice } from './box-office.ts';
import { expectSoundBooks } from './invariants.ts';
import { accepted } from './outcomes.ts';

describeOnEngines('orders of guests', (engine) => {
  let boxOffice: TestBoxOffice;
  let accounts = 0;

  beforeAll(async () => {
    boxOffice = await openBoxOffice(engine);
  });
  beforeEach(async () => {
    await boxOffice.clear();
    await boxOffice.sell({ jetId: 1, seatGroups: [hall(20)] });
  });
  afterEach(async () => {
    await expectSoundBooks(boxOffice.db);
  });
  afterAll(async () => {
    await boxOffice.close();
  });

  const { customer } = orderRequest();
  async function account(email: string) {
    accounts += 1;
    const person = { firstName: 'Svenja', lastName: 'Kühnel', role: 'visitor', passwordHash: '' } as const;
    const createdAt = boxOffice.clock.now();
    return insertUser(boxOffice.db, { ...person, email: `${accounts}-${email}`, createdAt });
  }
  async function placed(email: string, more: { isTest?: boolean; userId?: number | null } = {}) {
    const { reference } = accepted(await boxOffice.tickets.add(null, order(1, 1)));
    const contents = (await boxOffice.tickets.cart(reference))?.contents ?? '';
    const { isTest = false, userId = null } = more;
    const paymentMethod = isTest ? 'test' : 'box-office';
    const request = orderRequest({
      contents,
      isTest,
      paymentMethod,
      customer: { ...customer, email, userId },
    });
    return accepted(await boxOffice.tickets.placeOrder(reference, request));
  }
  const numbersOf = async (userId: number) =>
    (await boxOffice.tickets.ordersOf(userId)).map(({ number }) => number);

  it('are found by the address, however it is written, and belong to the account from then on', async () => {
    const userId = await account('svenja@post.example');
    const [first, second] = [await placed('Svenja@Post.example'), await placed('svenja@post.example')];
    await placed('somebody.else@post.example');
    expect(await boxOffice.tickets.guestOrdersOf('SVENJA@post.example')).toBe(2);
    expect(await boxOffice.tickets.claimGuestOrders({ userId, email: 'svenja@post.example' })).toBe(2);
    expect((await numbersOf(userId)).toSorted()).toEqual([first.number, second.number].toSorted());
    expect(await boxOffice.tickets.guestOrdersOf('svenja@post.example')).toBe(0);
    expect(await boxOffice.tickets.claimGuestOrders({ userId, email: 'svenja@post.example' })).toBe(0);
  });

  it('are neither those of another account nor those of a test', async () => {
    const [one, other] = [await account('one@post.example'), await account('other@post.example')];
    const own = await placed('svenja@post.example', { userId: other });
    await placed('svenja@post.example', { isTest: true });
    expect(await boxOffice.tickets.guestOrdersOf('svenja@post.example')).toBe(0);
    expect(await boxOffice.tickets.claimGuestOrders({ userId: one, email: 'svenja@post.example' })).toBe(0);
    expect(await numbersOf(other)).toEqual([own.number]);
  });

  it('go to one account when two take them at once', async () => {
    const [one, other] = [await account('one@post.example'), await account('other@post.example')];
    await placed('svenja@post.example');
    const email = 'svenja@post.example';
    const taken = await Promise.all(
      [one, other, one, other].map((userId) => boxOffice.tickets.claimGuestOrders({ userId, email })),
    );
    expect(taken.reduce((sum, each) => sum + each, 0)).toBe(1);
  });

  it('do not name anonymized customers', async () => {
    await placed('svenja@post.example');
    await boxOffice.db.updateTable('orders').set({ email: '' }).execute();
    expect(await boxOffice.tickets.guestOrdersOf('')).toBe(0);
  });
});
