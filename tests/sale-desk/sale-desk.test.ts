import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { findBlocks } from '#features/box-office/holds/block-store.server.ts';
import { findPriceLists } from '#features/box-office/holds/performance-store.server.ts';
import { findPoolPlaces } from '#features/box-office/holds/places-store.server.ts';
import { type Order, openCents } from '#features/box-office/ticketing/index.ts';
import { recordPayment } from '#features/shop/desk/orders/record-payment.server.ts';
import { cancelEvent, cancelRemainingTickets } from '#features/shop/desk/sales/cancel-event.server.ts';
import { blockPlaces, changeCapacity, freePlaces } from '#features/shop/desk/sales/change-places.server.ts';
import { changeRoom } from '#features/shop/desk/sales/change-room.server.ts';
import {
  type DeskEvent,
  findDeskEvent,
  findDeskRooms,
} from '#features/shop/desk/sales/event-store.server.ts';
import { moveEvent } from '#features/shop/desk/sales/move-event.server.ts';
import {
  changeSaleStart,
  changeTicketLimits,
  putOnSale,
  setSale,
} from '#features/shop/desk/sales/put-on-sale.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { HEIKE, NELE, RECEIPT } from '#tests/order-desk/desk.ts';
import { orderRequest } from '#tests/ticketing/box-office.ts';
import { expectSoundBooks } from '#tests/ticketing/invariants.ts';
import { accepted, refused } from '#tests/ticketing/outcomes.ts';
import { openProgramme } from './programme.ts';

describeOnEngines('the sale desk', (engine) => {
  let programme: Awaited<ReturnType<typeof openProgramme>>;
  let site: (typeof programme)['site'];
  let services: (typeof programme)['services'];
  /** The event of a test, and the number the box office knows it by. */
  let event: number;
  let jetId: number;

  beforeAll(async () => {
    programme = await openProgramme(engine);
    ({ site, services } = programme);
  });
  beforeEach(async () => {
    ({ event, jetId } = await programme.stage());
  });
  afterEach(() => expectSoundBooks(services.db, { soldByHand: true }));
  afterAll(() => site.test.close());

  const pool = async () => {
    const [first] = await findPoolPlaces(services.db, jetId);
    if (!first) throw new Error('No pool');
    return first;
  };
  async function ticketOrder(quantity: number) {
    const offer = await services.ticketing.offer(jetId);
    const [group] = offer?.seatGroups ?? [];
    return {
      jetId,
      seatGroup: group?.seatGroup ?? null,
      blockId: null,
      tickets: [{ saleTypeId: group?.prices[0]?.saleTypeId ?? 0, quantity }],
    };
  }
  async function buy(quantity = 2): Promise<Order> {
    const { ticketing } = services;
    const { reference } = accepted(await ticketing.add(null, await ticketOrder(quantity)));
    const contents = (await ticketing.cart(reference))?.contents ?? '';
    const { secret } = accepted(await ticketing.placeOrder(reference, orderRequest({ contents })));
    return (await ticketing.order(secret)) as Order;
  }
  const orderNow = async ({ secret }: Order) => (await services.ticketing.order(secret)) as Order;
  const emails = ({ number }: Order) =>
    services.db.selectFrom('outgoing_emails').select('text').where('about', '=', number).execute();

  it('puts an event on sale, which is then bought, once from many desks', async () => {
    await services.db.updateTable('events').set({ id_jet: null }).where('id', '=', event).execute();
    const [list] = await findPriceLists(services.db);
    const capacities = (list?.groups ?? []).map(({ id }) => ({ groupId: id, capacity: 7 }));
    const put = () => putOnSale(services, HEIKE, event, { priceListId: list?.id ?? 0, capacities });
    const outcomes = await Promise.all(Array.from({ length: 20 }, put));
    const made = outcomes.filter(({ ok }) => ok);
    expect(made).toHaveLength(1);
    expect(outcomes.flatMap((each) => (each.ok ? [] : each.error.code))).toEqual(
      Array.from({ length: 19 }, () => 'ALREADY_ON_SALE'),
    );
    jetId = (await findDeskEvent(services.db, event))?.jetId ?? 0;
    expect(await pool()).toMatchObject({ capacity: 7, sold: 0 });
    await buy(2);
  });

  it('sells with the limits of the settings, and with others where the sale of an event says so', async () => {
    const { db } = services;
    await db.updateTable('site_settings').set({ tickets_per_price: 12, tickets_per_order: 30 }).execute();
    await db.updateTable('events').set({ id_jet: null }).where('id', '=', event).execute();
    const [list] = await findPriceLists(db);
    const capacities = (list?.groups ?? []).map(({ id: groupId }) => ({ groupId, capacity: 40 }));
    const opened = await putOnSale(services, HEIKE, event, { priceListId: list?.id ?? 0, capacities });
    jetId = (opened.ok ? opened.value.jetId : null) ?? 0;
    expect(await services.ticketing.offer(jetId)).toMatchObject({ maxPerPrice: 12, maxPerOrder: 30 });
    const limits = { maxPerPrice: 24, maxPerOrder: 25 };
    expect((await changeTicketLimits(services, HEIKE, event, limits)).ok).toBe(true);
    expect(await services.ticketing.offer(jetId)).toMatchObject(limits);
    await buy(24);
    await expect(changeTicketLimits(services, NELE, event, limits)).rejects.toMatchObject({ status: 403 });
  });

  it('puts an event on sale with timeslots, each with its places, as long as the event lasts', async () => {
    await services.db.updateTable('events').set({ id_jet: null }).where('id', '=', event).execute();
    const [list] = await findPriceLists(services.db);
    const capacities = (list?.groups ?? []).map(({ id: groupId }) => ({ groupId, capacity: 4 }));
    const put = (everyMinutes: number) =>
      putOnSale(services, HEIKE, event, { priceListId: list?.id ?? 0, capacities, everyMinutes });
    const before = await findDeskEvent(services.db, event);
    const lastsMinutes = (Date.parse(before?.endsAt ?? '') - Date.parse(before?.startsAt ?? '')) / 60_000;
    expect(await put(lastsMinutes / 200)).toMatchObject({ error: { code: 'TOO_MANY_TIMESLOTS' } });
    const opened = await put(lastsMinutes / 3);
    jetId = (opened.ok ? opened.value.jetId : null) ?? 0;
    const pools = await findPoolPlaces(services.db, jetId);
    expect(pools).toHaveLength(3 * capacities.length);
    expect(new Set(pools.map(({ capacity }) => capacity))).toEqual(new Set([4]));
    expect(pools[0]?.startsAt).toBe(before?.startsAt);
    const offer = await services.ticketing.offer(jetId);
    expect(offer?.seatGroups[0]?.timeslots).toHaveLength(3);
  });

  it('wants a capacity for each seat group of the list, and none besides', async () => {
    await services.db.updateTable('events').set({ id_jet: null }).where('id', '=', event).execute();
    const [list] = await findPriceLists(services.db);
    const [group] = list?.groups ?? [];
    const one = { groupId: group?.id ?? 0, capacity: 5 };
    for (const capacities of [[], [one, one], [...[one], { groupId: 99_999, capacity: 5 }]])
      expect(
        await putOnSale(services, HEIKE, event, { priceListId: list?.id ?? 0, capacities }),
      ).toMatchObject({ error: { code: 'CAPACITIES_DIFFER' } });
    expect(await putOnSale(services, HEIKE, event, { priceListId: 99_999, capacities: [one] })).toMatchObject(
      { error: { code: 'UNKNOWN_PRICE_LIST' } },
    );
  });

  it('never has fewer places than are taken, and says how many those are', async () => {
    await buy(3);
    accepted(await services.ticketing.add(null, await ticketOrder(2)));
    const { id: poolId } = await pool();
    await blockPlaces(services, HEIKE, event, { poolId, places: 4, reason: 'Technik' });
    const set = (capacity: number) => changeCapacity(services, HEIKE, event, { poolId, capacity });
    expect(await set(8)).toEqual({ ok: false, error: { code: 'TAKEN', places: 9 } });
    expect(await set(9)).toMatchObject({ ok: true });
    expect(refused(await services.ticketing.add(null, await ticketOrder(1)))).toMatchObject({
      code: 'NOT_ENOUGH',
      free: 0,
    });
    expect(await changeCapacity(services, HEIKE, event, { poolId: 99_999, capacity: 9 })).toMatchObject({
      error: { code: 'UNKNOWN_POOL' },
    });
  });

  it('blocks what is free and nothing else, under concurrent purchases, and frees it once', async () => {
    const { id: poolId } = await pool();
    const block = (places: number) =>
      blockPlaces(services, HEIKE, event, { poolId, places, reason: 'Presse' });
    const outcomes = await Promise.all([
      ...Array.from({ length: 15 }, () => block(2)),
      ...Array.from({ length: 5 }, async () => services.ticketing.add(null, await ticketOrder(1))),
    ]);
    const { blocked, held } = await pool();
    expect(blocked + held).toBeLessThanOrEqual(20);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(blocked / 2 + held);
    expect(await block(21)).toMatchObject({ error: { code: 'NOT_FREE' } });
    const [first] = await findBlocks(services.db, jetId);
    await Promise.all(Array.from({ length: 10 }, () => freePlaces(services, HEIKE, event, first?.id ?? 0)));
    expect((await pool()).blocked).toBe(blocked - 2);
  });

  it('closes and opens the sale again', async () => {
    await setSale(services, HEIKE, event, 'stopped');
    expect(refused(await services.ticketing.add(null, { ...(await ticketOrder(1)) }))).toMatchObject({
      code: 'SALE_CLOSED',
    });
    await setSale(services, HEIKE, event, 'open');
    await buy(1);
  });

  it('tells everybody when it calls an event off, and owes what was paid', async () => {
    const [paid, open] = [await buy(2), await buy(1)];
    await recordPayment(services, HEIKE, paid.number, { ...RECEIPT, cents: paid.due.totalCents });
    const calls = await Promise.all(
      Array.from({ length: 5 }, () => cancelEvent(services, HEIKE, event, 'Darstellerin krank')),
    );
    expect(calls.every(({ ok }) => ok)).toBe(true);
    await cancelRemainingTickets(services);
    for (const order of [paid, open]) {
      const after = await orderNow(order);
      expect(after.tickets.every(({ cancellationCause }) => cancellationCause === 'event-cancelled')).toBe(
        true,
      );
      const cancellations = (await emails(order)).filter(({ text }) =>
        text.includes('müssen leider absagen'),
      );
      expect(cancellations).toHaveLength(1);
      expect(cancellations[0]?.text).not.toContain('krank');
    }
    expect(openCents(await orderNow(paid))).toBe(-paid.sum.totalCents);
    expect(openCents(await orderNow(open))).toBe(0);
    expect((await pool()).sold).toBe(0);
    expect((await services.ticketing.offer(jetId))?.stop).toBe('cancelled');
  });

  it('goes on where a process died while it cancelled an event', async () => {
    const order = await buy(2);
    const now = site.test.clock.now();
    await services.db
      .updateTable('performances')
      .set({ cancelled_at: now, event_state: 'cancelled' })
      .where('id', '=', jetId)
      .execute();
    expect(await cancelRemainingTickets(services)).toBe(1);
    expect(await cancelRemainingTickets(services)).toBe(0);
    expect((await orderNow(order)).due.totalCents).toBe(0);
  });

  it('moves tickets with their event, tells everybody once, and lets them give tickets back', async () => {
    const order = await buy(2);
    const to = '2027-03-01T15:00:00.000Z';
    await Promise.all(Array.from({ length: 5 }, () => moveEvent(services, HEIKE, event, to)));
    const after = await orderNow(order);
    expect(after.tickets.map(({ startsAt, state }) => [startsAt, state])).toEqual([
      [to, 'valid'],
      [to, 'valid'],
    ]);
    const cancellations = (await emails(order)).filter(({ text }) => text.includes('ist verlegt'));
    expect(cancellations).toHaveLength(1);
    expect(cancellations[0]?.text).toContain('Montag, 1. März 2027');
    expect(await services.ticketing.cancelTicket(order.secret, 1)).toMatchObject({ ok: true });
    for (const [at, code] of [
      ['2020-01-01T10:00:00.000Z', 'STARTS_TOO_EARLY'],
      ['9999-12-31T23:59:00.000Z', 'STARTS_TOO_LATE'],
    ] as const)
      expect(await moveEvent(services, HEIKE, event, at)).toMatchObject({ error: { code } });
  });

  it('moves an event while somebody looks at their cart: it is ordered when its new start was seen', async () => {
    const { ticketing } = services;
    const { reference } = accepted(await ticketing.add(null, await ticketOrder(2)));
    const seen = async () => orderRequest({ contents: (await ticketing.cart(reference))?.contents ?? '' });
    const before = await seen();
    const to = '2027-03-01T15:00:00.000Z';
    expect((await moveEvent(services, HEIKE, event, to)).ok).toBe(true);
    expect(refused(await ticketing.placeOrder(reference, before))).toEqual({ code: 'CART_CHANGED' });
    const { secret } = accepted(await ticketing.placeOrder(reference, await seen()));
    expect((await ticketing.order(secret))?.tickets).toMatchObject([{ startsAt: to }, { startsAt: to }]);
  });

  it('gives an event another room, and tells everybody with tickets once, by its name', async () => {
    const order = await buy(2);
    const { roomId } = (await findDeskEvent(services.db, event)) as DeskEvent;
    const other = (await findDeskRooms(services.db)).find(({ id }) => id !== roomId);
    const change = () => changeRoom(services, HEIKE, event, other?.id ?? 0);
    await Promise.all(Array.from({ length: 5 }, change));
    expect(await findDeskEvent(services.db, event)).toMatchObject({ roomId: other?.id, room: other?.name });
    const cancellations = (await emails(order)).filter(({ text }) => text.includes('anderen Raum'));
    expect(cancellations).toHaveLength(1);
    expect(cancellations[0]?.text).toContain(other?.name.de);
    expect((await orderNow(order)).tickets.map(({ state }) => state)).toEqual(['valid', 'valid']);
    expect(await changeRoom(services, HEIKE, event, 9999)).toMatchObject({ error: { code: 'UNKNOWN_ROOM' } });
    await cancelEvent(services, HEIKE, event, 'krank');
    expect(await changeRoom(services, HEIKE, event, roomId)).toMatchObject({
      error: { code: 'EVENT_ENDED' },
    });
  });

  it('sets when a running sale starts: nothing is bought before, and purchases are unaffected', async () => {
    const order = await buy(2);
    const { sale } = (await findDeskEvent(services.db, event)) as DeskEvent;
    const [membersFrom, saleStartsAt] = ['2026-12-01T08:00:00.000Z', '2026-12-02T08:00:00.000Z'];
    const set = (start: { saleStartsAt: string | null; membersFrom: string | null }) =>
      changeSaleStart(services, HEIKE, event, start);
    expect(await set({ saleStartsAt, membersFrom })).toMatchObject({
      value: { sale: { startsAt: saleStartsAt, membersFrom } },
    });
    refused(await services.ticketing.add(null, await ticketOrder(1)));
    expect((await orderNow(order)).tickets.map(({ state }) => state)).toEqual(['valid', 'valid']);
    for (const [starts, members] of [
      [sale?.endsAt ?? null, null],
      [null, membersFrom],
      [membersFrom, saleStartsAt],
    ] as const)
      expect(await set({ saleStartsAt: starts, membersFrom: members })).toMatchObject({
        error: { code: 'SALE_WINDOW' },
      });
    await set({ saleStartsAt: null, membersFrom: null });
    await buy(1);
  });

  it('moves nothing that was cancelled, and sells it no more', async () => {
    await cancelEvent(services, HEIKE, event, 'krank');
    expect(await moveEvent(services, HEIKE, event, '2027-03-01T15:00:00.000Z')).toMatchObject({
      error: { code: 'EVENT_ENDED' },
    });
    await setSale(services, HEIKE, event, 'open');
    expect((await services.ticketing.offer(jetId))?.availability).toBe('closed');
  });

  it('needs permission to sell, and audits every action', async () => {
    await expect(setSale(services, NELE, event, 'stopped')).rejects.toMatchObject({ status: 403 });
    await setSale(services, HEIKE, event, 'stopped');
    const entries = await services.db
      .selectFrom('audit_entries')
      .select(['actor_id', 'changes'])
      .where('entity', '=', 'events')
      .where('entity_id', '=', String(event))
      .orderBy('id')
      .execute();
    expect(entries.at(-1)).toMatchObject({
      actor_id: HEIKE.id,
      changes: { sale: { before: 'open', after: 'stopped' } },
    });
    for (const unknown of [0, 999_999_999])
      expect(await setSale(services, HEIKE, unknown, 'open')).toMatchObject({
        error: { code: 'UNKNOWN_EVENT' },
      });
  });
});
