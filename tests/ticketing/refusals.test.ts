import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTicketingProvider, releaseExpiredHolds } from '#features/box-office/ticketing/index.server.ts';
import { inTransaction } from '#platform/database/transaction.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { type House, hall, openHouse, order } from './house.ts';
import { expectSoundBooks } from './invariants.ts';
import { accepted, refused } from './outcomes.ts';

const QUARTER = 15 * 60;

describeOnEngines('a refusal', (engine) => {
  let house: House;

  beforeAll(async () => {
    house = await openHouse(engine);
  });
  beforeEach(async () => {
    await house.clear();
    await house.sell({ jetId: 1, seatGroups: [hall(10)] });
  });
  afterEach(async () => {
    await expectSoundBooks(house.db);
  });
  afterAll(async () => {
    await house.close();
  });

  it('for want of places is one transaction that locks no pool', async () => {
    accepted(await house.tickets.add(null, order(1, 8)));
    let transactions = 0;
    const counted = house.unguarded({
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
      const { reference } = accepted(await house.tickets.add(null, order(1, 2)));
      house.clock.advance(QUARTER);
      await house.db.transaction().execute(async (trx) => {
        await trx.selectFrom('holds').selectAll().forUpdate().execute();
        expect(refused(await house.tickets.restore(reference))).toEqual({ code: 'BUSY' });
      });
      accepted(await house.tickets.restore(reference));
    },
  );

  it('says that the shop is closed, whatever is asked for but giving back', async () => {
    let isOpen = true;
    const shop = createTicketingProvider({ ...house.dependencies, isShopOnline: async () => isOpen });
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

  it('does not come from what was tidied up in portions', async () => {
    const carts = Array.from({ length: 450 }, (_, index) => ({
      token_hash: `hold-${index}`,
      status: 'active' as const,
      first_at: house.clock.now(),
      expires_at: house.clock.now(),
    }));
    await house.db.insertInto('holds').values(carts).execute();
    expect(await releaseExpiredHolds(house.dependencies)).toBe(450);
    house.clock.advance(25 * 3600);
    await releaseExpiredHolds(house.dependencies);
    expect(await house.db.selectFrom('holds').select('id').execute()).toEqual([]);
  });
});
