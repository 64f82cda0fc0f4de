import { afterEach, beforeEach, expect, it } from 'vitest';
import { sell } from '#features/shop/desk/counter/sell.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { granted, saleOf } from '#tests/order-desk/counter-sales.ts';
import { HEIKE } from '#tests/order-desk/desk.ts';
import { expectSoundBooks } from '#tests/ticketing/invariants.ts';
import { accepted, refused } from '#tests/ticketing/outcomes.ts';
import { openSeatedDesk, PLACE, type SeatedDesk } from './seated-desk.ts';

describeOnEngines('seats at the counter', (engine) => {
  let seated: SeatedDesk;
  beforeEach(async () => {
    seated = await openSeatedDesk(engine);
  });
  afterEach(async () => {
    await expectSoundBooks(seated.services.db);
    await seated.desk.close();
  });

  const next = (reference: string) => seated.services.counterCarts.seats.next(reference, PLACE);
  const swap = (reference: string, seats: string) =>
    seated.services.counterCarts.seats.swap(reference, { jetId: 1, seats: seated.named(seats) });

  it('are proposed, and the next ones lead through the hall back to the first', async () => {
    const reference = await seated.basket(3);
    const first = await seated.seatsIn(reference);
    const seen = [first];
    for (let press = 0; press < 6; press += 1) {
      accepted(await next(reference));
      seen.push(await seated.seatsIn(reference));
    }
    expect(new Set(seen).size).toBe(6);
    expect(seen.at(-1)).toBe(first);
    expect(await seated.pool()).toMatchObject({ held: 3 });
  });

  it('remain where the party can sit side by side nowhere else', async () => {
    const reference = await seated.basket(4);
    for (let row = 0; row < 2; row += 1) await seated.basket(6);
    const before = await seated.seatsIn(reference);
    expect(refused(await next(reference)).code).toBe('NOT_ENOUGH_ADJACENT');
    expect(await seated.seatsIn(reference)).toBe(before);
    expect(refused(await next('nobody')).code).toBe('NO_ACTIVE_RESERVATION');
  });

  it('are those of the tickets that are sold', async () => {
    const reference = await seated.basket(2);
    accepted(await swap(reference, '3/5 3/6'));
    const order = granted(await sell(seated.services, HEIKE, await saleOf(seated.desk, reference)));
    expect(seated.names(order.tickets.flatMap(({ seats }) => seats))).toBe('3/5 3/6');
  });

  it('may be wheelchair places, which nobody is taken to unasked', async () => {
    const rows = await seated.services.db.selectFrom('seats').selectAll().execute();
    const reserved = rows.find(({ row_label, seat_label }) => row_label === '3' && seat_label === '6');
    await seated.services.db
      .updateTable('seats')
      .set({ is_wheelchair: true })
      .where('id', '=', reserved?.id ?? 0)
      .execute();
    const reference = await seated.basket(1);
    for (let press = 0; press < 18; press += 1) {
      accepted(await next(reference));
      expect(await seated.seatsIn(reference)).not.toBe('3/6');
    }
    accepted(await swap(reference, '3/6'));
    expect(await seated.seatsIn(reference)).toBe('3/6');
    accepted(await next(reference));
    expect(await seated.seatsIn(reference)).not.toBe('3/6');
  });

  it('are given to one of two tills that take the same at once', async () => {
    const tills = [await seated.basket(2), await seated.basket(2)];
    const before = await Promise.all(tills.map(seated.seatsIn));
    const outcomes = await Promise.all(tills.map((reference) => swap(reference, '3/1 3/2')));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    for (const [till, outcome] of outcomes.entries()) {
      if (!outcome.ok) expect(outcome.error.code).toBe('SEATS_TAKEN');
      expect(await seated.seatsIn(tills[till] ?? '')).toBe(outcome.ok ? '3/1 3/2' : before[till]);
    }
  });

  it('are never proposed to two tills that ask for the next at once', async () => {
    const tills = [await seated.basket(2), await seated.basket(2), await seated.basket(2)];
    for (let press = 0; press < 4; press += 1) await Promise.all(tills.map(next));
    const taken = (await Promise.all(tills.map(seated.seatsIn))).join(' ').split(' ');
    expect(new Set(taken).size).toBe(6);
  });
});
