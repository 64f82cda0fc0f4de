import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { findPoolPlaces } from '#features/box-office/holds/places-store.server.ts';
import type { Order } from '#features/box-office/ticketing/index.ts';
import { cancelAsInProgramme, notifyOfChangedEvents } from '#features/shop/desk/index.server.ts';
import { remindOrCancelUnpaidOrders } from '#features/shop/desk/orders/unpaid-orders.server.ts';
import { changeCapacity } from '#features/shop/desk/sales/change-places.server.ts';
import { changeRoom } from '#features/shop/desk/sales/change-room.server.ts';
import { moveEvent } from '#features/shop/desk/sales/move-event.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { HEIKE } from '#tests/order-desk/desk.ts';
import { expectSoundBooks } from '#tests/ticketing/invariants.ts';
import { accepted } from '#tests/ticketing/outcomes.ts';
import { LATER, openProgramme } from './programme.ts';

describeOnEngines('an event that an editor changes in the programme', (engine) => {
  let programme: Awaited<ReturnType<typeof openProgramme>>;
  let site: (typeof programme)['site'];
  let services: (typeof programme)['services'];
  let event: number;
  let jetId: number;
  let before: { date_start: string; date_end: string };

  beforeAll(async () => {
    programme = await openProgramme(engine);
    ({ site, services } = programme);
  });
  beforeEach(async () => {
    ({ event, jetId, before } = await programme.stage());
  });
  afterEach(() => expectSoundBooks(services.db, { soldByHand: true }));
  afterAll(() => site.test.close());

  const change = (sent: object) => programme.change(event, sent);
  const buy = () => programme.buy(jetId);
  const emailsTo = (order: Order) => programme.emailsTo(order);
  const states = (order: Order) => programme.states(order);
  const lastEmailAbout = async (order: Order) => {
    const last = (await programme.emailsAbout(order)).at(-1);
    if (!last) throw new Error('Nobody was told anything');
    return last;
  };
  /** The room of the event, and another one. */
  async function rooms() {
    const { db } = services;
    const { room_id: before } = await db
      .selectFrom('events')
      .select('room_id')
      .where('id', '=', event)
      .executeTakeFirstOrThrow();
    const other = await db
      .selectFrom('rooms')
      .select(['id', 'name_de'])
      .where('id', '!=', before)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    return { before, other };
  }
  const wait = (minutes: number) => site.test.clock.advance(minutes * 60);

  it('is moved: everybody with tickets hears once, from whichever node', async () => {
    const order = await buy();
    await change(LATER);
    expect(await emailsTo(order)).toEqual([]);
    await Promise.all(Array.from({ length: 5 }, () => notifyOfChangedEvents(services)));
    expect(await emailsTo(order)).toEqual(['Verlegt']);
    expect(await notifyOfChangedEvents(services)).toBe(0);
  });

  it('gets another room: everybody with tickets hears its name once, from whichever node', async () => {
    const order = await buy();
    const { before: room, other } = await rooms();
    await change({ room: other.id });
    expect(await emailsTo(order)).toEqual([]);
    await Promise.all(Array.from({ length: 5 }, () => notifyOfChangedEvents(services)));
    expect(await emailsTo(order)).toEqual(['Anderer Raum']);
    expect(await notifyOfChangedEvents(services)).toBe(0);
    const { text } = await lastEmailAbout(order);
    expect(text).toContain(`, ${other.name_de}. Die Zeit bleibt`);
    await change({ room });
    await notifyOfChangedEvents(services);
    expect(await emailsTo(order)).toEqual(['Anderer Raum', 'Anderer Raum']);
  });

  it('gets another room and its own again, in the programme or at the desk: nobody is notified', async () => {
    const order = await buy();
    const { before: room, other } = await rooms();
    await change({ room: other.id });
    await change({ room });
    await notifyOfChangedEvents(services);
    expect(await emailsTo(order)).toEqual([]);
    await change({ room: other.id });
    expect((await changeRoom(services, HEIKE, event, room)).ok).toBe(true);
    expect(await notifyOfChangedEvents(services)).toBe(0);
    expect(await emailsTo(order)).toEqual([]);
  });

  it('gets another room that everybody knows, and its own again at the desk: they are notified of that, too', async () => {
    const order = await buy();
    const { before: room, other } = await rooms();
    await change({ room: other.id });
    await notifyOfChangedEvents(services);
    expect((await changeRoom(services, HEIKE, event, room)).ok).toBe(true);
    expect(await emailsTo(order)).toEqual(['Anderer Raum', 'Anderer Raum']);
    const { name_de } = await services.db
      .selectFrom('rooms')
      .select('name_de')
      .where('id', '=', room)
      .executeTakeFirstOrThrow();
    expect((await lastEmailAbout(order)).text).toContain(`, ${name_de}. Die Zeit bleibt`);
    expect(await notifyOfChangedEvents(services)).toBe(0);
  });

  it('gets another room, and at the desk a third one before a notification: everybody is notified of the third, once', async () => {
    const order = await buy();
    const { before: room, other } = await rooms();
    const { id: third, name_de } = await services.db
      .selectFrom('rooms')
      .select(['id', 'name_de'])
      .where('id', 'not in', [room, other.id])
      .executeTakeFirstOrThrow();
    await change({ room: other.id });
    expect((await changeRoom(services, HEIKE, event, third)).ok).toBe(true);
    await notifyOfChangedEvents(services);
    expect(await emailsTo(order)).toEqual(['Anderer Raum']);
    expect((await lastEmailAbout(order)).text).toContain(`, ${name_de}. Die Zeit bleibt`);
  });

  it('is moved, and moved back at the desk before anybody was notified: nobody is notified', async () => {
    const order = await buy();
    await change(LATER);
    expect((await moveEvent(services, HEIKE, event, before.date_start)).ok).toBe(true);
    expect(await notifyOfChangedEvents(services)).toBe(0);
    expect(await emailsTo(order)).toEqual([]);
  });

  it('is moved into another room: everybody is notified of both', async () => {
    const order = await buy();
    const { other } = await rooms();
    await change({ ...LATER, room: other.id });
    await notifyOfChangedEvents(services);
    expect(await emailsTo(order)).toEqual(['Verlegt', 'Anderer Raum']);
  });

  it('gets another room when it is over: nobody is notified', async () => {
    const order = await buy();
    const { other } = await rooms();
    await change({ room: other.id });
    site.test.clock.set(new Date(Date.parse(before.date_end) + 60_000).toISOString());
    await notifyOfChangedEvents(services);
    expect(await emailsTo(order)).toEqual([]);
    expect(await notifyOfChangedEvents(services)).toBe(0);
  });

  it('is moved twice and back: nobody is notified', async () => {
    const order = await buy();
    await change(LATER);
    await change({ date_start: '2027-04-01T15:00:00.000Z', date_end: '2027-04-01T16:00:00.000Z' });
    await change(before);
    await notifyOfChangedEvents(services);
    expect(await emailsTo(order)).toEqual([]);
  });

  it('is moved: when the process dies before all are notified, all are notified once later', async () => {
    const orders = [await buy(), await buy(), await buy()];
    await change(LATER);
    const { engine: sameEngine, databaseClock, db } = services;
    const dying = { ...services, config: null as never, engine: sameEngine, databaseClock, db };
    await expect(notifyOfChangedEvents(dying)).rejects.toThrow();
    for (const order of orders) expect(await emailsTo(order)).toEqual([]);
    await notifyOfChangedEvents(services);
    for (const order of orders) expect(await emailsTo(order)).toEqual(['Verlegt']);
  });

  /** Number of payment reminders of the customer so far. */
  async function reminders({ number }: Order): Promise<number> {
    await remindOrCancelUnpaidOrders(services);
    const rows = await services.db
      .selectFrom('outgoing_emails')
      .select('text')
      .where('about', '=', number)
      .execute();
    return rows.filter(({ text }) => text.includes('noch nicht bezahlt')).length;
  }
  const hoursBefore = (start: string, hours: number) =>
    site.test.clock.set(new Date(Date.parse(start) - hours * 3_600_000).toISOString());

  it('is moved: an unpaid order is reminded again, before its new start', async () => {
    const order = await buy();
    hoursBefore(before.date_start, 23);
    expect(await reminders(order)).toBe(1);
    await change(LATER);
    expect(await reminders(order)).toBe(1);
    hoursBefore(LATER.date_start, 23);
    expect(await reminders(order)).toBe(2);
    expect(await states(order)).toEqual(['valid', 'valid']);
  });

  it('is postponed: an unpaid order has time until it has a start again', async () => {
    const order = await buy();
    await change({ status: 'postponed' });
    hoursBefore(before.date_start, 23);
    expect(await reminders(order)).toBe(0);
    hoursBefore(before.date_start, 0);
    expect(await reminders(order)).toBe(0);
    expect(await states(order)).toEqual(['valid', 'valid']);
    await change({ ...LATER, status: 'scheduled' });
    hoursBefore(LATER.date_start, 23);
    expect(await reminders(order)).toBe(1);
    hoursBefore(LATER.date_start, 0);
    await reminders(order);
    expect(await states(order)).toEqual(['cancelled', 'cancelled']);
  });

  it('is cancelled: after ten minutes its tickets are, and everybody hears, once', async () => {
    const order = await buy();
    await change({ status: 'cancelled' });
    await cancelAsInProgramme(services);
    wait(9);
    await cancelAsInProgramme(services);
    expect(await states(order)).toEqual(['valid', 'valid']);
    wait(2);
    await Promise.all(Array.from({ length: 5 }, () => cancelAsInProgramme(services)));
    await cancelAsInProgramme(services);
    expect(await states(order)).toEqual(['cancelled', 'cancelled']);
    expect(await emailsTo(order)).toEqual(['Abgesagt']);
  });

  it('is cancelled by mistake: undone within ten minutes nobody is notified, and they count again', async () => {
    const order = await buy();
    await change({ status: 'cancelled' });
    await cancelAsInProgramme(services);
    wait(5);
    await change({ status: 'scheduled' });
    await cancelAsInProgramme(services);
    wait(20);
    await cancelAsInProgramme(services);
    await change({ status: 'cancelled' });
    await cancelAsInProgramme(services);
    expect(await states(order)).toEqual(['valid', 'valid']);
    expect(await emailsTo(order)).toEqual([]);
  });

  it('is taken off the site, postponed or cancelled by mistake: the waiting list remains until the cancellation is final', async () => {
    await buy();
    const { waitingList: list } = services.ticketing;
    const [pool] = await findPoolPlaces(services.db, jetId);
    const full = { poolId: pool?.id ?? 0, capacity: 2 };
    expect((await changeCapacity(services, HEIKE, event, full)).ok).toBe(true);
    const [group] = (await services.ticketing.offer(jetId))?.seatGroups ?? [];
    const wanted = { saleTypeId: group?.prices[0]?.saleTypeId ?? 0, quantity: 2 };
    const whom = { email: 'jule@post.example', userId: null, language: 'de' } as const;
    const what = { jetId, seatGroup: group?.seatGroup ?? null, blockId: null, tickets: [wanted] };
    accepted((await list?.join({ ...what, ...whom, onlyTogether: true })) ?? { ok: true, value: null });
    const state = async () => {
      await cancelAsInProgramme(services);
      await list?.offerFree();
      return (await list?.waitingFor(jetId))?.map((entry) => entry.state);
    };
    expect(await state()).toEqual(['waiting']);
    for (const mistake of [{ is_online: false }, { status: 'postponed' }, { status: 'cancelled' }]) {
      await change(mistake);
      expect(await state(), JSON.stringify(mistake)).toEqual(['waiting']);
      await change({ is_online: true, status: 'scheduled' });
      expect(await state()).toEqual(['waiting']);
    }
    await change({ status: 'cancelled' });
    expect(await state()).toEqual(['waiting']);
    wait(11);
    expect(await state()).toEqual([]);
  });

  it('is cancelled and taken off the site: everybody is notified all the same', async () => {
    const order = await buy();
    await change({ status: 'cancelled', is_online: false });
    await cancelAsInProgramme(services);
    wait(11);
    await cancelAsInProgramme(services);
    expect(await emailsTo(order)).toEqual(['Abgesagt']);
  });
});
