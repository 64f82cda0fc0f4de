import { afterEach, beforeEach, expect, it } from 'vitest';
import { findBillingDocuments } from '#features/box-office/order-store/index.server.ts';
import type { GroupNumbers } from '#features/box-office/sale/index.server.ts';
import type { GroupOrder, Order } from '#features/box-office/ticketing/index.ts';
import { findAuditEntries } from '#features/core/access/index.server.ts';
import { changeGroupNumbers } from '#features/shop/desk/orders/change-group-numbers.server.ts';
import { historyLine } from '#features/shop/desk/orders/history-line.ts';
import { recordPayment } from '#features/shop/desk/orders/record-payment.server.ts';
import { cancelEvent } from '#features/shop/desk/sales/cancel-event.server.ts';
import { findGroupChange } from '#features/shop/orders/index.server.ts';
import type { Result } from '#lib/result.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { sell } from '#tests/ticketing/box-office.ts';
import { DIED, dyingAfter } from '#tests/ticketing/dying.ts';
import { expectSoundBooks } from '#tests/ticketing/invariants.ts';
import { stageProduction } from '#tests/ticketing/production.ts';
import { againWhileBusy, type Desk, HEIKE, openDesk } from './desk.ts';

/** The value of what was not refused. */
function accepted<T>(result: Result<T, { code: string }>): T {
  if (!result.ok) throw new Error(`refused: ${result.error.code}`);
  return result.value;
}

const [CHILD, ADULT] = [1, 2];
const JET_ID = 7;
const name = (de: string) => ({ de, en: null });
const CLASSES = {
  code: 'HALL',
  name: name('Saal'),
  capacity: 30,
  prices: [
    { name: name('Kind'), cents: 400, groupFrom: 10 },
    { name: name('Begleitung'), cents: 0, together: { atMost: 1, per: 5, of: [name('Kind')] } },
  ],
};
/** A Tuesday at half past nine; a week before it is 1 December. */
const DATE = { dateStart: '2026-12-08T08:30:00.000Z', dateEnd: '2026-12-08T09:45:00.000Z' };
const LAST_MOMENT = '2026-12-01T22:59:59.999Z';
const TOO_LATE = '2026-12-01T23:00:00.000Z';
const BUYER = { session: 'abc', network: '203.0.113.7', key: 'group 1' };

describeOnEngines('another number of a group', (engine) => {
  let desk: Desk;

  beforeEach(async () => {
    desk = await openDesk(engine);
    await sell(desk.services.db, [{ jetId: JET_ID, ...DATE, seatGroups: [CLASSES] }]);
    await stageProduction(desk.services.db, [{ jetId: JET_ID, ...DATE }]);
  });
  afterEach(async () => {
    await expectSoundBooks(desk.services.db);
    await desk.close();
  });

  const groups = () => {
    const { groups } = desk.services.ticketing;
    if (!groups) throw new Error('the box office sells nothing to groups');
    return groups;
  };
  const request: GroupOrder = {
    ...{ jetId: JET_ID, seatGroup: 'HALL' },
    tickets: [
      { saleTypeId: CHILD, quantity: 20, cents: 400 },
      { saleTypeId: ADULT, quantity: 4, cents: 0 },
    ],
    group: { name: 'Grundschule am Auwald, 2b', needs: [], isOneCode: true },
    request: {
      customer: { firstName: 'Tomke', lastName: 'Brandt', email: 'brandt@example.org', userId: null },
      ...{ language: 'de', invoiceRecipient: null },
    },
  };
  const order = async (): Promise<Order> => {
    const { secret } = accepted(await groups().order(request, BUYER));
    return (await desk.services.ticketing.order(secret)) as Order;
  };
  const to = (children: number, adults: number, cents = 400): GroupNumbers => [
    { saleTypeId: CHILD, quantity: children, cents },
    { saleTypeId: ADULT, quantity: adults, cents: 0 },
  ];
  const change = ({ number }: Order, wanted: GroupNumbers, services = desk.services) =>
    changeGroupNumbers(services, number, wanted);
  const free = async () => (await groups().dates()).find(({ jetId }) => jetId === JET_ID)?.free;
  const counted = async (of: Order) => {
    const { tickets } = await desk.orderNow(of);
    const valid = tickets.filter(({ state }) => state === 'valid');
    return [CHILD, ADULT].map((id) => valid.filter(({ price }) => price.saleTypeId === id).length);
  };
  const documents = async (of: Order) =>
    (await findBillingDocuments(desk.services.db, of.number)).map(({ contents, answers }) => [
      contents.lines.reduce((sum, { quantity }) => sum + quantity, 0),
      answers === null ? 'invoice' : 'answer',
    ]);

  it('smaller gives places back, answers the invoice for them, and is confirmed', async () => {
    const placed = await order();
    accepted(await change(placed, to(17, 3)));
    expect(await counted(placed)).toEqual([17, 3]);
    expect(await free()).toBe(10);
    expect(await documents(placed)).toEqual([
      [24, 'invoice'],
      [4, 'answer'],
    ]);
    expect((await desk.orderNow(placed)).due.totalCents).toBe(17 * 400);
    const [, confirmed, ...more] = await desk.emails(placed);
    expect([confirmed?.subject, more]).toEqual([`Buntspecht: Geändert: Bestellung ${placed.number}`, []]);
    const { entries } = await findAuditEntries(
      desk.services.db,
      { entity: 'orders', entityId: placed.number },
      { page: 1, pageSize: 5 },
    );
    expect(entries.map((entry) => historyLine(entry)?.what)).toEqual([
      { kind: 'group-changed', before: 24, after: 20 },
    ]);
  });

  it('larger takes free places, at the price of now', async () => {
    const placed = await order();
    await desk.services.db.updateTable('prices').set({ cents: 500 }).where('cents', '=', 400).execute();
    expect(await change(placed, to(25, 5))).toMatchObject({ error: { code: 'PRICE_CHANGED' } });
    accepted(await change(placed, to(25, 5, 500)));
    expect(await documents(placed)).toEqual([
      [24, 'invoice'],
      [6, 'invoice'],
    ]);
    expect(await counted(placed)).toEqual([25, 5]);
    expect((await desk.orderNow(placed)).due.totalCents).toBe(20 * 400 + 5 * 500);
    expect(await free()).toBe(0);
  });

  it.each([
    ['more than there is room for', to(27, 4), 'NOT_ENOUGH'],
    ['fewer than a group has', to(9, 1), 'GROUP_TOO_SMALL'],
    ['more adults than may come along', to(15, 4), 'GOES_TOGETHER'],
    ['nobody', to(0, 0), 'EDIT_CLOSED'],
    ['more than one order has', to(121, 4), 'LIMIT'],
    ['no number', to(Number.NaN, 4), 'UNKNOWN_OFFER'],
    ['a price there is none of', [{ saleTypeId: 9, quantity: 1, cents: 0 }], 'UNKNOWN_OFFER'],
  ])('is refused for %s, and changes nothing', async (_, wanted, code) => {
    const placed = await order();
    expect(await change(placed, wanted)).toMatchObject({ error: { code } });
    expect(await counted(placed)).toEqual([20, 4]);
    expect([await free(), await documents(placed)]).toEqual([6, [[24, 'invoice']]]);
  });

  it('is smaller until the end of a day at the venue, and larger after it', async () => {
    const placed = await order();
    desk.clock.set(LAST_MOMENT);
    accepted(await change(placed, to(19, 3)));
    desk.clock.set(TOO_LATE);
    expect(await change(placed, to(18, 3))).toMatchObject({ error: { code: 'CANCELLATION_CLOSED' } });
    accepted(await change(placed, to(20, 4)));
    expect(await counted(placed)).toEqual([20, 4]);
    const now = TOO_LATE;
    const view = await findGroupChange(desk.services.db, await desk.orderNow(placed), {
      language: 'de',
      now,
    });
    expect(view).toMatchObject({ mayShrink: false, shrinkUntil: 'Dienstag, 1. Dezember 2026' });
    await desk.services.db.updateTable('site_settings').set({ group_change_days: 2 }).execute();
    accepted(await change(placed, to(18, 3)));
  });

  it('is changed once by two presses at once, and by two different ones to one of them', async () => {
    const placed = await order();
    const same = await Promise.all([1, 2, 3].map(() => againWhileBusy(() => change(placed, to(18, 3)))));
    expect(same.every(({ ok }) => ok)).toBe(true);
    expect(await documents(placed)).toHaveLength(2);
    await Promise.all([
      againWhileBusy(() => change(placed, to(15, 3))),
      againWhileBusy(() => change(placed, to(20, 4))),
    ]);
    expect([
      [15, 3],
      [20, 4],
    ]).toContainEqual(await counted(placed));
    expect(await free()).toBe(30 - (await counted(placed)).reduce((a, b) => a + b, 0));
  });

  it('two groups never take the last places twice', async () => {
    const placed = await order();
    const small = { ...request, tickets: [] };
    await desk.services.db.updateTable('pools').set({ capacity: 44 }).where('capacity', '=', 30).execute();
    const { secret } = accepted(
      await groups().order(
        { ...small, tickets: [{ saleTypeId: CHILD, quantity: 10, cents: 400 }] },
        { ...BUYER, key: 'group 2' },
      ),
    );
    const other = (await desk.services.ticketing.order(secret)) as Order;
    const [a, b] = await Promise.all([
      againWhileBusy(() => change(placed, to(28, 4))),
      againWhileBusy(() => change(other, to(18, 0))),
    ]);
    expect([a.ok, b.ok].toSorted()).toEqual([false, true]);
    expect(await free()).toBe(2);
  });

  it('smaller after it was paid is owed, larger is to be paid', async () => {
    const placed = await order();
    const payment = { means: 'transfer', reference: 'AZ 7', cents: 8000 } as const;
    accepted(await recordPayment(desk.services, HEIKE, placed.number, payment));
    accepted(await change(placed, to(18, 3)));
    const { due, paidCents } = await desk.orderNow(placed);
    expect([due.totalCents, paidCents]).toEqual([7200, 8000]);
    accepted(await change(placed, to(22, 4)));
    expect((await desk.orderNow(placed)).due.totalCents).toBe(8800);
  });

  it('of an enquiry needs no invoice, and ends with it', async () => {
    const { secret } = accepted(await groups().enquire(request, BUYER));
    const held = (await desk.services.ticketing.order(secret)) as Order;
    accepted(await change(held, to(15, 3)));
    expect(await documents(held)).toEqual([]);
    expect(await free()).toBe(12);
    desk.clock.set('2026-11-25T23:00:00.000Z');
    expect(await change(held, to(15, 2))).toMatchObject({ error: { code: 'NO_ACTIVE_RESERVATION' } });
  });

  it('is not changed after the event was cancelled', async () => {
    const placed = await order();
    const { id } = await desk.services.db
      .selectFrom('events')
      .select('id')
      .where('id_jet', '=', JET_ID)
      .executeTakeFirstOrThrow();
    accepted(await cancelEvent(desk.services, HEIKE, id, 'Sturm'));
    expect(await change(placed, to(18, 3))).toMatchObject({ error: { code: 'EDIT_CLOSED' } });
  });

  it('is changed wholly or not at all, wherever the process dies between', async () => {
    const placed = await order();
    for (let statements = 0; ; statements += 1) {
      const db = desk.services.db.withPlugin(dyingAfter(statements));
      const outcome = await change(placed, to(19, 3), { ...desk.services, db }).catch(
        (error: unknown) => error,
      );
      const facts = [...(await counted(placed)), await free(), (await documents(placed)).length];
      expect([
        [20, 4, 6, 1],
        [19, 3, 8, 2],
      ]).toContainEqual(facts);
      if (outcome !== DIED) break;
    }
    expect(await counted(placed)).toEqual([19, 3]);
  });
});
