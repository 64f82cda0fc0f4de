import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnEngines } from '#tests/database/engines.ts';
import { FAMILY, hall, openBoxOffice, order, type TestBoxOffice } from './box-office.ts';
import { expectSoundBooks } from './invariants.ts';
import { accepted, refused } from './outcomes.ts';

const SCHOOL = '192.0.2.7';
const TOO_MANY = { code: 'TOO_MANY_HELD', limit: 40 };

describeOnEngines('limits of simultaneous holds', (engine) => {
  let boxOffice: TestBoxOffice;

  beforeAll(async () => {
    boxOffice = await openBoxOffice(engine, { poolSize: 10 });
  });
  beforeEach(async () => {
    await boxOffice.clear();
    await boxOffice.sell({ jetId: 1, seatGroups: [hall(200)] }, { jetId: 2, seatGroups: [hall(200)] });
  });
  afterEach(async () => {
    await expectSoundBooks(boxOffice.db);
  });
  afterAll(async () => {
    await boxOffice.close();
  });

  const from = (network: string | null, session: string | null = null) => ({ session, network, key: null });

  it('is forty places of one performance for one network: a school class is, a hundred carts are not', async () => {
    const carts = await Promise.all(
      Array.from({ length: 100 }, () => boxOffice.tickets.add(null, order(1, 2), from(SCHOOL))),
    );
    expect(carts.filter(({ ok }) => ok)).toHaveLength(20);
    for (const cart of carts) if (!cart.ok) expect(cart.error).toEqual(TOO_MANY);
    accepted(await boxOffice.tickets.add(null, order(2, 10), from(SCHOOL)));
    accepted(await boxOffice.tickets.add(null, order(1, 10), from('192.0.2.8')));
  });

  it('counts places, not tickets: a family card takes four', async () => {
    accepted(await boxOffice.tickets.add(null, order(1, 9, { saleTypeId: FAMILY }), from(SCHOOL)));
    expect(refused(await boxOffice.tickets.add(null, order(1, 5), from(SCHOOL)))).toEqual(TOO_MANY);
    accepted(await boxOffice.tickets.add(null, order(1, 4), from(SCHOOL)));
  });

  it('is free again when it is returned or expired', async () => {
    const carts = await Promise.all(
      Array.from({ length: 4 }, () => boxOffice.tickets.add(null, order(1, 10), from(SCHOOL))),
    );
    const { reference } = accepted(carts[0] ?? refusedCart());
    const line = (await boxOffice.tickets.cart(reference))?.lines[0]?.id ?? '';
    accepted(await boxOffice.tickets.change(reference, line, 8, from(SCHOOL)));
    accepted(await boxOffice.tickets.add(null, order(1, 2), from(SCHOOL)));
    expect(refused(await boxOffice.tickets.change(reference, line, 9, from(SCHOOL)))).toEqual(TOO_MANY);
    boxOffice.clock.advance(15 * 60);
    accepted(await boxOffice.tickets.add(null, order(1, 10), from(SCHOOL)));
  });

  it('holds for restored carts, too, and is dropped when nothing is held', async () => {
    const { reference } = accepted(await boxOffice.tickets.add(null, order(1, 10), from(SCHOOL)));
    boxOffice.clock.advance(15 * 60);
    for (let cart = 0; cart < 4; cart += 1)
      accepted(await boxOffice.tickets.add(null, order(1, 10), from(SCHOOL)));
    expect(refused(await boxOffice.tickets.restore(reference, from(SCHOOL)))).toEqual(TOO_MANY);
    const stored = await boxOffice.db
      .selectFrom('holds')
      .select('client_hash')
      .where('status', '!=', 'active')
      .execute();
    expect(stored).toEqual([{ client_hash: null }]);
  });

  it('is one cart for one session, however many are started at once', async () => {
    const carts = await Promise.all(
      Array.from({ length: 10 }, () => boxOffice.tickets.add(null, order(1, 1), from(SCHOOL, 'a-browser'))),
    );
    expect(new Set(carts.map((cart) => accepted(cart).reference)).size).toBe(1);
    const { reference } = accepted(carts[0] ?? refusedCart());
    expect(await boxOffice.tickets.cart(reference)).toMatchObject({ quantity: 10 });
    const other = accepted(await boxOffice.tickets.add(null, order(1, 1), from(SCHOOL, 'another-browser')));
    expect(other.quantity).toBe(1);
    const elsewhere = accepted(
      await boxOffice.tickets.add(null, order(1, 1), from('192.0.2.9', 'a-browser')),
    );
    expect(elsewhere.quantity).toBe(1);
  });
});

function refusedCart(): never {
  throw new Error('There is no cart');
}
