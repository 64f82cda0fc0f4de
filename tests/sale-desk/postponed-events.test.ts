import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Order } from '#features/box-office/ticketing/index.ts';
import { findAuditEntries } from '#features/core/access/index.server.ts';
import { insertUser } from '#features/people/accounts/index.server.ts';
import {
  cancelAsInProgramme,
  cancelEvent,
  moveEvent,
  notifyOfChangedEvents,
  postponeEvent,
} from '#features/shop/desk/index.server.ts';
import { remindOrCancelUnpaidOrders } from '#features/shop/desk/orders/unpaid-orders.server.ts';
import { changeRoom } from '#features/shop/desk/sales/change-room.server.ts';
import { dayOf, formatDay } from '#lib/venue-time.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { HEIKE, NELE } from '#tests/order-desk/desk.ts';
import { orderRequest } from '#tests/ticketing/box-office.ts';
import { expectSoundBooks } from '#tests/ticketing/invariants.ts';
import { LATER, openProgramme } from './programme.ts';

const POSTPONED = { status: 'postponed' };
const SCHEDULED = { status: 'scheduled' };
const EVEN_LATER = { date_start: '2027-05-01T15:00:00.000Z', date_end: '2027-05-01T16:00:00.000Z' };

describeOnEngines('an event that is postponed without a new date', (engine) => {
  let programme: Awaited<ReturnType<typeof openProgramme>>;
  let services: (typeof programme)['services'];
  let event: number;
  let jetId: number;
  let before: { date_start: string; date_end: string };

  beforeAll(async () => {
    programme = await openProgramme(engine);
    services = programme.services;
  });
  beforeEach(async () => {
    ({ event, jetId, before } = await programme.stage());
  });
  afterEach(() => expectSoundBooks(services.db, { soldByHand: true }));
  afterAll(() => programme.site.test.close());

  const change = (sent: object) => programme.change(event, sent);
  const buy = (more = {}) => programme.buy(jetId, more);
  const emailsTo = (order: Order) => programme.emailsTo(order);
  const tell = () => notifyOfChangedEvents(services);
  const now = async ({ secret }: Order) => (await services.ticketing.order(secret)) as Order;
  const clockTo = (start: string, minutes: number) =>
    programme.site.test.clock.set(new Date(Date.parse(start) + minutes * 60_000).toISOString());
  const lastText = async (order: Order) => (await programme.emailsAbout(order)).at(-1)?.text ?? '';
  const account = async (email: string) => {
    const { customer } = orderRequest();
    const row = { ...customer, email, role: 'visitor' as const, passwordHash: '' };
    return {
      ...customer,
      email,
      userId: await insertUser(services.db, { ...row, createdAt: programme.site.test.clock.now() }),
    };
  };

  it('notifies everybody with tickets or a reservation, once, from whichever node, in their language', async () => {
    const [german, english] = [await buy(), await buy({ language: 'en' })];
    await change(POSTPONED);
    expect(await emailsTo(german)).toEqual([]);
    await Promise.all(Array.from({ length: 5 }, tell));
    expect(await tell()).toBe(0);
    await change({ ...POSTPONED, is_online: false });
    expect(await tell()).toBe(0);
    expect(await emailsTo(german)).toEqual(['Verschoben']);
    expect(await lastText(german)).toContain('Deine Tickets gelten weiter');
    const { subject, text } = (await programme.emailsAbout(english)).at(-1) ?? { subject: '', text: '' };
    expect(subject).toContain('Postponed: ');
    expect(text).toContain('Your tickets stay valid');
  });

  it('notifies once when the process dies before all have been notified', async () => {
    const orders = [await buy(), await buy()];
    await change(POSTPONED);
    await expect(notifyOfChangedEvents({ ...services, config: null as never })).rejects.toThrow();
    for (const order of orders) expect(await emailsTo(order)).toEqual([]);
    await tell();
    for (const order of orders) expect(await emailsTo(order)).toEqual(['Verschoben']);
  });

  it('notifies nobody when it is undone before anybody was notified', async () => {
    const order = await buy();
    await change(POSTPONED);
    await change(SCHEDULED);
    expect(await tell()).toBe(0);
    await change(POSTPONED);
    await change({ ...SCHEDULED, ...LATER });
    await tell();
    expect(await emailsTo(order)).toEqual(['Verlegt']);
  });

  it('notifies once however often it is saved, and again when it is postponed again', async () => {
    const order = await buy();
    await change(POSTPONED);
    await tell();
    await change(SCHEDULED);
    await change(POSTPONED);
    await tell();
    expect(await emailsTo(order)).toEqual(['Verschoben']);
    await change({ ...SCHEDULED, ...LATER });
    await tell();
    await change(POSTPONED);
    await tell();
    expect(await emailsTo(order)).toEqual(['Verschoben', 'Verlegt', 'Verschoben']);
  });

  it('names the date they know, also where it was moved before a notification', async () => {
    const order = await buy();
    await change(LATER);
    await change(POSTPONED);
    await tell();
    expect(await emailsTo(order)).toEqual(['Verschoben']);
    expect(await lastText(order)).toContain(formatDay(dayOf(before.date_start), 'de'));
    expect(await lastText(order)).not.toContain('März 2027');
    await change({ ...SCHEDULED, ...before });
    await tell();
    expect(await emailsTo(order)).toEqual(['Verschoben', 'Findet statt']);
  });

  it.each([
    ['and takes place', { ...SCHEDULED, ...LATER }],
    ['while it is still said to be postponed', LATER],
    ['in the same step', { ...POSTPONED, ...LATER }],
  ])('has a new date %s: they are told of it as of one that is moved', async (_, sent) => {
    const order = await buy();
    if (!('status' in sent) || sent.status === 'scheduled') {
      await change(POSTPONED);
      await tell();
    }
    await change(sent);
    await tell();
    expect((await emailsTo(order)).at(-1)).toBe('Verlegt');
    expect(await lastText(order)).toContain('1. März 2027');
    await change(SCHEDULED);
    expect(await tell()).toBe(0);
    await change(EVEN_LATER);
    await tell();
    expect((await emailsTo(order)).slice(-2)).toEqual(['Verlegt', 'Verlegt']);
  });

  it('is moved at the desk, also after the old date: they are notified at once', async () => {
    const order = await buy();
    await change(POSTPONED);
    await tell();
    clockTo(before.date_end, 24 * 60);
    expect((await moveEvent(services, HEIKE, event, LATER.date_start)).ok).toBe(true);
    expect(await emailsTo(order)).toEqual(['Verschoben', 'Verlegt']);
    expect(await tell()).toBe(0);
  });

  it('is postponed at the desk: nothing is sold, they are notified at once and once, however often it is pressed', async () => {
    const order = await buy();
    const press = () => postponeEvent(services, HEIKE, event);
    const done = await Promise.all(Array.from({ length: 5 }, press));
    expect(done.map(({ ok }) => ok)).toEqual([true, true, true, true, true]);
    expect(await emailsTo(order)).toEqual(['Verschoben']);
    expect(await tell()).toBe(0);
    expect((await now(order)).tickets.map(({ isPostponed }) => isPostponed)).toEqual([true, true]);
    await expect(buy()).rejects.toThrow();
    const { entries } = await findAuditEntries(
      services.db,
      { entity: 'events', entityId: String(event) },
      { page: 1, pageSize: 50 },
    );
    const notified = entries.filter(({ changes }) => changes.status?.after === 'postponed');
    expect(notified).toMatchObject([{ changes: { status: { before: 'scheduled' } } }]);
    expect((await moveEvent(services, HEIKE, event, LATER.date_start)).ok).toBe(true);
    expect(await emailsTo(order)).toEqual(['Verschoben', 'Verlegt']);
  });

  it('notifies at the desk at once of an editor’s change that was pending', async () => {
    const order = await buy();
    await change(POSTPONED);
    expect((await postponeEvent(services, HEIKE, event)).ok).toBe(true);
    expect(await emailsTo(order)).toEqual(['Verschoben']);
    expect(await tell()).toBe(0);
  });

  it('is postponed at the desk from its new date as well, while it is still said to be postponed', async () => {
    const order = await buy();
    await change(POSTPONED);
    await tell();
    await change(LATER);
    await tell();
    expect((await postponeEvent(services, HEIKE, event)).ok).toBe(true);
    expect(await emailsTo(order)).toEqual(['Verschoben', 'Verlegt', 'Verschoben']);
    expect(await lastText(order)).toContain('1. März 2027');
    expect((await now(order)).tickets.map(({ isPostponed }) => isPostponed)).toEqual([true, true]);
  });

  it('is not postponed at the desk once it is over or cancelled, nor without permission to sell', async () => {
    const order = await buy();
    await expect(postponeEvent(services, NELE, event)).rejects.toMatchObject({ status: 403 });
    clockTo(before.date_end, 1);
    const ended = { ok: false, error: { code: 'EVENT_ENDED' } };
    expect(await postponeEvent(services, HEIKE, event)).toEqual(ended);
    clockTo(before.date_start, -60);
    await cancelEvent(services, HEIKE, event, 'krank');
    expect(await postponeEvent(services, HEIKE, event)).toEqual(ended);
    expect(await postponeEvent(services, HEIKE, 999_999)).toEqual({
      ok: false,
      error: { code: 'UNKNOWN_EVENT' },
    });
    expect(await emailsTo(order)).toEqual(['Abgesagt']);
  });

  it('takes place after all when it was planned to: they are notified of that, and not of a new date', async () => {
    const order = await buy();
    await change(POSTPONED);
    await tell();
    await change(SCHEDULED);
    await tell();
    await tell();
    expect(await emailsTo(order)).toEqual(['Verschoben', 'Findet statt']);
    await change(POSTPONED);
    await tell();
    expect((await moveEvent(services, HEIKE, event, before.date_start)).ok).toBe(true);
    expect((await emailsTo(order)).slice(-2)).toEqual(['Verschoben', 'Findet statt']);
  });

  it.each([0, 24 * 60])(
    'is cancelled, %i minutes after its old end: they are notified as of any other',
    async (minutes) => {
      const [one, other] = [await buy(), await buy()];
      await change(POSTPONED);
      await tell();
      clockTo(before.date_end, minutes);
      await change({ status: 'cancelled' });
      await cancelAsInProgramme(services);
      await tell();
      expect(await emailsTo(one)).toEqual(['Verschoben']);
      programme.site.test.clock.advance(11 * 60);
      await cancelAsInProgramme(services);
      await tell();
      for (const order of [one, other]) {
        expect(await emailsTo(order)).toEqual(['Verschoben', 'Abgesagt']);
        expect(await programme.states(order)).toEqual(['cancelled', 'cancelled']);
      }
    },
  );

  it('is cancelled at the desk after its old end', async () => {
    const order = await buy();
    await change(POSTPONED);
    await tell();
    clockTo(before.date_end, 60);
    expect((await cancelEvent(services, HEIKE, event, 'krank')).ok).toBe(true);
    expect(await emailsTo(order)).toEqual(['Verschoben', 'Abgesagt']);
  });

  it('is cancelled and still postponed after all: nobody hears what does not hold', async () => {
    const order = await buy();
    await change(POSTPONED);
    await tell();
    await change({ status: 'cancelled' });
    await cancelAsInProgramme(services);
    await tell();
    await change(POSTPONED);
    programme.site.test.clock.advance(20 * 60);
    await cancelAsInProgramme(services);
    await tell();
    expect(await emailsTo(order)).toEqual(['Verschoben']);
  });

  it('is in another room meanwhile: they are notified of that with its new date', async () => {
    const order = await buy();
    await change(POSTPONED);
    await tell();
    const { id } = await services.db
      .selectFrom('rooms')
      .select('id')
      .where('id', 'not in', (eb) => eb.selectFrom('events').select('room_id').where('id', '=', event))
      .orderBy('id')
      .executeTakeFirstOrThrow();
    expect((await changeRoom(services, HEIKE, event, id)).ok).toBe(true);
    await tell();
    expect(await emailsTo(order)).toEqual(['Verschoben']);
    await change({ ...SCHEDULED, ...LATER });
    await tell();
    expect(await emailsTo(order)).toEqual(['Verschoben', 'Verlegt', 'Anderer Raum']);
  });

  it('can be given back by the holder of a ticket, without an end, until there is a new date', async () => {
    const order = await buy();
    await change(POSTPONED);
    clockTo(before.date_end, 60);
    expect((await now(order)).tickets.map(({ isPostponed }) => isPostponed)).toEqual([true, true]);
    expect((await services.ticketing.cancelTicket(order.secret, 1)).ok).toBe(true);
    expect(await programme.states(order)).toEqual(['cancelled', 'valid']);
    await change({ ...SCHEDULED, ...LATER });
    clockTo(LATER.date_start, -60);
    expect(await services.ticketing.cancelTicket(order.secret, 2)).toEqual({
      ok: false,
      error: { code: 'CANCELLATION_CLOSED' },
    });
  });

  it('can be refunded by the original method, or as credit', async () => {
    const customer = await account('guthaben@post.example');
    const order = await buy({ customer });
    const { id, total } = await services.db
      .selectFrom('orders')
      .innerJoin('order_tickets', 'order_tickets.order_id', 'orders.id')
      .select(({ fn }) => ['orders.id', fn.sum<number>('cents').as('total')])
      .where('number', '=', order.number)
      .groupBy('orders.id')
      .executeTakeFirstOrThrow();
    await services.db
      .insertInto('payments')
      .values({
        ...{ order_id: id, kind: 'payment', cents: Number(total), means: 'cash', reference: 'K-1' },
        ...{ reason: null, reverses_id: null, recorded_by: null, recorded_at: before.date_start },
      })
      .execute();
    await change(POSTPONED);
    await tell();
    expect(await lastText(order)).toContain('als Geld oder als Guthaben');
    clockTo(before.date_start, -60);
    const { ticketing } = services;
    expect((await ticketing.cancelTicket(order.secret, 1, { asCredit: true })).ok).toBe(true);
    expect((await now(order)).paidCents).toBe(Number(total) / 2);
    expect((await ticketing.cancelTicket(order.secret, 2, { asCredit: false })).ok).toBe(true);
    expect((await now(order)).paidCents).toBe(Number(total) / 2);
  });

  it('can be exchanged for another date after its old start', async () => {
    const order = await buy();
    const { rebooking } = services.ticketing;
    clockTo(before.date_start, -23 * 60);
    expect(await rebooking?.dates(order.secret, [1])).toEqual([]);
    await change(POSTPONED);
    clockTo(before.date_start, 60);
    expect(await rebooking?.dates(order.secret, [1])).not.toEqual([]);
  });

  it('keeps reservations, and reminds of none for the old date, also where it is not shown', async () => {
    const order = await buy();
    await change({ ...POSTPONED, is_online: false });
    for (const minutes of [-23 * 60, -10, 60]) {
      clockTo(before.date_start, minutes);
      await remindOrCancelUnpaidOrders(services);
    }
    expect(await programme.states(order)).toEqual(['valid', 'valid']);
    expect((await programme.emailsAbout(order)).filter(({ subject }) => subject.includes('bezahl'))).toEqual(
      [],
    );
    await change(LATER);
    clockTo(LATER.date_start, -23 * 60);
    await remindOrCancelUnpaidOrders(services);
    expect((await programme.emailsAbout(order)).at(-1)?.subject).toContain('Bitte noch bezahlen');
  });
});
