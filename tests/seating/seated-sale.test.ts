import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTicketingProvider, releaseExpiredHolds } from '#features/box-office/sale/index.server.ts';
import type { TicketOrder } from '#features/box-office/ticketing/index.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import {
  ADULT,
  CHILD,
  FAMILY,
  hall,
  openBoxOffice,
  order,
  orderRequest,
  type TestBoxOffice,
} from '#tests/ticketing/box-office.ts';
import { expectSoundBooks } from '#tests/ticketing/invariants.ts';
import { accepted, refused } from '#tests/ticketing/outcomes.ts';
import { rectangle, seat } from './halls.ts';

describeOnEngines('dates with seats', (engine) => {
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

  const tickets = () => boxOffice.tickets;
  const add = async (wanted: Partial<TicketOrder> & { quantity: number }, reference: string | null = null) =>
    tickets().add(reference, { ...order(1, wanted.quantity), ...wanted });
  const seatsIn = async (reference: string) =>
    ((await tickets().cart(reference))?.lines ?? []).map(({ seats }) =>
      seats.map(({ row, seat: number }) => `${row}/${number}`).join(' '),
    );
  const place = async (reference: string) => {
    const cart = await tickets().cart(reference);
    const request = orderRequest({ contents: cart?.contents ?? '' });
    return accepted(await tickets().placeOrder(reference, request));
  };
  const seatsOf = async (secret: string) =>
    ((await tickets().order(secret))?.tickets ?? []).map(({ seats }) =>
      seats.map(({ row, seat: number }) => `${row}/${number}`).join(' '),
    );

  const guidOf = (name: string) => guids.get(name) ?? name;

  it('seat a party side by side, and leave nobody alone', async () => {
    const first = accepted(await add({ quantity: 2 }));
    expect(await seatsIn(first.reference)).toEqual(['1/3 1/4']);
    const second = accepted(await add({ quantity: 3 }));
    expect(await seatsIn(second.reference)).toEqual(['2/1 2/2 2/3']);
  });

  it('seat adults and children of one call together, and a family card on four seats', async () => {
    const together = [
      { saleTypeId: ADULT, quantity: 1 },
      { saleTypeId: CHILD, quantity: 2 },
    ];
    const { reference } = accepted(await add({ quantity: 3, tickets: together }));
    expect(await seatsIn(reference)).toEqual(['1/1', '1/2 1/3']);
    const family = accepted(await tickets().add(null, order(1, 1, { saleTypeId: FAMILY })));
    expect(await seatsIn(family.reference)).toEqual(['2/1 2/2 2/3 2/4']);
  });

  it('refuse a party that cannot sit together, and say how large one may be', async () => {
    expect(refused(await add({ quantity: 8 }))).toMatchObject({
      code: 'NOT_ENOUGH_ADJACENT',
      adjacent: { largest: 6, fitsTwoRows: true },
    });
    expect(await tickets().offer(1)).toMatchObject({ availability: 'many' });
    const { reference } = accepted(await add({ quantity: 8, consent: 'two-rows' }));
    expect(await seatsIn(reference)).toEqual(['1/1 1/2 1/3 1/4 2/1 2/2 2/3 2/4']);
    const rest = accepted(await add({ quantity: 10, consent: 'anywhere' }));
    expect((await seatsIn(rest.reference))[0]?.split(' ')).toHaveLength(10);
    expect(refused(await add({ quantity: 1 }))).toMatchObject({ code: 'NOT_ENOUGH', free: 0 });
  });

  it('give the seats that were chosen, or none at all', async () => {
    const hallSeats = await boxOffice.db.selectFrom('seats').selectAll().execute();
    const guid = (row: string, number: string) =>
      hallSeats.find((each) => each.row_label === row && each.seat_label === number)?.guid ?? '';
    const { reference } = accepted(await add({ quantity: 2, seats: [guid('3', '1'), guid('3', '2')] }));
    expect(await seatsIn(reference)).toEqual(['3/1 3/2']);
    const taken = await add({ quantity: 2, seats: [guid('3', '2'), guid('3', '3')] });
    expect(refused(taken)).toMatchObject({ code: 'SEATS_TAKEN', taken: [guid('3', '2')] });
    for (const seats of [[guid('3', '3')], [guid('3', '3'), guid('3', '3')], ['nobody', guid('3', '3')]])
      expect(refused(await add({ quantity: 2, seats })).code, String(seats)).toMatch(
        /SEATS_TAKEN|UNKNOWN_OFFER/,
      );
    const three = [guid('2', '1'), guid('2', '2'), guid('2', '3')];
    expect(refused(await add({ quantity: 2, seats: three })).code).toBe('UNKNOWN_OFFER');
    await boxOffice.sell({ jetId: 2 });
    expect(refused(await tickets().add(null, { ...order(2, 1), seats: ['nobody'] })).code).toBe(
      'UNKNOWN_OFFER',
    );
  });

  it('let a line grow beside its seats, and keep those together that remain', async () => {
    const { reference } = accepted(await add({ quantity: 2 }));
    const [line] = (await tickets().cart(reference))?.lines ?? [];
    accepted(await tickets().change(reference, line?.id ?? '', 4));
    expect(await seatsIn(reference)).toEqual(['1/1 1/2 1/3 1/4']);
    accepted(await tickets().change(reference, line?.id ?? '', 1));
    expect(await seatsIn(reference)).toEqual(['1/3']);
    accepted(await tickets().change(reference, line?.id ?? '', 0));
    expect(accepted(await add({ quantity: 6 })).quantity).toBe(6);
  });

  it('free the seats of an expired cart, and seat it once more', async () => {
    const { reference } = accepted(await add({ quantity: 6 }));
    for (let row = 2; row <= 3; row += 1) await place(accepted(await add({ quantity: 6 })).reference);
    boxOffice.clock.advance(16 * 60);
    // Nobody has released them: who asks for the row gets it all the same.
    const second = accepted(await add({ quantity: 6 }));
    expect(await seatsIn(second.reference)).toEqual(['1/1 1/2 1/3 1/4 1/5 1/6']);
    expect(refused(await tickets().restore(reference)).code).toBe('NOT_ENOUGH');
    boxOffice.clock.advance(16 * 60);
    await releaseExpiredHolds(boxOffice.dependencies);
    accepted(await tickets().restore(reference));
    expect(await seatsIn(reference)).toEqual(['1/1 1/2 1/3 1/4 1/5 1/6']);
  });

  it('are the same for a restored cart where they are free, and else others side by side', async () => {
    const { reference } = accepted(await add({ quantity: 2, seats: ['3/1', '3/2'].map(guidOf) }));
    boxOffice.clock.advance(16 * 60);
    await releaseExpiredHolds(boxOffice.dependencies);
    expect(await seatsIn(reference)).toEqual(['3/1 3/2']);
    accepted(await tickets().restore(reference));
    expect(await seatsIn(reference)).toEqual(['3/1 3/2']);
    boxOffice.clock.advance(16 * 60);
    await releaseExpiredHolds(boxOffice.dependencies);
    await place(accepted(await add({ quantity: 1, seats: [guidOf('3/2')] })).reference);
    accepted(await tickets().restore(reference));
    expect(await seatsIn(reference)).toEqual(['1/3 1/4']);
  });

  it('come back with an expired cart that is added to', async () => {
    const { reference } = accepted(await add({ quantity: 2, seats: ['3/5', '3/6'].map(guidOf) }));
    boxOffice.clock.advance(16 * 60);
    const again = accepted(await add({ quantity: 1 }, reference));
    expect(await seatsIn(again.reference)).toEqual(['3/4 3/5 3/6']);
    boxOffice.clock.advance(16 * 60);
    const chosen = accepted(await add({ quantity: 1, seats: [guidOf('1/1')] }, again.reference));
    expect(await seatsIn(chosen.reference)).toEqual(['1/1 3/4 3/5 3/6']);
  });

  it('are one for each place where tickets come back with others', async () => {
    const { reference } = accepted(await add({ quantity: 5, consent: 'anywhere' }));
    boxOffice.clock.advance(16 * 60);
    await releaseExpiredHolds(boxOffice.dependencies);
    const more = accepted(await add({ quantity: 5, consent: 'anywhere' }, reference));
    const seats = (await seatsIn(more.reference)).join(' ').split(' ');
    expect(new Set(seats).size).toBe(10);
  });

  it('print the seats on the tickets, and free exactly those of a returned one', async () => {
    const { reference } = accepted(await add({ quantity: 3 }));
    const { secret } = await place(reference);
    expect(await seatsOf(secret)).toEqual(['1/1', '1/2', '1/3']);
    accepted(await tickets().cancelTicket(secret, 2));
    expect(await seatsOf(secret)).toEqual(['1/1', '', '1/3']);
    const single = accepted(await add({ quantity: 1 }));
    expect(await seatsIn(single.reference)).toEqual(['1/2']);
  });

  it('are named in what is sent with an order', async () => {
    const news: string[] = [];
    const shop = createTicketingProvider({
      ...boxOffice.dependencies,
      onOrder: async (_, { tickets: sent }, { kind }) => {
        const valid = sent.filter(({ state }) => state === 'valid');
        news.push(
          `${kind}: ${valid.flatMap(({ seats }) => seats.map(({ row, seat: one }) => `${row}/${one}`)).join(' ')}`,
        );
      },
    });
    const { reference } = accepted(await shop.add(null, order(1, 3)));
    const cart = await shop.cart(reference);
    const request = orderRequest({ contents: cart?.contents ?? '' });
    accepted(await shop.placeOrder(reference, request));
    expect(news).toEqual(['placed: 1/1 1/2 1/3']);
  });

  it('are not sold in a test order', async () => {
    const { reference } = accepted(await add({ quantity: 3 }));
    const cart = await tickets().cart(reference);
    const request = orderRequest({ contents: cart?.contents ?? '', isTest: true, paymentMethod: 'test' });
    accepted(await tickets().placeOrder(reference, request));
    expect(await boxOffice.db.selectFrom('seat_claims').selectAll().execute()).toEqual([]);
  });

  it('seat everybody of a crowd once, until the hall is full', async () => {
    const sizes = Array.from({ length: 40 }, (_, index) => (index % 4) + 1);
    const outcomes = await Promise.all(sizes.map((quantity) => add({ quantity })));
    const placed = outcomes.filter(({ ok }) => ok).length;
    expect(placed).toBeGreaterThan(4);
    const claims = await boxOffice.db.selectFrom('seat_claims').select('seat_id').execute();
    expect(new Set(claims.map(({ seat_id }) => seat_id)).size).toBe(claims.length);
    for (const quantity of [4, 3, 2, 1]) {
      const next = await add({ quantity });
      if (!next.ok) expect(next.error.code).toMatch(/^NOT_ENOUGH/);
    }
  });

  it('sell ten chosen seats to one of a hundred who press at once', async () => {
    const [chosen] = [(await boxOffice.db.selectFrom('seats').select('guid').execute()).slice(0, 6)];
    const seats = chosen?.map(({ guid }) => guid) ?? [];
    const outcomes = await Promise.all(Array.from({ length: 30 }, () => add({ quantity: 6, seats })));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  });
});
