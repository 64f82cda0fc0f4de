import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { releaseExpiredHolds } from '#features/box-office/sale/index.server.ts';
import { inTransaction } from '#platform/database/transaction.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { hall, openBoxOffice, order, type TestBoxOffice } from './box-office.ts';
import { expectSoundBooks } from './invariants.ts';
import { accepted, refused } from './outcomes.ts';

const BUYER = { session: 'a-browser', network: null, key: 'a-key-of-mine' };

describeOnEngines('a call with a key', (engine) => {
  let boxOffice: TestBoxOffice;

  beforeAll(async () => {
    boxOffice = await openBoxOffice(engine, { poolSize: 10 });
  });
  beforeEach(async () => {
    await boxOffice.clear();
    await boxOffice.sell({ jetId: 1, seatGroups: [hall(20)] });
  });
  afterEach(async () => {
    await expectSoundBooks(boxOffice.db);
  });
  afterAll(async () => {
    await boxOffice.close();
  });

  it('finds its answer when it is repeated, the same cart included', async () => {
    const first = accepted(await boxOffice.tickets.add(null, order(1, 2), BUYER));
    expect(accepted(await boxOffice.tickets.add(null, order(1, 2), BUYER))).toMatchObject({
      reference: first.reference,
      quantity: 2,
    });
    const again = accepted(await boxOffice.tickets.add(first.reference, order(1, 2), BUYER));
    expect(again.reference).toBe(first.reference);
    expect(await boxOffice.tickets.cart(first.reference)).toMatchObject({ quantity: 2 });
  });

  it('takes effect when the process died before the end of the first', async () => {
    const died = new Error('the process died');
    const dying = boxOffice.unguarded({
      transaction: (db, work) =>
        inTransaction(db, async (trx) => {
          await work(trx);
          throw died;
        }),
    });
    await expect(dying.add(null, order(1, 2), BUYER)).rejects.toBe(died);
    const { reference } = accepted(await boxOffice.tickets.add(null, order(1, 2), BUYER));
    expect(await boxOffice.tickets.cart(reference)).toMatchObject({ quantity: 2 });
    expect(await boxOffice.db.selectFrom('holds').select('id').execute()).toHaveLength(1);
  });

  it('finds its answer when the process died after the end of the first', async () => {
    const died = new Error('the process died');
    const dying = boxOffice.unguarded({
      transaction: async (db, work) => {
        await inTransaction(db, work);
        throw died;
      },
    });
    await expect(dying.add(null, order(1, 2), BUYER)).rejects.toBe(died);
    const { reference } = accepted(await boxOffice.tickets.add(null, order(1, 2), BUYER));
    expect(await boxOffice.tickets.cart(reference)).toMatchObject({ quantity: 2 });
  });

  it('keeps no reference of a cart where it can be read', async () => {
    const { reference } = accepted(await boxOffice.tickets.add(null, order(1, 2), BUYER));
    const stored = await boxOffice.db.selectFrom('idempotency_keys').select('answer').execute();
    expect(stored).toHaveLength(1);
    expect(JSON.stringify(stored)).not.toContain(reference);
  });

  it('is refused for another order, repeats a refusal, and is deleted after a day', async () => {
    const tooMany = refused(await boxOffice.tickets.add(null, order(1, 21), BUYER));
    await boxOffice.db.updateTable('performances').set({ max_per_price: 30, max_per_order: 30 }).execute();
    expect(refused(await boxOffice.tickets.add(null, order(1, 21), BUYER))).toEqual(tooMany);
    expect(refused(await boxOffice.tickets.add(null, order(1, 1), BUYER))).toEqual({ code: 'KEY_REUSED' });
    boxOffice.clock.advance(24 * 3600);
    await releaseExpiredHolds(boxOffice.dependencies);
    expect(await boxOffice.db.selectFrom('idempotency_keys').select('answer').execute()).toEqual([]);
  });
});
