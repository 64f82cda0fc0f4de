import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Principal } from '#features/core/access/index.server.ts';
import { addToSale, clearCart } from '#features/shop/desk/counter/change-tickets.server.ts';
import { sell } from '#features/shop/desk/counter/sell.server.ts';
import { leftToOverbook, sellAnyway } from '#features/shop/desk/counter/sell-anyway.server.ts';
import { undoSale } from '#features/shop/desk/counter/undo-sale.server.ts';
import { cancelTickets } from '#features/shop/desk/orders/cancel-tickets.server.ts';
import { swapTicketPrices } from '#features/shop/desk/orders/edit-order.server.ts';
import { blockPlaces, changeCapacity, freePlaces } from '#features/shop/desk/sales/change-places.server.ts';
import { openTill } from '#features/shop/desk/tills/run-till.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { ADULT, CHILD } from '#tests/ticketing/box-office.ts';
import { DIED, dyingAfter } from '#tests/ticketing/dying.ts';
import { expectSoundBooks } from '#tests/ticketing/invariants.ts';
import { stageProduction } from '#tests/ticketing/production.ts';
import { basketOf, codeOf, granted, saleOf } from './counter-sales.ts';
import { againWhileBusy, type Desk, HEIKE, NELE, openDesk } from './desk.ts';

const HANNES: Pick<Principal, 'id' | 'role'> = { id: 3, role: 'box_office' };
const CAPACITY = 20;
const PLACE = { jetId: 1, seatGroup: 'HALL', blockId: null };

describeOnEngines('overbooking at the counter', (engine) => {
  let desk: Desk;
  let eventId = 0;

  beforeEach(async () => {
    desk = await openDesk(engine);
    await stageProduction(desk.services.db, [
      { jetId: 1, dateStart: '2026-12-20T14:00:00.000Z', dateEnd: '2026-12-20T15:30:00.000Z' },
    ]);
    const event = await desk.services.db
      .selectFrom('events')
      .select('id')
      .where('id_jet', '=', 1)
      .executeTakeFirstOrThrow();
    eventId = event.id;
    await openTill(desk.services, HEIKE, { till: 'Kasse 1', floatCents: 10_000 });
  });
  afterEach(async () => {
    await expectSoundBooks(desk.services.db);
    await desk.close();
  });

  const allow = (most: number) =>
    desk.services.db.updateTable('site_settings').set({ overbooking_per_date: most }).execute();
  const anyway = (
    quantity: number,
    { by = HEIKE, reference = null as string | null, key = null as string | null, reason = 'Stammgast' } = {},
  ) =>
    sellAnyway(desk.services, by, {
      ...{ reference, key, reason },
      order: { ...PLACE, tickets: [{ saleTypeId: ADULT, quantity }] },
    });
  const pool = () =>
    desk.services.db
      .selectFrom('pools')
      .select(['capacity', 'overbooked', 'held', 'sold'])
      .executeTakeFirstOrThrow();
  const FULL = { capacity: CAPACITY, overbooked: 0 };
  const soldOut = async (tickets = CAPACITY) =>
    granted(await sell(desk.services, HEIKE, await saleOf(desk, await basketOf(desk, tickets))));
  const soldWith = async (reference: string) =>
    granted(await sell(desk.services, HEIKE, await saleOf(desk, reference)));
  const ordinary = () =>
    addToSale(desk.services.counterCarts, null, { ...PLACE, tickets: [{ saleTypeId: ADULT, quantity: 1 }] });
  const free = async () => (await desk.services.counterCarts.offer(1))?.seatGroups[0]?.free;

  it('is never possible by default, nor without a reason, nor for who may not', async () => {
    await soldOut();
    expect(codeOf(await anyway(1))).toBe('OVERBOOKED');
    await allow(2);
    expect(codeOf(await anyway(1, { reason: '' }))).toBe('NO_OVERBOOKING_REASON');
    await expect(anyway(1, { by: NELE })).rejects.toThrow();
    expect(await leftToOverbook(desk.services.db, NELE, 1)).toBe(0);
    expect(await pool()).toMatchObject(FULL);
  });

  it('sells so many beyond the places as the settings allow, with the reason in the audit', async () => {
    await allow(2);
    await soldOut();
    expect(await leftToOverbook(desk.services.db, HEIKE, 1)).toBe(2);
    const reference = granted(await anyway(1));
    expect(await leftToOverbook(desk.services.db, HEIKE, 1)).toBe(1);
    expect(codeOf(await anyway(2))).toBe('OVERBOOKED');
    granted(await anyway(1, { reference, reason: 'Presse' }));
    expect((await soldWith(reference)).tickets).toHaveLength(2);
    expect(await pool()).toEqual({ capacity: 22, overbooked: 2, held: 0, sold: 22 });
    expect(await free()).toBe(0);
    expect(codeOf(await ordinary())).toBe('NOT_ENOUGH');
    const audit = await desk.services.db
      .selectFrom('audit_entries')
      .select('changes')
      .where('entity', '=', 'events')
      .where('entity_id', '=', String(eventId))
      .execute();
    expect(JSON.stringify(audit)).toContain('Stammgast');
    expect(JSON.stringify(audit)).toContain('Presse');
  });

  it('takes the places that are left first', async () => {
    await allow(3);
    await soldOut(CAPACITY - 1);
    granted(await anyway(2));
    expect(await pool()).toMatchObject({ capacity: 21, overbooked: 1, held: 2 });
  });

  it('takes an added place away with a cart that is emptied or expires', async () => {
    await allow(2);
    await soldOut();
    await clearCart(desk.services.counterCarts, granted(await anyway(2)));
    expect(await pool()).toMatchObject(FULL);
    granted(await anyway(2));
    desk.clock.set('2026-11-20T11:30:00.000Z');
    expect(await free()).toBe(0);
    expect(codeOf(await ordinary())).toBe('NOT_ENOUGH');
    granted(await anyway(1));
    expect(await pool()).toMatchObject({ capacity: 21, overbooked: 1, held: 1 });
  });

  it('takes an added place away with a sale that is undone, and with whichever ticket is cancelled first', async () => {
    await allow(2);
    const all = await soldOut();
    const more = await soldWith(granted(await anyway(2)));
    granted(await undoSale(desk.services, HEIKE, more.number));
    expect(await pool()).toMatchObject({ ...FULL, sold: CAPACITY });
    await soldWith(granted(await anyway(2)));
    granted(await cancelTickets(desk.services, HEIKE, all.number, { positions: [1, 2, 3], reason: 'Krank' }));
    expect(await pool()).toMatchObject({ ...FULL, sold: CAPACITY - 1 });
    expect(await free()).toBe(1);
  });

  it('never sells more than the limit, however many desks press at once', async () => {
    await allow(3);
    await soldOut();
    await openTill(desk.services, HANNES, { till: 'Kasse 2', floatCents: 0 });
    const presses = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        againWhileBusy(() =>
          anyway(1, { by: index % 2 === 0 ? HEIKE : HANNES, key: `press-number-${index}` }),
        ),
      ),
    );
    expect(presses.filter(({ ok }) => ok)).toHaveLength(3);
    expect(await pool()).toMatchObject({ capacity: 23, overbooked: 3, held: 3 });
  });

  it('adds once for a form that is sent twice, at once or later', async () => {
    await allow(5);
    await soldOut();
    const reference = granted(await anyway(1, { key: 'the-first-press' }));
    const twice = () => againWhileBusy(() => anyway(1, { reference, key: 'the-same-press' }));
    for (const again of [...(await Promise.all([twice(), twice()])), await twice()])
      expect(codeOf(again)).toBeNull();
    expect(await pool()).toMatchObject({ overbooked: 2, held: 2 });
  });

  it('leaves all or nothing where the server dies between two steps', async () => {
    await allow(2);
    await soldOut();
    for (let steps = 1; steps <= 40; steps += 1) {
      const dying = { ...desk.services, db: desk.services.db.withPlugin(dyingAfter(steps)) };
      const done = await sellAnyway(dying, HEIKE, {
        ...{ reference: null, key: null, reason: 'Stammgast' },
        order: { ...PLACE, tickets: [{ saleTypeId: ADULT, quantity: 1 }] },
      }).catch((error: unknown) => {
        expect(error).toBe(DIED);
        return null;
      });
      await expectSoundBooks(desk.services.db);
      if (done?.ok) break;
      expect(await pool()).toMatchObject({ ...FULL, held: 0 });
    }
    expect(await pool()).toMatchObject({ overbooked: 1, held: 1 });
  });

  it('leaves what is kept for the waiting list, and gives it nothing that was added', async () => {
    await allow(2);
    const all = await soldOut();
    granted(await anyway(1));
    await desk.services.db.updateTable('pools').set({ waiting_from: 1 }).execute();
    granted(await anyway(1));
    granted(await cancelTickets(desk.services, HEIKE, all.number, { positions: [1, 2, 3], reason: 'Krank' }));
    expect(await pool()).toMatchObject(FULL);
    expect(codeOf(await anyway(2))).toBe('OVERBOOKED');
    await desk.services.db.updateTable('pools').set({ waiting_from: null }).execute();
  });

  it('lets prices of a full date be changed, which moves no place', async () => {
    await allow(1);
    await soldOut();
    const { number } = await soldWith(granted(await anyway(1)));
    const swapped = await swapTicketPrices(desk.services, HEIKE, number, {
      ...{ positions: [1], saleTypeId: CHILD, seenCents: 600 },
    });
    expect(codeOf(swapped)).toBeNull();
    expect(await pool()).toMatchObject({ capacity: 21, overbooked: 1, sold: 21 });
  });

  it('counts apart what the house blocks, frees or adds', async () => {
    await allow(2);
    const { id: poolId } = await desk.services.db.selectFrom('pools').select('id').executeTakeFirstOrThrow();
    granted(await blockPlaces(desk.services, HEIKE, eventId, { poolId, places: 1, reason: 'Technik' }));
    await soldOut(CAPACITY - 1);
    granted(await anyway(2));
    expect(await pool()).toMatchObject({ capacity: 22, overbooked: 2 });
    const block = await desk.services.db.selectFrom('place_blocks').select('id').executeTakeFirstOrThrow();
    granted(await freePlaces(desk.services, HEIKE, eventId, block.id));
    expect(await pool()).toMatchObject({ capacity: 21, overbooked: 1 });
    const size = (capacity: number) => changeCapacity(desk.services, HEIKE, eventId, { poolId, capacity });
    expect(codeOf(await size(CAPACITY - 1))).toBe('TAKEN');
    granted(await size(CAPACITY));
    expect(await pool()).toMatchObject({ capacity: 21, overbooked: 1 });
    granted(await size(CAPACITY + 2));
    expect(await pool()).toMatchObject({ capacity: CAPACITY + 2, overbooked: 0 });
  });
});
