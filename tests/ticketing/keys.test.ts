import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { releaseExpiredHolds } from '#features/box-office/ticketing/index.server.ts';
import { inTransaction } from '#platform/database/transaction.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { type House, hall, openHouse, order } from './house.ts';
import { expectSoundBooks } from './invariants.ts';
import { accepted, refused } from './outcomes.ts';

const BUYER = { session: 'a-browser', network: null, key: 'a-key-of-mine' };

describeOnEngines('a call with a key', (engine) => {
  let house: House;

  beforeAll(async () => {
    house = await openHouse(engine, { poolSize: 10 });
  });
  beforeEach(async () => {
    await house.clear();
    await house.sell({ jetId: 1, seatGroups: [hall(20)] });
  });
  afterEach(async () => {
    await expectSoundBooks(house.db);
  });
  afterAll(async () => {
    await house.close();
  });

  it('finds its answer when it is repeated, the same cart included', async () => {
    const first = accepted(await house.tickets.add(null, order(1, 2), BUYER));
    expect(accepted(await house.tickets.add(null, order(1, 2), BUYER))).toMatchObject({
      reference: first.reference,
      quantity: 2,
    });
    const again = accepted(await house.tickets.add(first.reference, order(1, 2), BUYER));
    expect(again.reference).toBe(first.reference);
    expect(await house.tickets.cart(first.reference)).toMatchObject({ quantity: 2 });
  });

  it('takes effect when the process died before the end of the first', async () => {
    const died = new Error('the process died');
    const dying = house.unguarded({
      transaction: (db, work) =>
        inTransaction(db, async (trx) => {
          await work(trx);
          throw died;
        }),
    });
    await expect(dying.add(null, order(1, 2), BUYER)).rejects.toBe(died);
    const { reference } = accepted(await house.tickets.add(null, order(1, 2), BUYER));
    expect(await house.tickets.cart(reference)).toMatchObject({ quantity: 2 });
    expect(await house.db.selectFrom('holds').select('id').execute()).toHaveLength(1);
  });

  it('finds its answer when the process died after the end of the first', async () => {
    const died = new Error('the process died');
    const dying = house.unguarded({
      transaction: async (db, work) => {
        await inTransaction(db, work);
        throw died;
      },
    });
    await expect(dying.add(null, order(1, 2), BUYER)).rejects.toBe(died);
    const { reference } = accepted(await house.tickets.add(null, order(1, 2), BUYER));
    expect(await house.tickets.cart(reference)).toMatchObject({ quantity: 2 });
  });

  it('keeps no reference of a cart where it can be read', async () => {
    const { reference } = accepted(await house.tickets.add(null, order(1, 2), BUYER));
    const kept = await house.db.selectFrom('idempotency_keys').select('answer').execute();
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain(reference);
  });

  it('is refused for another order, repeats a refusal, and is forgotten after a day', async () => {
    const tooMany = refused(await house.tickets.add(null, order(1, 21), BUYER));
    await house.db.updateTable('performances').set({ max_per_price: 30, max_per_order: 30 }).execute();
    expect(refused(await house.tickets.add(null, order(1, 21), BUYER))).toEqual(tooMany);
    expect(refused(await house.tickets.add(null, order(1, 1), BUYER))).toEqual({ code: 'KEY_REUSED' });
    house.clock.advance(24 * 3600);
    await releaseExpiredHolds(house.dependencies);
    expect(await house.db.selectFrom('idempotency_keys').select('answer').execute()).toEqual([]);
  });
});
