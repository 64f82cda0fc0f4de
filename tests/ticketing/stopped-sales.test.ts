import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { SaleStop } from '#features/box-office/ticketing/index.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { hall, NOON, openBoxOffice, order, type TestBoxOffice } from './box-office.ts';
import { expectSoundBooks } from './invariants.ts';
import { accepted, refused } from './outcomes.ts';

const QUARTER = 15 * 60;
const STOPS = ['cancelled', 'postponed', 'offline', 'past'] as const;

describeOnEngines('an event that does not take place', (engine) => {
  let boxOffice: TestBoxOffice;

  beforeAll(async () => {
    boxOffice = await openBoxOffice(engine);
  });
  beforeEach(async () => {
    await boxOffice.clear();
    await boxOffice.sell(
      { jetId: 1, seatGroups: [hall(20)], saleEndsAt: null },
      { jetId: 2, saleEndsAt: null },
    );
  });
  afterEach(async () => {
    await expectSoundBooks(boxOffice.db);
  });
  afterAll(async () => {
    await boxOffice.close();
  });

  async function stopSale(stop: SaleStop, jetId = 1): Promise<void> {
    const change =
      stop === 'past' ? { event_ends_at: NOON } : { event_state: stop as 'cancelled', event_ends_at: null };
    await boxOffice.db.updateTable('performances').set(change).where('id', '=', jetId).execute();
  }

  it.each(STOPS)('%s: nothing of it is on offer, and it says why', async (stop) => {
    await stopSale(stop);
    expect(await boxOffice.tickets.offer(1)).toMatchObject({
      availability: 'closed',
      stop,
      seatGroups: [{ available: false }],
    });
    expect((await boxOffice.tickets.summaries([1, 2])).get(1)).toMatchObject({
      availability: 'closed',
      stop,
    });
    expect((await boxOffice.tickets.summaries([1, 2])).get(2)).not.toHaveProperty('stop');
  });

  it.each(STOPS)('%s: no step leads to a ticket of it', async (stop) => {
    const { reference } = accepted(await boxOffice.tickets.add(null, order(1, 2)));
    const line = (await boxOffice.tickets.cart(reference))?.lines[0]?.id ?? '';
    await stopSale(stop);
    const error = { code: 'SALE_CLOSED', stop };
    expect(refused(await boxOffice.tickets.add(null, order(1, 1)))).toEqual(error);
    expect(refused(await boxOffice.tickets.add(reference, order(1, 1)))).toEqual(error);
    expect(refused(await boxOffice.tickets.change(reference, line, 3))).toEqual(error);
    expect(refused(await boxOffice.tickets.renew(reference))).toEqual(error);
    boxOffice.clock.advance(QUARTER);
    expect(refused(await boxOffice.tickets.restore(reference))).toEqual(error);
  });

  it('is said in the cart, costs nothing there, and can only be removed', async () => {
    const { reference } = accepted(await boxOffice.tickets.add(null, order(1, 2)));
    accepted(await boxOffice.tickets.add(reference, order(2, 1)));
    await stopSale('cancelled');
    const cart = await boxOffice.tickets.cart(reference);
    expect(cart?.lines.map(({ stop, maxQuantity }) => [stop, maxQuantity])).toEqual([
      ['cancelled', 2],
      [null, 10],
    ]);
    expect(cart?.totalCents).toBe(900);
    const rest = accepted(await boxOffice.tickets.change(reference, cart?.lines[0]?.id ?? '', 0));
    expect(rest.lines.map(({ stop }) => stop)).toEqual([null]);
  });

  it('does not keep the rest of a cart from being renewed and won back', async () => {
    const { reference } = accepted(await boxOffice.tickets.add(null, order(1, 2)));
    accepted(await boxOffice.tickets.add(reference, order(2, 1)));
    await stopSale('postponed');
    accepted(await boxOffice.tickets.renew(reference));
    boxOffice.clock.advance(QUARTER);
    const cart = accepted(await boxOffice.tickets.restore(reference));
    expect(cart.lines.map(({ jetId, quantity }) => [jetId, quantity])).toEqual([[2, 1]]);
  });
});
