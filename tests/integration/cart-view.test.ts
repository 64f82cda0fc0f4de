import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadDemo } from '#demo/load-demo.server.ts';
import { findCartView } from '#features/shop/cart/index.server.ts';
import { openBoxOffice } from '#tests/ticketing/box-office.ts';

describe('the cart’s view', () => {
  let boxOffice: Awaited<ReturnType<typeof openBoxOffice>>;
  let theatre: { jetId: number; start: string };
  let reference: string;

  beforeAll(async () => {
    boxOffice = await openBoxOffice('sqlite');
    await loadDemo({ db: boxOffice.db, clock: boxOffice.clock, storage: { write: async () => undefined } });
    const event = await boxOffice.db
      .selectFrom('events')
      .innerJoin('event_types', 'event_types.id', 'events.type_id')
      .select(['events.id_jet', 'events.date_start'])
      .where('event_types.slug', '=', 'theatre')
      .where('events.id_jet', 'is not', null)
      .where('events.day', '>', '2026-11-25')
      .orderBy('events.date_start')
      .executeTakeFirstOrThrow();
    theatre = { jetId: event.id_jet ?? 0, start: event.date_start };
  });
  afterAll(() => boxOffice.close());

  beforeEach(async () => {
    const offer = await boxOffice.tickets.offer(theatre.jetId);
    const [first] = offer?.seatGroups ?? [];
    const added = await boxOffice.tickets.add(null, {
      jetId: theatre.jetId,
      seatGroup: first?.seatGroup ?? null,
      blockId: null,
      tickets: (first?.prices ?? []).slice(0, 2).map(({ saleTypeId }) => ({ saleTypeId, quantity: 1 })),
    });
    if (!added.ok) throw new Error(added.error.code);
    reference = added.value.reference;
  });

  const view = (of: string | null = reference) =>
    findCartView({ db: boxOffice.db, ticketing: boxOffice.tickets }, of, 'en');

  it('stands for one event on one ticket with a line for each price', async () => {
    const cart = await view();
    expect(cart).toMatchObject({ state: 'held', quantity: 2, renewalsLeft: 10, can: { change: true } });
    expect(cart?.tickets).toHaveLength(1);
    expect(cart?.tickets[0]?.lines.map(({ quantity }) => quantity)).toEqual([1, 1]);
    expect(cart?.tickets[0]?.event).toMatchObject({ typeName: 'Theatre', tone: 'rot' });
    expect(cart?.tickets[0]?.event?.dateLine).toMatch(/^\w{3} \d+ \w+, \d\S*\s[ap]m · /);
  });

  it('keeps its lines when its time is over, but lets nobody change them', async () => {
    boxOffice.clock.advance(15 * 60);
    expect(await view()).toMatchObject({
      state: 'expired',
      quantity: 2,
      can: { change: false, restore: true },
    });
  });

  it('tells both clocks apart: the end of the hold and the server’s now', async () => {
    boxOffice.clock.advance(60);
    const cart = await view();
    expect(Date.parse(cart?.expiresAt ?? '') - Date.parse(cart?.now ?? '')).toBe(14 * 60_000);
  });

  it('states of a line its single prices, why it cannot be bought any more, and the price of adding to it', async () => {
    const lines = async () => (await view())?.tickets[0]?.lines ?? [];
    const [first] = await lines();
    expect(first).toMatchObject({ stop: null, more: null });
    expect(first?.totalCents).toBe((first?.cents ?? 0) * (first?.quantity ?? 0));
    await boxOffice.db
      .updateTable('prices')
      .set((eb) => ({ cents: eb('cents', '+', 50) }))
      .execute();
    expect((await lines())[0]?.more).toMatchObject({ cents: (first?.cents ?? 0) + 50, jetId: theatre.jetId });
    const state = (event_state: 'cancelled' | 'scheduled') =>
      boxOffice.db.updateTable('performances').set({ event_state }).where('id', '=', theatre.jetId).execute();
    await state('cancelled');
    expect((await lines()).map(({ stop, more }) => [stop, more])).toEqual([
      ['cancelled', null],
      ['cancelled', null],
    ]);
    await state('scheduled');
    await boxOffice.db
      .updateTable('prices')
      .set((eb) => ({ cents: eb('cents', '-', 50) }))
      .execute();
  });

  it('is there without its event when that went offline', async () => {
    await boxOffice.db
      .updateTable('events')
      .set({ is_online: false })
      .where('id_jet', '=', theatre.jetId)
      .execute();
    expect((await view())?.tickets[0]).toMatchObject({
      event: null,
      lines: [{ quantity: 1 }, { quantity: 1 }],
    });
    await boxOffice.db
      .updateTable('events')
      .set({ is_online: true })
      .where('id_jet', '=', theatre.jetId)
      .execute();
  });

  it('is nothing without a reference, with an unknown one, and when all is removed', async () => {
    expect(await view(null)).toBeNull();
    expect(await view('somebody-else')).toBeNull();
    for (const line of (await view())?.tickets[0]?.lines ?? [])
      await boxOffice.tickets.change(reference, line.id, 0);
    expect(await view()).toBeNull();
  });
});
