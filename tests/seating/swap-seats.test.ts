import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTicketingProvider } from '#features/box-office/sale/index.server.ts';
import type { TicketOrder } from '#features/box-office/ticketing/index.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { hall, openBoxOffice, order, orderRequest, type TestBoxOffice } from '#tests/ticketing/box-office.ts';
import { expectSoundBooks } from '#tests/ticketing/invariants.ts';
import { accepted, refused } from '#tests/ticketing/outcomes.ts';
import { stageProduction } from '#tests/ticketing/production.ts';
import { rectangle, seat } from './halls.ts';

describeOnEngines('seats of a cart', (engine) => {
  let boxOffice: TestBoxOffice;
  let guids: Map<string, string>;
  beforeEach(async () => {
    boxOffice = await openBoxOffice(engine);
    await boxOffice.sell({ jetId: 1, seatGroups: [hall(1)] });
    await seat(boxOffice.db, 1, rectangle(3, 6));
    const rows = await boxOffice.db.selectFrom('seats').selectAll().execute();
    guids = new Map(rows.map((row) => [`${row.row_label}/${row.seat_label}`, row.guid]));
  });
  afterEach(async () => {
    await expectSoundBooks(boxOffice.db);
    await boxOffice.close();
  });

  const named = (names: string) => names.split(' ').map((name) => guids.get(name) ?? name);
  const add = async (quantity: number, more: Partial<TicketOrder> = {}, reference: string | null = null) =>
    accepted(await boxOffice.tickets.add(reference, { ...order(1, quantity), ...more })).reference;
  const swap = async (reference: string, names: string) =>
    (await boxOffice.tickets.seating?.swap({ cart: reference }, { jetId: 1, seats: named(names) })) ??
    expect.unreachable('dates have seats here');
  const seatsIn = async (reference: string) =>
    ((await boxOffice.tickets.cart(reference))?.lines ?? [])
      .flatMap(({ seats }) => seats.map(({ row, seat: number }) => `${row}/${number}`))
      .join(' ');

  it('are exchanged at once, and the old ones are free', async () => {
    const reference = await add(3);
    expect(await seatsIn(reference)).toBe('1/1 1/2 1/3');
    const before = await boxOffice.tickets.cart(reference);
    accepted(await swap(reference, '2/4 2/5 2/6'));
    expect(await seatsIn(reference)).toBe('2/4 2/5 2/6');
    expect((await boxOffice.tickets.cart(reference))?.expiresAt).toBe(before?.expiresAt);
    const other = await add(3, { seats: named('1/1 1/2 1/3') });
    expect(await seatsIn(other)).toBe('1/1 1/2 1/3');
  });

  it('may overlap with those there are, over several lines', async () => {
    const reference = await add(2);
    await add(1, { seats: named('3/6') }, reference);
    expect(await seatsIn(reference)).toBe('1/3 1/4 3/6');
    accepted(await swap(reference, '1/4 1/5 1/6'));
    expect(await seatsIn(reference)).toBe('1/4 1/5 1/6');
  });

  it('remain where one of the others is taken, which is named', async () => {
    const reference = await add(2);
    await add(1, { seats: named('2/2') });
    const outcome = await swap(reference, '2/1 2/2');
    expect(refused(outcome)).toMatchObject({ code: 'SEATS_TAKEN', taken: named('2/2') });
    expect(await seatsIn(reference)).toBe('1/3 1/4');
  });

  it.each(['2/1', '2/1 2/2 2/3', '2/1 2/1', '2/1 nobody', ''])(
    'are not exchanged for others than as many seats of the hall: %s',
    async (names) => {
      const reference = await add(2);
      expect(refused(await swap(reference, names)).code).toBe('UNKNOWN_OFFER');
      expect(await seatsIn(reference)).toBe('1/3 1/4');
    },
  );

  it('cannot be exchanged once the time is over, or the cart is an order', async () => {
    const reference = await add(2);
    const sold = await add(2);
    const cart = await boxOffice.tickets.cart(sold);
    accepted(await boxOffice.tickets.placeOrder(sold, orderRequest({ contents: cart?.contents ?? '' })));
    expect(refused(await swap(sold, '3/1 3/2')).code).toBe('NO_ACTIVE_RESERVATION');
    boxOffice.clock.advance(16 * 60);
    expect(refused(await swap(reference, '3/1 3/2')).code).toBe('NO_ACTIVE_RESERVATION');
  });

  it('never belong to two of many who swap for them at the same time', async () => {
    const carts = [];
    for (let one = 0; one < 6; one += 1) carts.push(await add(1, { consent: 'anywhere' }));
    const outcomes = await Promise.all(carts.map((reference) => swap(reference, '3/6')));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    for (const outcome of outcomes) if (!outcome.ok) expect(outcome.error.code).toBe('SEATS_TAKEN');
  });
});

describeOnEngines('seats of an order', (engine) => {
  let boxOffice: TestBoxOffice;
  let guids: Map<string, string>;
  const news: { kind: string; seats: string[] }[] = [];
  beforeEach(async () => {
    boxOffice = await openBoxOffice(engine);
    news.length = 0;
    await boxOffice.sell({ jetId: 1, seatGroups: [hall(1)] });
    await stageProduction(boxOffice.db, [
      { jetId: 1, dateStart: '2026-11-21T14:00:00.000Z', dateEnd: '2026-11-21T15:30:00.000Z' },
    ]);
    await seat(boxOffice.db, 1, rectangle(3, 6));
    const rows = await boxOffice.db.selectFrom('seats').selectAll().execute();
    guids = new Map(rows.map((row) => [`${row.row_label}/${row.seat_label}`, row.guid]));
  });
  afterEach(async () => {
    await expectSoundBooks(boxOffice.db);
    await boxOffice.close();
  });

  const shop = () =>
    createTicketingProvider({
      ...boxOffice.dependencies,
      onOrder: async (_, { tickets }, { kind }) => {
        news.push({ kind, seats: tickets.flatMap(({ seats }) => seats.map((each) => each.guid)) });
      },
    });
  async function buy(quantity: number): Promise<string> {
    const { reference } = accepted(await boxOffice.tickets.add(null, order(1, quantity)));
    const contents = (await boxOffice.tickets.cart(reference))?.contents ?? '';
    return accepted(await boxOffice.tickets.placeOrder(reference, orderRequest({ contents }))).secret;
  }
  const swap = async (secret: string, names: string) =>
    (await shop().seating?.swap(
      { order: secret },
      { jetId: 1, seats: names.split(' ').map((name) => guids.get(name) ?? name) },
    )) ?? expect.unreachable('dates have seats here');
  const seatsOf = async (secret: string) =>
    ((await boxOffice.tickets.order(secret))?.tickets ?? [])
      .flatMap(({ seats }) => seats.map(({ row, seat: number }) => `${row}/${number}`))
      .join(' ');

  it('are exchanged by its link, once, with an email that names the new ones', async () => {
    const secret = await buy(2);
    const outcomes = await Promise.all([swap(secret, '3/5 3/6'), swap(secret, '3/5 3/6')]);
    for (const outcome of outcomes) accepted(outcome);
    expect(await seatsOf(secret)).toBe('3/5 3/6');
    expect(news).toEqual([{ kind: 'changed', seats: [guids.get('3/5'), guids.get('3/6')] }]);
    const own = await boxOffice.tickets.seating?.states(1, { order: secret });
    expect([...(own?.states ?? '')].filter((state) => state === 'm')).toHaveLength(2);
  });

  it('remain where others have them, the time is over, or there is no such order', async () => {
    const [secret, other] = [await buy(2), await buy(2)];
    expect(refused(await swap(secret, await seatsOf(other))).code).toBe('SEATS_TAKEN');
    expect(refused(await swap('nobody', '3/1 3/2')).code).toBe('UNKNOWN_OFFER');
    boxOffice.clock.set('2026-11-21T14:01:00.000Z');
    expect(refused(await swap(secret, '3/1 3/2')).code).toBe('CANCELLATION_CLOSED');
  });
});
