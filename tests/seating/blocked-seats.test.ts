import { afterEach, beforeEach, expect, it } from 'vitest';
import { sell } from '#features/shop/desk/counter/sell.server.ts';
import {
  blockPlaces,
  blockSeatsOfEvent,
  freeEndedBlocks,
  freePlaces,
  hasEndedBlocks,
} from '#features/shop/desk/index.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { codeOf, granted, saleOf } from '#tests/order-desk/counter-sales.ts';
import { againWhileBusy, HEIKE, NELE } from '#tests/order-desk/desk.ts';
import { expectSoundBooks } from '#tests/ticketing/invariants.ts';
import { accepted, refused } from '#tests/ticketing/outcomes.ts';
import { openSeatedDesk, type SeatedDesk } from './seated-desk.ts';

const NINE_DAYS_LATER = '2026-11-29T11:00:00.000Z';

describeOnEngines('blocked seats', (engine) => {
  let seated: SeatedDesk;
  beforeEach(async () => {
    seated = await openSeatedDesk(engine);
  });
  afterEach(async () => {
    await expectSoundBooks(seated.services.db);
    await seated.desk.close();
  });

  const block = (seats: string, more: { isForDesk?: boolean; endsAt?: string } = {}) =>
    blockSeatsOfEvent(seated.services, HEIKE, seated.eventId, {
      ...{ seats: seated.named(seats), reason: 'Presse' },
      ...more,
    });
  const free = (id: number, seats?: string) =>
    freePlaces(seated.services, HEIKE, seated.eventId, id, seats ? seated.named(seats) : undefined);
  const swap = (reference: string, seats: string) =>
    seated.services.counterCarts.seats.swap(reference, { jetId: 1, seats: seated.named(seats) });
  const fill = async (places: number) =>
    granted(await sell(seated.services, HEIKE, await saleOf(seated.desk, await seated.basket(places))));
  const freeOnline = async () => (await seated.services.ticketing.offer(1))?.availability;

  it('are those that were chosen, and nobody else gets them', async () => {
    granted(await block('1/1 1/2 1/3 1/4 1/5 1/6'));
    expect(await seated.blocks()).toMatchObject([
      { places: 6, reason: 'Presse', seats: '1/1 1/2 1/3 1/4 1/5 1/6' },
    ]);
    expect(await seated.seatsIn(await seated.basket(6))).toBe('2/1 2/2 2/3 2/4 2/5 2/6');
    await expect(
      blockSeatsOfEvent(seated.services, NELE, seated.eventId, { seats: [], reason: 'x' }),
    ).rejects.toMatchObject({ status: 403 });
  });

  it('are freed one by one, or all at once', async () => {
    granted(await block('1/1 1/2 1/3'));
    const [{ id = 0 } = {}] = await seated.blocks();
    granted(await free(id, '1/2 3/3'));
    expect(await seated.blocks()).toMatchObject([{ places: 2, seats: '1/1 1/3' }]);
    granted(await free(id, '1/1'));
    granted(await free(id, '1/1'));
    expect(await seated.blocks()).toMatchObject([{ places: 1, seats: '1/3' }]);
    granted(await free(id, '1/3'));
    expect(await seated.blocks()).toEqual([]);
    expect(codeOf(await free(id))).toBe('UNKNOWN_BLOCK');
    expect(await seated.pool()).toMatchObject({ blocked: 0 });
  });

  it('are none at all where somebody has one of them meanwhile', async () => {
    accepted(await swap(await seated.basket(1), '1/2'));
    expect(await block('1/1 1/2')).toMatchObject({
      error: { code: 'SEATS_TAKEN', taken: seated.named('1/2') },
    });
    expect(codeOf(await block('1/1 nobody'))).toBe('SEATS_TAKEN');
    expect(await seated.blocks()).toEqual([]);
    expect(await seated.pool()).toMatchObject({ blocked: 0, held: 1 });
  });

  it('belong to a block or to a buyer, the faster one', async () => {
    const reference = await seated.basket(2);
    const [blocked, swapped] = await Promise.all([block('3/1 3/2 3/3'), swap(reference, '3/3 3/4')]);
    expect([blocked.ok, swapped.ok].filter(Boolean)).toHaveLength(1);
  });

  it('are freed once by many at the same time, while the desk sells some', async () => {
    granted(await block('1/1 1/2 1/3 1/4', { isForDesk: true }));
    const [{ id = 0 } = {}] = await seated.blocks();
    const reference = await seated.basket(2);
    await Promise.all([
      swap(reference, '1/1 1/2'),
      ...Array.from({ length: 4 }, () => againWhileBusy(() => free(id))),
      ...Array.from({ length: 4 }, () => againWhileBusy(() => free(id, '1/4'))),
    ]);
    expect(await seated.blocks()).toEqual([]);
    expect(await seated.pool()).toMatchObject({ blocked: 0, held: 2 });
  });

  it('leave a block of the desk with the party that is taken there, those of other blocks never', async () => {
    granted(await block('1/1 1/2 1/3', { isForDesk: true }));
    granted(await block('2/1 2/2'));
    const reference = await seated.basket(2);
    accepted(await swap(reference, '1/2 1/3'));
    expect(await seated.seatsIn(reference)).toBe('1/2 1/3');
    expect(await seated.blocks()).toMatchObject([{ seats: '1/1' }, { seats: '2/1 2/2' }]);
    expect(await seated.pool()).toMatchObject({ blocked: 3, held: 2 });
    expect(refused(await swap(reference, '2/1 2/2')).code).toBe('SEATS_TAKEN');
    accepted(await swap(reference, '3/1 3/2'));
    // Seats that left a block do not come back into it.
    expect(await seated.blocks()).toMatchObject([{ seats: '1/1' }, { seats: '2/1 2/2' }]);
  });

  it('are sold at the desk once nothing else is left, and online never', async () => {
    granted(await block('1/1 1/2 1/3 1/4', { isForDesk: true }));
    granted(await block('2/6'));
    await fill(12);
    expect(await freeOnline()).toBe('few');
    expect(refused(await seated.visit(2)).code).toBe('NOT_ENOUGH');
    const reference = granted(await seated.press(3));
    expect(await seated.pool()).toMatchObject({ held: 3, sold: 12, blocked: 3 });
    expect(codeOf(await seated.press(3))).toBe('NOT_ENOUGH');
    granted(await seated.press(2, reference));
    expect(await seated.pool()).toMatchObject({ held: 5, sold: 12, blocked: 1 });
    expect(codeOf(await seated.press(1, reference))).toBe('NOT_ENOUGH');
    const order = granted(await sell(seated.services, HEIKE, await saleOf(seated.desk, reference)));
    expect(order.tickets.flatMap(({ seats }) => seats)).toHaveLength(5);
  });

  it('stay for the desk while the waiting list has what is free', async () => {
    granted(await block('1/1 1/2', { isForDesk: true }));
    await fill(15);
    await seated.services.db.updateTable('pools').set({ waiting_from: 1 }).execute();
    expect(refused(await seated.visit(1)).code).toBe('NOT_ENOUGH');
    granted(await seated.press(2));
    expect(await seated.pool()).toMatchObject({ held: 2, sold: 15, blocked: 0 });
    expect(codeOf(await seated.press(1))).toBe('NOT_ENOUGH');
    await seated.services.db.updateTable('pools').set({ waiting_from: null }).execute();
  });

  it('go to everybody at their end, from many nodes at once and while somebody buys', async () => {
    granted(await block('1/1 1/2 1/3 1/4 1/5 1/6', { isForDesk: true, endsAt: NINE_DAYS_LATER }));
    await fill(12);
    expect(await hasEndedBlocks(seated.services)).toBe(false);
    expect(await freeEndedBlocks(seated.services)).toBe(0);
    const held = granted(await seated.press(1));
    granted(await sell(seated.services, HEIKE, await saleOf(seated.desk, held)));
    seated.desk.clock.set(NINE_DAYS_LATER);
    // Ended it is no longer of the desk, though nobody has freed it yet.
    expect(codeOf(await seated.press(18))).toBe('NOT_ENOUGH');
    expect(await hasEndedBlocks(seated.services)).toBe(true);
    const [, ...buyers] = await Promise.all([
      Promise.all(Array.from({ length: 3 }, () => againWhileBusy(() => freeEndedBlocks(seated.services)))),
      ...Array.from({ length: 4 }, () => seated.visit(2)),
      ...Array.from({ length: 2 }, () => seated.press(1)),
    ]);
    expect(await seated.blocks()).toEqual([]);
    expect(await seated.pool()).toMatchObject({ blocked: 0 });
    for (const outcome of buyers) if (!outcome.ok) expect(outcome.error.code).toMatch(/NOT_ENOUGH|BUSY/);
    const audit = await seated.services.db
      .selectFrom('audit_entries')
      .select('actor_system')
      .where('actor_system', '=', 'ended blocks')
      .execute();
    expect(audit).toHaveLength(1);
  });

  it('cannot end in the past', async () => {
    const ended = { isForDesk: true, endsAt: '2026-11-20T10:59:00.000Z' };
    expect(codeOf(await block('1/1', ended))).toBe('ENDS_TOO_EARLY');
    const [pool] = await seated.services.db.selectFrom('pools').select('id').execute();
    const counted = { poolId: pool?.id ?? 0, places: 1, reason: 'Presse', ...ended };
    expect(codeOf(await blockPlaces(seated.services, HEIKE, seated.eventId, counted))).toBe('ENDS_TOO_EARLY');
  });
});
