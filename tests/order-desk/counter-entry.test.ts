import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Order } from '#features/box-office/ticketing/index.ts';
import { letIn } from '#features/shop/desk/counter/let-in.server.ts';
import { findSoldOrder, loadCounterPage } from '#features/shop/desk/counter/load-counter-page.server.ts';
import { reserve } from '#features/shop/desk/counter/reserve.server.ts';
import { sell } from '#features/shop/desk/counter/sell.server.ts';
import { undoSale } from '#features/shop/desk/counter/undo-sale.server.ts';
import { openTill } from '#features/shop/desk/tills/run-till.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { expectSoundBooks } from '#tests/ticketing/invariants.ts';
import { basketOf, codeOf, granted, NAMELESS, saleOf } from './counter-sales.ts';
import { type Desk, HEIKE, NELE, openDesk } from './desk.ts';

const AN_HOUR_BEFORE = '2026-12-20T13:00:00.000Z';

describeOnEngines('letting in who just bought', (engine) => {
  let desk: Desk;

  beforeEach(async () => {
    desk = await openDesk(engine);
    await openTill(desk.services, HEIKE, { till: 'Kasse 1', floatCents: 10_000 });
  });
  afterEach(async () => {
    await expectSoundBooks(desk.services.db);
    await desk.close();
  });

  const soldTwo = async () =>
    granted(await sell(desk.services, HEIKE, await saleOf(desk, await basketOf(desk, 2))));
  const shown = async ({ number }: Order, staff: typeof HEIKE = HEIKE) => {
    const choice = {
      ...{ day: null, query: '', jetId: null, group: null, blockId: null, givenCents: 0 },
      ...{ reference: null, customerId: null, customerQuery: '', sell: null },
    };
    const sold = await findSoldOrder(desk.services, number);
    const page = await loadCounterPage(desk.services, staff, choice, {
      ...{ sold, origin: 'https://buntspecht.example', language: 'de' },
    });
    return page.done?.admission;
  };

  it('is offered for an event of now alone, to who may let in', async () => {
    const order = await soldTwo();
    expect(await shown(order)).toEqual({ inside: 0, waiting: 0 });
    expect(codeOf(await letIn(desk.services, HEIKE, order.number, 'much-too-early'))).toBe('NOBODY_TO_ADMIT');
    desk.clock.set(AN_HOUR_BEFORE);
    expect(await shown(order)).toEqual({ inside: 0, waiting: 2 });
    expect(await shown(order, { id: 9, role: 'accountant' })).toEqual({ inside: 0, waiting: 0 });
    await expect(
      letIn(desk.services, { id: 9, role: 'accountant' }, order.number, 'of-an-accountant'),
    ).rejects.toThrow();
  });

  it('counts who came in once, however often it is pressed, at the door named like the till', async () => {
    desk.clock.set(AN_HOUR_BEFORE);
    await openTill(desk.services, HEIKE, { till: 'Kasse 1', floatCents: 0 });
    const order = await soldTwo();
    const presses = await Promise.all(
      ['first', 'second'].map((press) => letIn(desk.services, HEIKE, order.number, `${press}-press`)),
    );
    expect(presses.map(codeOf)).toEqual([null, null]);
    expect(await shown(order)).toEqual({ inside: 2, waiting: 0 });
    const tickets = await desk.services.db.selectFrom('order_tickets').select('admitted_door').execute();
    expect(tickets.map(({ admitted_door }) => admitted_door)).toEqual(['Kasse 1', 'Kasse 1']);
    expect(codeOf(await undoSale(desk.services, HEIKE, order.number))).toBe('ADMITTED');
  });

  it('lets nobody in with a sale that was undone or that is not paid', async () => {
    desk.clock.set(AN_HOUR_BEFORE);
    const order = await soldTwo();
    granted(await undoSale(desk.services, HEIKE, order.number));
    expect(await shown(order)).toEqual({ inside: 0, waiting: 0 });
    expect(codeOf(await letIn(desk.services, NELE, order.number, 'after-undoing'))).toBe('NOBODY_TO_ADMIT');
    desk.clock.set('2026-12-20T09:00:00.000Z');
    const reference = await basketOf(desk, 1);
    const { contents = '' } = (await desk.services.counterCarts.cart(reference)) ?? {};
    const reserved = granted(
      await reserve(desk.services, HEIKE, {
        ...{ reference, contents, language: 'de', lastDay: '2026-12-20' },
        customer: { ...NAMELESS, lastName: 'Specht' },
      }),
    );
    expect(await shown(reserved)).toEqual({ inside: 0, waiting: 0 });
    expect(codeOf(await letIn(desk.services, NELE, reserved.number, 'not-paid'))).toBe('NOBODY_TO_ADMIT');
  });
});
