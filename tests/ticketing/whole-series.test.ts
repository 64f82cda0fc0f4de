import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { findAnswersOfOrder, findAnswersOfPerformance } from '#features/box-office/questions/index.server.ts';
import {
  cancelByStaff,
  createTicketingProvider,
  releaseExpiredHolds,
} from '#features/box-office/sale/index.server.ts';
import type { WholeSeriesSale } from '#features/box-office/ticketing/whole-series.ts';
import { inTransaction } from '#platform/database/transaction.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { CHILD, hall, NOON, openBoxOffice, order, orderRequest, type TestBoxOffice } from './box-office.ts';
import { DIED, dyingAfter } from './dying.ts';
import { expectSoundBooks } from './invariants.ts';
import { accepted, minutesAfter, refused } from './outcomes.ts';
import { stageSeries, WHOLE } from './series.ts';

const DATES = [1, 2, 3].map((jetId) => ({
  jetId,
  dateStart: `2026-12-0${jetId}T14:00:00.000Z`,
  dateEnd: `2026-12-0${jetId}T15:00:00.000Z`,
}));
const PLACES = 6;
const sessionOf = (name: string) => ({ session: name, network: null, key: null });

describeOnEngines('a series as a whole', (engine) => {
  let boxOffice: TestBoxOffice;
  let seriesId: number;
  let adult: number;
  let child: number;

  beforeAll(async () => {
    boxOffice = await openBoxOffice(engine, { poolSize: 20 });
  });
  beforeEach(async () => {
    await boxOffice.clear();
    await boxOffice.sell(...DATES.map((date) => ({ ...date, seatGroups: [hall(PLACES)] })));
    ({ seriesId, adult, child } = await stageSeries(boxOffice.db, DATES));
  });
  afterEach(async () => {
    await expectSoundBooks(boxOffice.db);
  });
  afterAll(async () => {
    await boxOffice.close();
  });

  const sale = () => boxOffice.tickets.wholeSeries as WholeSeriesSale;
  const wanted = (quantity: number, children = 0) => ({
    seriesId,
    tickets: [
      { priceId: adult, quantity, cents: WHOLE.adult },
      ...(children > 0 ? [{ priceId: child, quantity: children, cents: WHOLE.child }] : []),
    ],
  });
  async function book(quantity = 1, children = 0, cart: string | null = null) {
    return accepted(await sale().add(cart, wanted(quantity, children))).reference;
  }
  const cartOf = async (reference: string) => {
    const cart = await boxOffice.tickets.cart(reference);
    if (!cart) throw new Error('There is no such cart');
    return cart;
  };
  const heldOf = async () =>
    (await boxOffice.db.selectFrom('pools').select('held').orderBy('performance_id').execute()).map(
      ({ held }) => held,
    );
  const soldOf = async () =>
    (await boxOffice.db.selectFrom('pools').select('sold').orderBy('performance_id').execute()).map(
      ({ sold }) => sold,
    );
  async function buy(reference: string) {
    const { contents } = await cartOf(reference);
    const placed = accepted(await boxOffice.tickets.placeOrder(reference, orderRequest({ contents })));
    const bought = await boxOffice.tickets.order(placed.secret);
    if (!bought) throw new Error('There is no such order');
    return bought;
  }
  const fill = async (jetId: number, quantity: number) =>
    accepted(await boxOffice.tickets.add(null, order(jetId, quantity))).reference;
  const change = (event: Record<string, unknown>) =>
    boxOffice.db.updateTable('performances').set(event).where('id', '=', 2).execute();

  it('is offered at its own price, with the single prices of its dates', async () => {
    expect(await sale().offer(seriesId)).toMatchObject({
      dates: DATES.map(({ jetId, dateStart }) => ({ jetId, startsAt: dateStart })),
      prices: [
        { priceId: adult, name: { de: 'Erwachsene' }, cents: 2450, singlyCents: 2700, mostQuantity: PLACES },
        { priceId: child, cents: 2000, singlyCents: 1800 },
      ],
    });
    await fill(2, 4);
    expect((await sale().offer(seriesId))?.prices[0]?.mostQuantity).toBe(2);
  });

  it('is one line of the cart that holds a place at each date, at the price of the series', async () => {
    const reference = await book(2, 1);
    const cart = await cartOf(reference);
    expect(cart).toMatchObject({ totalCents: 2 * 2450 + 2000, quantity: 9 });
    expect(cart.sum.vat).toEqual([{ basisPoints: 700, grossCents: 6900, vatCents: 451 }]);
    expect(cart.series).toMatchObject([
      { quantity: 2, cents: 2450, totalCents: 4900, title: { de: 'Töpferkurs' }, maxQuantity: 5, stop: null },
      { quantity: 1, cents: 2000, totalCents: 2000 },
    ]);
    expect(await heldOf()).toEqual([3, 3, 3]);
    const shares = cart.lines.filter(({ seriesId: id }) => id === cart.series[0]?.id);
    expect(shares.map(({ price }) => price.cents)).toEqual([817, 817, 816]);
  });

  it('asks each of those who come once, and keeps the answer with their tickets of all dates', async () => {
    await boxOffice.db
      .insertInto('questions')
      .values({
        ...{ kind: 'text', options: '[]', asked_per: 'ticket', is_required: true, is_health: false },
        ...{ position: 0, is_active: true, label_de: 'Name', label_en: null, help_de: null, help_en: null },
      })
      .execute();
    const reference = await book(2);
    const { contents } = await cartOf(reference);
    const asked = (await boxOffice.tickets.questions(reference))?.asked ?? [];
    expect(asked.map(({ tickets }) => tickets.map(({ performanceId }) => performanceId))).toEqual([
      [1, 2, 3],
      [1, 2, 3],
    ]);
    expect(refused(await boxOffice.tickets.placeOrder(reference, orderRequest({ contents }))).code).toBe(
      'QUESTIONS_OPEN',
    );
    const answers = Object.fromEntries(asked.map(({ field }, index) => [field, `Kind ${index + 1}`]));
    accepted(await boxOffice.tickets.answer(reference, { answers, consent: null }));
    const { number } = await buy(reference);
    const storedAnswers = await findAnswersOfOrder(boxOffice.db, number);
    expect(storedAnswers.map(({ position, answer }) => `${position}: ${answer.de}`).toSorted()).toEqual([
      '1: Kind 1',
      '2: Kind 2',
      '3: Kind 1',
      '4: Kind 2',
      '5: Kind 1',
      '6: Kind 2',
    ]);
    for (const { jetId } of DATES)
      expect((await findAnswersOfPerformance(boxOffice.db, jetId)).map(({ answer }) => answer.de)).toEqual([
        'Kind 1',
        'Kind 2',
      ]);
    await boxOffice.db.deleteFrom('order_answers').execute();
    await boxOffice.db.deleteFrom('questions').execute();
  });

  it('joins what the cart holds already, and stays apart from tickets bought separately', async () => {
    await boxOffice.db
      .updateTable('series_prices')
      .set({ cents: 2700 })
      .where('price_id', '=', adult)
      .execute();
    const { reference } = accepted(await boxOffice.tickets.add(null, order(1, 1)));
    const tickets = [{ priceId: adult, quantity: 1, cents: 2700 }];
    for (const _ of [1, 2]) accepted(await sale().add(reference, { seriesId, tickets }));
    const cart = await cartOf(reference);
    // The share equals the price of a single ticket: they share a row, and are two lines all the same.
    expect(cart.series).toMatchObject([{ quantity: 2, totalCents: 5400 }]);
    const [single] = cart.lines.filter(({ seriesId: id }) => id === null);
    expect(single).toMatchObject({ jetId: 1, quantity: 1 });
    expect(cart.totalCents).toBe(6300);
    accepted(await boxOffice.tickets.change(reference, single?.id ?? '', 3));
    expect(await heldOf()).toEqual([5, 2, 2]);
    accepted(await sale().change(reference, cart.series[0]?.id ?? '', 1));
    expect(await heldOf()).toEqual([4, 1, 1]);
    accepted(await boxOffice.tickets.change(reference, single?.id ?? '', 0));
    expect(await heldOf()).toEqual([1, 1, 1]);
    expect((await cartOf(reference)).totalCents).toBe(2700);
  });

  it('is refused as a whole, with the date that has no place, and nothing is held', async () => {
    await fill(2, PLACES - 1);
    expect(refused(await sale().add(null, wanted(2)))).toMatchObject({ code: 'NOT_ENOUGH', jetId: 2 });
    expect(await heldOf()).toEqual([0, PLACES - 1, 0]);
    await book(1);
  });

  it.each([
    ['is cancelled', { event_state: 'cancelled' }, { code: 'SALE_CLOSED', stop: 'cancelled', jetId: 2 }],
    ['is not on sale', { status: 'stopped' }, { code: 'SALE_CLOSED', jetId: 2 }],
  ])('is refused when a date %s', async (_, event, error) => {
    await change(event);
    expect(refused(await sale().add(null, wanted(1)))).toEqual(error);
    expect(await sale().offer(seriesId)).toBeNull();
    expect(await heldOf()).toEqual([0, 0, 0]);
  });

  it('is not sold any more once its first date has started', async () => {
    boxOffice.clock.set('2026-12-01T14:00:00.000Z');
    expect(await sale().offer(seriesId)).toBeNull();
    expect(refused(await sale().add(null, wanted(1)))).toEqual({
      code: 'SALE_CLOSED',
      stop: 'past',
      jetId: 1,
    });
  });

  it('is not sold where a date has no sale, another list, or is alone', async () => {
    await boxOffice.db.updateTable('events').set({ id_jet: null }).where('id_jet', '=', 3).execute();
    expect(refused(await sale().add(null, wanted(1)))).toEqual({ code: 'UNKNOWN_OFFER' });
    await boxOffice.db.updateTable('events').set({ series_id: null }).where('id_jet', 'is', null).execute();
    await book(1);
    await boxOffice.db.updateTable('events').set({ series_id: null }).where('id_jet', '=', 2).execute();
    expect(refused(await sale().add(null, wanted(1)))).toEqual({ code: 'UNKNOWN_OFFER' });
  });

  it('asks when the price is another by now, and refuses what nobody can mean', async () => {
    await boxOffice.db
      .updateTable('series_prices')
      .set({ cents: 2600 })
      .where('price_id', '=', adult)
      .execute();
    expect(refused(await sale().add(null, wanted(1)))).toEqual({
      code: 'PRICE_CHANGED',
      prices: [{ saleTypeId: 1, cents: 2600 }],
    });
    const ticket = { priceId: adult, quantity: 1, cents: 2600 };
    for (const tickets of [
      [],
      [{ ...ticket, quantity: 0 }],
      [{ ...ticket, quantity: 1.5 }],
      [ticket, ticket],
      [{ ...ticket, priceId: 999 }],
    ])
      expect(refused(await sale().add(null, { seriesId, tickets })).code).toBe('UNKNOWN_OFFER');
    expect(await heldOf()).toEqual([0, 0, 0]);
  });

  it('changes at all dates at once, up to the tightest one, and goes as a whole', async () => {
    const reference = await book(1);
    const [series] = (await cartOf(reference)).series;
    const id = series?.id ?? '';
    await fill(3, 2);
    expect((await cartOf(reference)).series[0]?.maxQuantity).toBe(4);
    expect(accepted(await sale().change(reference, id, 4)).totalCents).toBe(4 * 2450);
    expect(await heldOf()).toEqual([4, 4, 6]);
    expect(refused(await sale().change(reference, id, 5)).code).toBe('NOT_ENOUGH');
    expect(accepted(await sale().change(reference, id, 2)).series[0]?.quantity).toBe(2);
    // One of its lines is nobody's to change.
    const line = (await cartOf(reference)).lines[0]?.id ?? '';
    expect(refused(await boxOffice.tickets.change(reference, line, 0)).code).toBe('UNKNOWN_OFFER');
    expect(accepted(await sale().change(reference, id, 0)).lines).toEqual([]);
    expect(await heldOf()).toEqual([0, 0, 2]);
    expect(await boxOffice.db.selectFrom('hold_series').select('id').execute()).toEqual([]);
  });

  it('grows at the price it was added at alone', async () => {
    const reference = await book(1);
    const id = (await cartOf(reference)).series[0]?.id ?? '';
    await boxOffice.db
      .updateTable('series_prices')
      .set({ cents: 2600 })
      .where('price_id', '=', adult)
      .execute();
    expect(refused(await sale().change(reference, id, 2)).code).toBe('PRICE_CHANGED');
    expect((await cartOf(reference)).totalCents).toBe(2450);
  });

  it('is one ticket for each date, and the shares come to the price, with its VAT and its invoice', async () => {
    const bought = await buy(await book(2));
    expect(bought.sum).toEqual({
      totalCents: 4900,
      vat: [{ basisPoints: 700, grossCents: 4900, vatCents: 321 }],
    });
    expect(bought.series).toMatchObject([
      { title: { de: 'Töpferkurs' }, price: { de: 'Erwachsene' }, cents: 2450, quantity: 2 },
    ]);
    expect(bought.tickets.map(({ jetId, price }) => [jetId, price.cents])).toEqual([
      [1, 817],
      [1, 817],
      [2, 817],
      [2, 817],
      [3, 816],
      [3, 816],
    ]);
    expect(new Set(bought.tickets.map(({ seriesId: id }) => id))).toEqual(new Set([bought.series[0]?.id]));
    expect(await soldOf()).toEqual([2, 2, 2]);
    // Later price changes do not affect what was bought.
    await boxOffice.db.updateTable('series_prices').set({ cents: 9900 }).execute();
    expect((await boxOffice.tickets.order(bought.secret))?.sum.totalCents).toBe(4900);
  });

  it('refunds the share of a date, whether it is returned or cancelled', async () => {
    const bought = await buy(await book(1));
    accepted(await boxOffice.tickets.cancelTicket(bought.secret, 3));
    const after = await boxOffice.tickets.order(bought.secret);
    expect(after?.due.totalCents).toBe(2450 - 816);
    expect(await soldOf()).toEqual([1, 1, 0]);
    if (!after) throw new Error('There is no such order');
    await boxOffice.db
      .transaction()
      .execute((trx) =>
        cancelByStaff(
          { trx, order: after, now: boxOffice.clock.now() },
          { positions: [1], cause: 'by-house' },
        ),
      );
    expect((await boxOffice.tickets.order(bought.secret))?.due.totalCents).toBe(817);
  });

  it('cannot be bought when a date is cancelled meanwhile, and says which; it can be removed', async () => {
    const reference = await book(1);
    await change({ event_state: 'cancelled' });
    const cart = await cartOf(reference);
    expect(cart.series).toMatchObject([{ stop: { reason: 'cancelled', jetId: 2 } }]);
    expect(cart.lines.map(({ stop }) => stop)).toEqual(['cancelled', 'cancelled', 'cancelled']);
    expect(cart.totalCents).toBe(0);
    const request = orderRequest({ contents: cart.contents });
    expect(refused(await boxOffice.tickets.placeOrder(reference, request)).code).toBe('SALE_CLOSED');
    accepted(await sale().change(reference, cart.series[0]?.id ?? '', 0));
    expect(await heldOf()).toEqual([0, 0, 0]);
  });

  it('comes back from an expired cart as a whole, or not at all', async () => {
    const reference = await book(1);
    accepted(await boxOffice.tickets.add(reference, order(1, 1, { saleTypeId: CHILD })));
    boxOffice.clock.set(minutesAfter(NOON, 16));
    await releaseExpiredHolds({ ...boxOffice.dependencies });
    const other = await fill(2, PLACES);
    const back = accepted(await boxOffice.tickets.restore(reference));
    expect(back.series).toEqual([]);
    expect(back.lines.map(({ jetId, quantity }) => [jetId, quantity])).toEqual([[1, 1]]);
    expect(await heldOf()).toEqual([1, PLACES, 0]);
    accepted(await boxOffice.tickets.change(other, (await cartOf(other)).lines[0]?.id ?? '', 0));

    const again = await book(2);
    boxOffice.clock.set(minutesAfter(NOON, 40));
    await boxOffice.db
      .updateTable('series_prices')
      .set({ cents: 2600 })
      .where('price_id', '=', adult)
      .execute();
    const restored = accepted(await boxOffice.tickets.restore(again));
    // At the price of today, as with all others.
    expect(restored.series).toMatchObject([{ quantity: 2, cents: 2600 }]);
    expect(restored.totalCents).toBe(5200);
  });

  it('comes along into a new cart as a whole, or not at all', async () => {
    const buyer = sessionOf('svenja');
    const { reference } = accepted(await sale().add(null, wanted(1), buyer));
    boxOffice.clock.set(minutesAfter(NOON, 16));
    const added = accepted(await boxOffice.tickets.add(reference, order(1, 1, { saleTypeId: CHILD }), buyer));
    expect(added).toMatchObject({ restoredCount: 3, quantity: 4 });
    const cart = await cartOf(added.reference);
    expect(cart.series).toMatchObject([{ quantity: 1 }]);
    boxOffice.clock.set(minutesAfter(NOON, 40));
    await fill(3, PLACES);
    const alone = accepted(await boxOffice.tickets.add(added.reference, order(2, 1), buyer));
    expect((await cartOf(alone.reference)).series).toEqual([]);
  });

  it('is paid for by no pass, and lowered by a coupon to the cent', async () => {
    await boxOffice.db
      .insertInto('coupons')
      .values({
        ...{ code: 'ZEHN', name: 'Zehn', kind: 'percent', value: 10, valid_from: null, valid_until: null },
        ...{ max_uses: null, max_uses_per_person: null, is_active: true },
      })
      .execute();
    const reference = await book(1);
    accepted(await boxOffice.tickets.setCoupon(reference, 'ZEHN'));
    const bought = await buy(reference);
    expect(bought.sum.totalCents).toBe(2205);
    expect(bought.tickets.reduce((sum, { price }) => sum + price.reductionCents, 0)).toBe(245);
  });

  it('never oversells: fifty carts want the last places, and each has the whole of it or nothing', async () => {
    await fill(2, 3);
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        index % 5 === 0 ? boxOffice.tickets.add(null, order(3, 1)) : sale().add(null, wanted(1)),
      ),
    );
    const codes = outcomes.flatMap((outcome) => (outcome.ok ? [] : [outcome.error.code]));
    expect(codes.filter((code) => code !== 'NOT_ENOUGH')).toEqual([]);
    const wholes = await boxOffice.db.selectFrom('hold_series').select('id').execute();
    const [first = 0, second = 0, third = 0] = await heldOf();
    expect(wholes.length).toBeLessThanOrEqual(3);
    expect([first, second]).toEqual([wholes.length, wholes.length + 3]);
    expect(third).toBeLessThanOrEqual(PLACES);
    expect(second === PLACES || third === PLACES).toBe(true);
  });

  it('is added once for a key, however often it is sent', async () => {
    const buyer = { session: 'svenja', network: null, key: 'key-of-the-form' };
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => sale().add(null, wanted(1), buyer)));
    expect(new Set(outcomes.map((outcome) => accepted(outcome).reference)).size).toBe(1);
    expect(await heldOf()).toEqual([1, 1, 1]);
  });

  it('is held whole or not at all wherever the process dies, and sold likewise', async () => {
    const dying = (statements: number) =>
      createTicketingProvider({
        ...boxOffice.dependencies,
        guard: {
          transaction: (db, work) => inTransaction(db.withPlugin(dyingAfter(statements)), work),
        },
      });
    let statements = 0;
    let reference: string | null = null;
    for (; reference === null; statements += 1) {
      const added: unknown = await dying(statements)
        .wholeSeries?.add(null, wanted(2))
        .catch((error: unknown) => error);
      if (added === DIED) expect(await heldOf()).toEqual([0, 0, 0]);
      else reference = accepted(added as Awaited<ReturnType<WholeSeriesSale['add']>>).reference;
      await expectSoundBooks(boxOffice.db);
    }
    expect(statements).toBeGreaterThanOrEqual(10);
    const { contents } = await cartOf(reference);
    for (let points = 0; ; points += 1) {
      const placed: unknown = await dying(points)
        .placeOrder(reference, orderRequest({ contents }))
        .catch((error: unknown) => error);
      await expectSoundBooks(boxOffice.db);
      if (placed !== DIED) break;
      expect(await soldOf()).toEqual([0, 0, 0]);
    }
    expect(await soldOf()).toEqual([2, 2, 2]);
  });
});
