import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnEngines } from '#tests/database/engines.ts';
import { hall, openBoxOffice, order, type TestBoxOffice } from './box-office.ts';
import { expectSoundBooks } from './invariants.ts';
import { accepted, refused } from './outcomes.ts';

/** Starts at 13:00, 13:30, 14:00 and 14:30; a visit lasts 90 minutes; the venue holds 80. */
const OVERLAPPING = {
  jetId: 7,
  seatGroups: [hall(60)],
  dateStart: '2026-11-20T13:00:00.000Z',
  dateEnd: '2026-11-20T15:00:00.000Z',
  timeslots: { everyMinutes: 30, capacity: 80, visitMinutes: 90 },
  maxPerPrice: 60,
  maxPerOrder: 60,
};

describeOnEngines('timeslots', (engine) => {
  let boxOffice: TestBoxOffice;

  beforeAll(async () => {
    boxOffice = await openBoxOffice(engine, { poolSize: 20 });
  });
  beforeEach(async () => {
    await boxOffice.clear();
    await boxOffice.sell(OVERLAPPING);
  });
  afterEach(async () => {
    await expectSoundBooks(boxOffice.db);
  });
  afterAll(async () => {
    await boxOffice.close();
  });

  const add = (blockId: number, quantity: number) =>
    boxOffice.tickets.add(null, order(7, quantity, { blockId }));
  const slots = async () =>
    (await boxOffice.tickets.offer(7))?.seatGroups[0]?.timeslots.map((slot) => [
      slot.availability,
      slot.free,
    ]);

  it('are numbered and listed in their order', async () => {
    const offer = await boxOffice.tickets.offer(7);
    expect(offer?.seatGroups[0]?.timeslots.map((slot) => [slot.blockId, slot.timeStart])).toEqual([
      [1, '2026-11-20T13:00:00.000Z'],
      [2, '2026-11-20T13:30:00.000Z'],
      [3, '2026-11-20T14:00:00.000Z'],
      [4, '2026-11-20T14:30:00.000Z'],
    ]);
    expect(offer?.seatGroups).toHaveLength(1);
  });

  it('have to be chosen', async () => {
    expect(refused(await boxOffice.tickets.add(null, order(7, 1)))).toEqual({ code: 'UNKNOWN_OFFER' });
  });

  it('draw on the capacity of the venue as long as their visits overlap', async () => {
    accepted(await add(1, 60));
    accepted(await add(3, 20));
    expect(await slots()).toEqual([
      ['sold-out', null],
      ['sold-out', null],
      ['sold-out', null],
      ['many', null],
    ]);
    expect(refused(await add(2, 1))).toEqual({ code: 'NOT_ENOUGH', free: 0 });
    accepted(await add(4, 60));
  });

  it('are closed from their start on, the performance with the last of them', async () => {
    boxOffice.clock.set('2026-11-20T13:30:00.000Z');
    expect((await slots())?.map(([availability]) => availability)).toEqual([
      'closed',
      'closed',
      'many',
      'many',
    ]);
    expect(refused(await add(2, 1))).toEqual({ code: 'SALE_CLOSED' });
    boxOffice.clock.set('2026-11-20T14:30:00.000Z');
    expect((await boxOffice.tickets.summaries([7])).get(7)?.availability).toBe('closed');
  });

  it('never let more than 80 into the venue under 100 clients', async () => {
    const requests = Array.from({ length: 100 }, (_, client) => ({
      slot: (client % 4) + 1,
      quantity: (client % 5) + 1,
    }));
    const outcomes = await Promise.all(requests.map(({ slot, quantity }) => add(slot, quantity)));
    const held = requests.map((request, client) => ({
      ...request,
      quantity: outcomes[client]?.ok ? request.quantity : 0,
    }));
    for (let bucket = 1; bucket <= 6; bucket += 1) {
      const inside = held.filter(({ slot }) => slot <= bucket && bucket < slot + 3);
      expect(inside.reduce((sum, { quantity }) => sum + quantity, 0)).toBeLessThanOrEqual(80);
    }
    expect(outcomes.some((outcome) => outcome.ok)).toBe(true);
    for (const outcome of outcomes) if (!outcome.ok) expect(outcome.error.code).toBe('NOT_ENOUGH');
  });

  it('come back to all pools they drew on', async () => {
    const { reference } = accepted(await add(2, 10));
    boxOffice.clock.advance(15 * 60);
    accepted(await boxOffice.tickets.restore(reference));
    const cart = await boxOffice.tickets.cart(reference);
    accepted(await boxOffice.tickets.change(reference, cart?.lines[0]?.id ?? '', 0));
    const pools = await boxOffice.db.selectFrom('pools').select('held').execute();
    expect(new Set(pools.map((pool) => pool.held))).toEqual(new Set([0]));
  });
});
