import { afterEach, beforeEach, expect, it } from 'vitest';
import { createDemoSale, type DemoSale, sellSome } from '#demo/load-box-office.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { hall, openBoxOffice, type TestBoxOffice } from './box-office.ts';
import { expectSoundBooks } from './invariants.ts';

const EVENTS = 400;

describeOnEngines('the demo’s box office', (engine) => {
  let boxOffice: TestBoxOffice;
  const jetIds = Array.from({ length: EVENTS }, (_, index) => index + 1);

  beforeEach(async () => {
    boxOffice = await openBoxOffice(engine);
    const sales: DemoSale[] = jetIds.map((jetId) => ({
      jetId,
      seatGroups: [hall(30, 'FRONT'), hall(60, 'BACK')],
      dateStart: '2026-11-21T10:00:00.000Z',
      dateEnd: '2026-11-21T12:00:00.000Z',
      ...(jetId % 10 === 0 ? { timeslots: { everyMinutes: 30, capacity: 30 } } : {}),
    }));
    await boxOffice.db.transaction().execute(async (trx) => {
      await createDemoSale(trx, sales);
      await sellSome(trx, { jetIds, seed: 7 });
    });
  });
  afterEach(async () => {
    await expectSoundBooks(boxOffice.db, { soldByHand: true });
    await boxOffice.close();
  });

  it('stores equal price lists once', async () => {
    expect(await boxOffice.db.selectFrom('price_lists').select('id').execute()).toHaveLength(1);
  });

  it('starts a timeslot in every seat group as long as the event lasts', async () => {
    const offer = await boxOffice.tickets.offer(10);
    expect(offer?.seatGroups.map((group) => group.timeslots.length)).toEqual([4, 4]);
    expect(offer?.seatGroups[0]?.timeslots.at(-1)?.timeStart).toBe('2026-11-21T11:30:00.000Z');
  });

  it('shows every state of a sale, most of them relaxed', async () => {
    const summaries = [...(await boxOffice.tickets.summaries(jetIds)).values()];
    const count = (state: string) => summaries.filter(({ availability }) => availability === state).length;
    expect(summaries).toHaveLength(EVENTS);
    expect(count('many')).toBeGreaterThan(EVENTS / 2);
    expect(count('few')).toBeGreaterThan(EVENTS / 20);
    expect(count('sold-out')).toBeGreaterThan(EVENTS / 50);
  });
});
