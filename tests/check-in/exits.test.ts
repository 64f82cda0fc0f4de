import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Order } from '#features/box-office/ticketing/index.ts';
import type { Direction } from '#features/shop/desk/check-in/admission.ts';
import { admit } from '#features/shop/desk/check-in/admit.server.ts';
import { admitSold } from '#features/shop/desk/check-in/admit-sold.server.ts';
import { countHeads } from '#features/shop/desk/check-in/count-heads.server.ts';
import {
  countPeople,
  listTickets,
  loadDoors,
  loadFreeDoor,
  loadSeatGroups,
} from '#features/shop/desk/check-in/load-doors.server.ts';
import { undoAdmission } from '#features/shop/desk/check-in/undo-admission.server.ts';
import { cancelTickets } from '#features/shop/desk/orders/cancel-tickets.server.ts';
import { recordPayment } from '#features/shop/desk/orders/record-payment.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { type Desk, HEIKE, NELE, openDesk, RECEIPT } from '#tests/order-desk/desk.ts';
import { expectSoundBooks } from '#tests/ticketing/invariants.ts';
import { stageProduction } from '#tests/ticketing/production.ts';

const PERFORMANCE = 1;

describeOnEngines('exits and returns at a door', (engine) => {
  let desk: Desk;
  let order: Order;
  let scans = 0;

  beforeEach(async () => {
    desk = await openDesk(engine);
    await noteExits(true);
    order = await desk.order();
    await recordPayment(desk.services, HEIKE, order.number, { ...RECEIPT, cents: 1500 });
  });
  afterEach(async () => {
    await expectSoundBooks(desk.services.db);
    await desk.close();
  });

  const noteExits = (isNoted: boolean) =>
    desk.services.db.updateTable('site_settings').set({ is_exit_noted: isNoted }).execute();
  const scan = (
    direction: Direction,
    { position = 1, ...more }: Partial<Parameters<typeof admit>[3]> & { position?: number } = {},
  ) => {
    scans += 1;
    return admit(desk.services, NELE, PERFORMANCE, {
      id: `scan-${scans}-of-a-phone`,
      text: `${order.number}-${position}`,
      isTyped: true,
      door: 'Tür 1',
      at: null,
      all: false,
      direction,
      language: 'de',
      ...more,
    });
  };
  const people = () => countPeople(desk.services.db, PERFORMANCE);

  it('lets somebody out and in again with the same ticket, and counts who is inside', async () => {
    expect(await scan('in')).toMatchObject({ is: 'admitted' });
    await scan('in', { position: 2 });
    expect(await scan('out')).toMatchObject({ is: 'left', ticket: { waiting: 1 } });
    expect(await people()).toEqual({ inside: 2, present: 1, expected: 2, counted: 0 });
    expect(await scan('in')).toMatchObject({ is: 'back' });
    expect(await scan('in')).toMatchObject({ is: 'used' });
    expect(await people()).toMatchObject({ inside: 2, present: 2 });
  });

  it('lets out all of an order with one ticket, and all in again', async () => {
    await scan('in', { all: true });
    expect(await scan('out', { all: true })).toMatchObject({ is: 'left', ticket: { waiting: 0 } });
    expect(await people()).toMatchObject({ present: 0 });
    expect(await scan('in')).toMatchObject({ is: 'back', ticket: { waiting: 1 } });
    expect(await scan('in', { all: true })).toMatchObject({ is: 'back', ticket: { waiting: 0 } });
    expect(await people()).toMatchObject({ present: 2 });
  });

  it('notes an exit once, however many phones send it at once', async () => {
    await scan('in');
    const verdicts = await Promise.all(Array.from({ length: 20 }, () => scan('out')));
    expect(verdicts.filter(({ is }) => is === 'left')).toHaveLength(1);
    expect(await people()).toMatchObject({ inside: 1, present: 0 });
  });

  it('says the same to the same scan, whatever came after it', async () => {
    await scan('in');
    const leaving = { id: 'one-exit-of-a-phone' };
    expect(await scan('out', leaving)).toMatchObject({ is: 'left' });
    expect(await scan('out', leaving)).toMatchObject({ is: 'left' });
    const returning = { id: 'one-return-of-a-phone' };
    expect(await scan('in', returning)).toMatchObject({ is: 'back' });
    expect(await scan('in', returning)).toMatchObject({ is: 'back' });
    expect(await people()).toMatchObject({ present: 1 });
  });

  it('moves nobody with a scan that a phone sends again after later ones', async () => {
    await scan('in');
    const leaving = { id: 'an-exit-sent-again' };
    expect(await scan('out', leaving)).toMatchObject({ is: 'left' });
    const returning = { id: 'a-return-sent-again' };
    expect(await scan('in', returning)).toMatchObject({ is: 'back' });
    expect(await scan('out', leaving)).toMatchObject({ is: 'left' });
    expect(await people()).toMatchObject({ present: 1 });
    expect(await scan('out')).toMatchObject({ is: 'left' });
    expect(await scan('in', returning)).toMatchObject({ is: 'back' });
    expect(await people()).toMatchObject({ present: 0 });
    await undoAdmission(desk.services, NELE, { ...leaving, text: `${order.number}-1`, isTyped: true });
    expect(await people()).toMatchObject({ present: 0 });
  });

  it('refuses an exit of nobody, of another event, and where the settings leave exits alone', async () => {
    expect(await scan('out')).toMatchObject({ is: 'refused', reason: 'not-inside' });
    await scan('in');
    await noteExits(false);
    expect(await scan('out')).toMatchObject({ is: 'refused', reason: 'no-exits' });
    expect(await people()).toMatchObject({ present: 1 });
  });

  it('lets out who came in with a ticket that was cancelled since, but not in again', async () => {
    await scan('in');
    await cancelTickets(desk.services, HEIKE, order.number, { positions: [1], reason: 'Irrtum' });
    expect(await scan('out')).toMatchObject({ is: 'left' });
    expect(await scan('in')).toMatchObject({ is: 'refused', reason: 'cancelled' });
    expect(await people()).toMatchObject({ present: 0 });
  });

  it('undoes an exit, and a return', async () => {
    const undo = (id: string) =>
      undoAdmission(desk.services, NELE, { id, text: `${order.number}-1`, isTyped: true });
    await scan('in');
    await scan('out', { id: 'an-exit-to-undo' });
    await undo('an-exit-to-undo');
    expect(await people()).toMatchObject({ present: 1 });
    await scan('out');
    await scan('in', { id: 'a-return-to-undo' });
    await undo('a-return-to-undo');
    await undo('a-return-to-undo');
    expect(await people()).toMatchObject({ inside: 1, present: 0 });
  });

  it('lists who went out as outside, for phones without a network', async () => {
    await scan('in', { all: true });
    await scan('out');
    expect((await listTickets(desk.services, PERFORMANCE)).map(({ isInside }) => isInside)).toEqual([
      false,
      true,
    ]);
  });

  it('lets in straight from the counter who bought for an event of now, once', async () => {
    const admitNow = (id: string) => admitSold(desk.services, HEIKE, order.number, { id, door: 'Kasse' });
    expect(await admitNow('three-weeks-before')).toEqual({ ok: false, error: 'NOBODY_TO_ADMIT' });
    desk.clock.set('2026-12-20T13:55:00.000Z');
    expect(await admitNow('a-press-at-the-counter')).toEqual({ ok: true, value: 2 });
    expect(await admitNow('another-press')).toEqual({ ok: false, error: 'NOBODY_TO_ADMIT' });
    expect(await people()).toMatchObject({ inside: 2, present: 2 });
  });

  it('lets in from the counter nobody with a ticket for a later slot of the same event', async () => {
    desk.clock.set('2026-12-20T13:55:00.000Z');
    await desk.services.db
      .updateTable('order_tickets')
      .set({ starts_at: '2026-12-22T10:00:00.000Z' })
      .where('position', '=', 2)
      .execute();
    const press = { id: 'a-press-for-one-slot', door: 'Kasse' };
    expect(await admitSold(desk.services, HEIKE, order.number, press)).toEqual({ ok: true, value: 1 });
  });

  it('counts by seat group where there are several', async () => {
    expect(await loadSeatGroups(desk.services, PERFORMANCE, 'de')).toEqual([]);
    await desk.services.db
      .updateTable('order_tickets')
      .set({ seat_group_code: 'ZZ', seat_group_de: 'Balkon', seat_group_en: 'Balcony' })
      .where('position', '=', 2)
      .execute();
    await scan('in', { position: 2 });
    const groups = await loadSeatGroups(desk.services, PERFORMANCE, 'de');
    expect(groups.map(({ inside, expected }) => [inside, expected])).toEqual([
      [0, 1],
      [1, 1],
    ]);
    expect(groups[1]?.name.text).toBe('Balkon');
  });
});

describeOnEngines('people counted without a ticket', (engine) => {
  let desk: Desk;
  let eventId = 0;

  beforeEach(async () => {
    desk = await openDesk(engine);
    await stageProduction(desk.services.db, [
      { jetId: 1, dateStart: '2026-11-20T14:00:00.000Z', dateEnd: '2026-11-20T15:00:00.000Z' },
    ]);
    const { id } = await desk.services.db
      .updateTable('events')
      .set({ id_jet: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    eventId = id;
  });
  afterEach(() => desk.close());

  let presses = 0;
  const count = async (heads: number, press?: string) => {
    presses += 1;
    const id = press ?? `press-${presses}-of-a-phone`;
    const done = await countHeads(desk.services, NELE, { id, eventId, heads, door: 'Hof' });
    return done.ok ? done.value : done.error;
  };

  it('adds and takes away, each press once, and never ends below zero', async () => {
    expect(await count(3)).toBe(3);
    expect(await count(1, 'the-same-press')).toBe(4);
    expect(await count(1, 'the-same-press')).toBe(4);
    expect(await count(-1)).toBe(3);
    expect(await count(-10)).toBe(0);
    expect(await count(2)).toBe(2);
  });

  it('counts an exit that arrives before the entry of a phone without a network', async () => {
    const late = (heads: number, waitedMs: number) => {
      presses += 1;
      const id = `late-press-${presses}`;
      return countHeads(desk.services, NELE, { id, eventId, heads, door: 'Hof', waitedMs });
    };
    expect(await count(2)).toBe(2);
    desk.clock.advance(60);
    expect(await count(-5)).toBe(0);
    expect(await late(4, 30_000)).toEqual({ ok: true, value: 1 });
    expect(await late(-1, 90_000)).toEqual({ ok: true, value: 1 });
    expect(await count(0)).toBe(1);
  });

  it('counts right while many phones press at once', async () => {
    await Promise.all(Array.from({ length: 30 }, (_, index) => count(index % 3 === 0 ? -1 : 1)));
    const after = Number(await count(0));
    expect(after).toBeGreaterThanOrEqual(10);
    await Promise.all(Array.from({ length: after + 5 }, () => count(-1)));
    expect(await count(0)).toBe(0);
  });

  it('stands among the doors of the day, with the people in the building', async () => {
    await count(7);
    const door = { eventId, jetId: null, title: { text: 'Käfer' }, time: '15:00', isOver: false };
    expect(await loadDoors(desk.services, 'de')).toMatchObject([{ ...door, counted: 7, present: 7 }]);
    expect(await loadFreeDoor(desk.services, eventId, 'de')).toMatchObject({ counted: 7 });
    expect(await loadFreeDoor(desk.services, eventId + 1, 'de')).toBeNull();
  });

  it('counts a press at each event, where a phone uses one name for two', async () => {
    await count(2, 'one-name-of-two-presses');
    const { id: _, ...event } = await desk.services.db
      .selectFrom('events')
      .selectAll()
      .executeTakeFirstOrThrow();
    const other = await desk.services.db
      .insertInto('events')
      .values(event)
      .returning('id')
      .executeTakeFirstOrThrow();
    const press = { id: 'one-name-of-two-presses', heads: 3, door: 'Hof' };
    for (const _ of [1, 2])
      expect(await countHeads(desk.services, NELE, { ...press, eventId: other.id })).toMatchObject({
        value: 3,
      });
    expect(await count(0)).toBe(2);
  });

  it('knows no event that is not there', async () => {
    const done = await countHeads(desk.services, NELE, {
      id: 'a-press-nowhere',
      eventId: 999_999,
      heads: 1,
      door: '',
    });
    expect(done).toEqual({ ok: false, error: 'UNKNOWN_EVENT' });
  });
});
