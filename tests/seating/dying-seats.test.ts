import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTicketingProvider } from '#features/box-office/sale/index.server.ts';
import type { TicketingProvider } from '#features/box-office/ticketing/index.ts';
import { inTransaction } from '#platform/database/transaction.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { hall, openBoxOffice, order, orderRequest, type TestBoxOffice } from '#tests/ticketing/box-office.ts';
import { DIED, dyingAfter } from '#tests/ticketing/dying.ts';
import { expectSoundBooks } from '#tests/ticketing/invariants.ts';
import { accepted } from '#tests/ticketing/outcomes.ts';
import { rectangle, seat } from './halls.ts';

describeOnEngines('seats of a process that dies', (engine) => {
  let office: TestBoxOffice;
  let guids: string[];
  beforeEach(async () => {
    office = await openBoxOffice(engine);
    await office.sell({ jetId: 1, seatGroups: [hall(1)] });
    await seat(office.db, 1, rectangle(3, 6));
    const seats = await office.db.selectFrom('seats').select('guid').orderBy('id').execute();
    guids = seats.map((each) => each.guid);
  });
  afterEach(async () => {
    await expectSoundBooks(office.db);
    await office.close();
  });

  const claims = () => office.db.selectFrom('seat_claims').selectAll().orderBy('seat_id').execute();

  /** Does something again and again, dying one statement later each time, until it is done; nothing may remain of the others. */
  async function die(act: (provider: TicketingProvider) => Promise<unknown>): Promise<number> {
    const before = await claims();
    for (let points = 0; ; points += 1) {
      const dying = createTicketingProvider({
        ...office.dependencies,
        guard: {
          transaction: (db, work) =>
            inTransaction(db, (trx) => work(trx.withPlugin(dyingAfter(points)) as typeof trx)),
        },
      });
      const outcome = await act(dying).catch((error: unknown) => error);
      if (outcome !== DIED) return points;
      expect(await claims()).toEqual(before);
      await expectSoundBooks(office.db);
    }
  }

  it('are all there or none when they are chosen', async () => {
    const seats = guids.slice(0, 3);
    expect(await die((provider) => provider.add(null, { ...order(1, 3), seats }))).toBeGreaterThan(5);
    expect(await claims()).toHaveLength(3);
  });

  it('are the old ones or the new ones when they are swapped', async () => {
    const { reference } = accepted(await office.tickets.add(null, order(1, 3)));
    const seats = guids.slice(15, 18);
    const swap = async (provider: TicketingProvider) =>
      provider.seating?.swap({ cart: reference }, { jetId: 1, seats });
    expect(await die(swap)).toBeGreaterThan(4);
    const cart = await office.tickets.cart(reference);
    expect(cart?.lines.flatMap((line) => line.seats.map(({ guid }) => guid))).toEqual(seats);
  });

  it('belong to the cart or to the order', async () => {
    const { reference, seats } = accepted(await office.tickets.add(null, order(1, 3)));
    const contents = (await office.tickets.cart(reference))?.contents ?? '';
    await die((provider) => provider.placeOrder(reference, orderRequest({ contents })));
    const placed = await office.tickets.orderOfCart(reference);
    const { tickets } = (await office.tickets.order(placed?.secret ?? '')) ?? { tickets: [] };
    expect(tickets.flatMap((ticket) => ticket.seats)).toEqual(seats);
  });
});
