import { afterEach, beforeEach, expect, it } from 'vitest';
import { openTill } from '#features/shop/desk/tills/run-till.server.ts';
import { findOpenShifts } from '#features/shop/desk/tills/shift-store.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { againWhileBusy, type Desk, HEIKE, openDesk } from './desk.ts';

describeOnEngines('tills whose names differ only by case', (engine) => {
  let desk: Desk;

  beforeEach(async () => {
    desk = await openDesk(engine);
  });
  afterEach(() => desk.close());

  it('are opened once by four people at the same moment, however new the name is', async () => {
    for (const name of ['Foyer', 'Hofkasse Ä', 'Zirkus']) {
      const spellings = [name, name.toLowerCase(), name.toUpperCase(), name];
      const done = await Promise.all(
        spellings.map((till, index) =>
          againWhileBusy(() =>
            openTill(
              desk.services,
              { ...HEIKE, id: 100 * name.length + index },
              { till, floatCents: 10_000 },
            ),
          ),
        ),
      );
      expect(done.filter(({ ok }) => ok)).toHaveLength(1);
      for (const each of done) if (!each.ok) expect(each.error.code).toBe('TILL_OPEN');
    }
    expect(await findOpenShifts(desk.services.db)).toHaveLength(3);
  });
});
