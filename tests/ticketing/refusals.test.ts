import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTicketingProvider, releaseExpiredHolds } from '#features/box-office/sale/index.server.ts';
import { inTransaction } from '#platform/database/transaction.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { hall, openBoxOffice, order, type TestBoxOffice } from './box-office.ts';
import { expectSoundBooks } from './invariants.ts';
import { accepted, refused } from './outcomes.ts';

const QUARTER = 15 * 60;

describeOnEngines('a refusal', (engine) => {
  let boxOffice: TestBoxOffice;

  beforeAll(async () => {
    boxOffice = await openBoxOffice(engine);
  });
  beforeEach(async () => {
    await boxOffice.clear();
    await boxOffice.sell({ jetId: 1, seatGroups: [hall(10)] });
  });
  afterEach(async () => {
    await expectSoundBooks(boxOffice.db);
  });
  afterAll(async () => {
    await boxOffice.close();
  });

  it('for want of places is one transaction that locks no pool', async () => {
    accepted(await boxOffice.tickets.add(null, order(1, 8)));
    let transactions = 0;
    const counted = boxOffice.unguarded({
      transaction: (db, work) => {
        transactions += 1;
        return inTransaction(db, work);
      },
      take: async () => {
        throw new Error('Reached for places that were seen to be missing');
      },
    });
    expect(refused(await counted.add(null, order(1, 3)))).toEqual({ code: 'NOT_ENOUGH', free: 2 });
    expect(transactions).toBe(1);
  });

  it.skipIf(engine === 'sqlite')(
    'behind a hold that somebody keeps locked is BUSY, not a failure',
    async () => {
      const { reference } = accepted(await boxOffice.tickets.add(null, order(1, 2)));
      boxOffice.clock.advance(QUARTER);
      await boxOffice.db.transaction().execute(async (trx) => {
        await trx.selectFrom('holds').selectAll().forUpdate().execute();
        expect(refused(await boxOffice.tickets.restore(reference))).toEqual({ code: 'BUSY' });
      });
      accepted(await boxOffice.tickets.restore(reference));
    },
  );

  it('says that the shop is closed, whatever is asked for but giving back', async () => {
    let isOpen = true;
    const shop = createTicketingProvider({ ...boxOffice.dependencies, isShopOnline: async () => isOpen });
    const { reference } = accepted(await shop.add(null, order(1, 2)));
    const line = (await shop.cart(reference))?.lines[0]?.id ?? '';
    isOpen = false;
    const closed = { code: 'SALE_CLOSED', stop: 'shop-closed' };
    expect(await shop.offer(1)).toMatchObject({ availability: 'closed', stop: 'shop-closed' });
    expect((await shop.summaries([1])).get(1)).toMatchObject({ availability: 'closed', stop: 'shop-closed' });
    for (const outcome of [
      await shop.add(reference, order(1, 1)),
      await shop.change(reference, line, 3),
      await shop.renew(reference),
      await shop.restore(reference),
    ])
      expect(refused(outcome)).toEqual(closed);
    expect(accepted(await shop.change(reference, line, 1)).quantity).toBe(1);
    accepted(await shop.change(reference, line, 0));
  });

  it('does not come from data that was purged in batches', async () => {
    const carts = Array.from({ length: 450 }, (_, index) => ({
      token_hash: `hold-${index}`,
      status: 'active' as const,
      first_at: boxOffice.clock.now(),
      expires_at: boxOffice.clock.now(),
    }));
    await boxOffice.db.insertInto('holds').values(carts).execute();
    expect(await releaseExpiredHolds(boxOffice.dependencies)).toBe(450);
    boxOffice.clock.advance(25 * 3600);
    await releaseExpiredHolds(boxOffice.dependencies);
    expect(await boxOffice.db.selectFrom('holds').select('id').execute()).toEqual([]);
  });
});
