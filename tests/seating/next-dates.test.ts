import { afterEach, beforeEach, expect, it } from 'vitest';
import { findEventOfOffer, findNextDates } from '#features/shop/cart/index.server.ts';
import { shown } from '#lib/localized.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { ADULT, hall, openBoxOffice, order, type TestBoxOffice } from '#tests/ticketing/box-office.ts';
import { accepted } from '#tests/ticketing/outcomes.ts';
import { stageProduction } from '#tests/ticketing/production.ts';
import { rectangle, seat } from './halls.ts';

describeOnEngines('other dates for a party that cannot sit together', (engine) => {
  let boxOffice: TestBoxOffice;
  beforeEach(async () => {
    boxOffice = await openBoxOffice(engine);
    const on = (day: number) => ({
      dateStart: `2026-12-0${day}T14:00:00.000Z`,
      dateEnd: `2026-12-0${day}T15:30:00.000Z`,
    });
    const days = [1, 2, 3, 4];
    await boxOffice.sell(...days.map((jetId) => ({ jetId, seatGroups: [hall(1)], ...on(jetId) })));
    await stageProduction(
      boxOffice.db,
      days.map((jetId) => ({ jetId, ...on(jetId) })),
    );
    for (const [jetId, seats] of [
      [1, 3],
      [2, 3],
      [3, 6],
    ] as const)
      await seat(boxOffice.db, jetId, rectangle(2, seats));
  });
  afterEach(() => boxOffice.close());

  it('are those after it with as many seats side by side, in order; dates without seats are none', async () => {
    const { db, clock, tickets } = boxOffice;
    const event = await findEventOfOffer({ db }, 1);
    const name = shown({ de: 'Saal', en: 'Hall' }, 'en');
    const ticket = { saleTypeId: ADULT, name, quantity: 4, cents: 900 };
    const next = async () =>
      event &&
      (await findNextDates(
        { db, clock, ticketing: tickets },
        { event, wanted: [{ seatGroup: 'HALL', name, tickets: [ticket], places: 4 }] },
        'en',
      ));
    expect(await next()).toEqual([{ jetId: 3, name: expect.stringContaining('3 December') }]);
    accepted(await tickets.add(null, { ...order(3, 10), consent: 'anywhere' }));
    expect(await next()).toEqual([]);
  });
});
