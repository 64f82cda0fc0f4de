import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  findAnswersOfOrder,
  findAnswersOfPerformance,
  findGroupNames,
  purgeOldAnswers,
} from '#features/box-office/questions/index.server.ts';
import type { GroupOrder, Order } from '#features/box-office/ticketing/index.ts';
import { findAuditEntries } from '#features/core/access/index.server.ts';
import { changeGroupNumbers } from '#features/shop/desk/orders/change-group-numbers.server.ts';
import { nameGroup } from '#features/shop/desk/orders/name-group.server.ts';
import { findTicketFacts } from '#features/shop/orders/ticket-sheet/find-ticket-facts.server.ts';
import type { Result } from '#lib/result.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { sell } from '#tests/ticketing/box-office.ts';
import { stageProduction } from '#tests/ticketing/production.ts';
import { type Desk, openDesk } from './desk.ts';

/** The value of what was not refused. */
function accepted<T>(result: Result<T, { code: string }>): T {
  if (!result.ok) throw new Error(`refused: ${result.error.code}`);
  return result.value;
}

const CHILD = 1;
const JET_ID = 7;
const name = (de: string) => ({ de, en: null });
const CLASSES = {
  ...{ code: 'HALL', name: name('Saal'), capacity: 30 },
  prices: [{ name: name('Kind'), cents: 400, groupFrom: 3 }],
};
const DATE = { dateStart: '2026-12-08T08:30:00.000Z', dateEnd: '2026-12-08T09:45:00.000Z' };
const BUYER = { session: 'abc', network: '203.0.113.7', key: 'group 1' };

describeOnEngines('the names of a group', (engine) => {
  let desk: Desk;

  beforeEach(async () => {
    desk = await openDesk(engine);
    await sell(desk.services.db, [{ jetId: JET_ID, ...DATE, seatGroups: [CLASSES] }]);
    await stageProduction(desk.services.db, [{ jetId: JET_ID, ...DATE }]);
  });
  afterEach(() => desk.close());

  const order = async (take: 'order' | 'enquire' = 'order'): Promise<Order> => {
    const { groups } = desk.services.ticketing;
    if (!groups) throw new Error('the box office sells nothing to groups');
    const request: GroupOrder = {
      ...{ jetId: JET_ID, seatGroup: 'HALL' },
      tickets: [{ saleTypeId: CHILD, quantity: 4, cents: 400 }],
      group: { name: 'Grundschule am Auwald, 2b', needs: [], isOneCode: false },
      request: {
        customer: { firstName: 'Tomke', lastName: 'Brandt', email: 'brandt@example.org', userId: null },
        ...{ language: 'de', invoiceRecipient: null },
      },
    };
    const { secret } = accepted(await groups[take](request, BUYER));
    return (await desk.services.ticketing.order(secret)) as Order;
  };
  const names = async ({ number }: Order) => [...(await findGroupNames(desk.services.db, number))];
  const give = ({ number }: Order, typed: string) => nameGroup(desk.services, number, typed);

  it('stand with the tickets: at the desk, on the door list and on paper', async () => {
    const placed = await order();
    accepted(await give(placed, 'Mia\tBerg\nÖzgür\tKaya\n'));
    expect(await names(placed)).toEqual([
      [1, 'Mia Berg'],
      [2, 'Özgür Kaya'],
    ]);
    const { db } = desk.services;
    for (const answers of [
      await findAnswersOfOrder(db, placed.number),
      await findAnswersOfPerformance(db, JET_ID),
    ])
      expect(answers).toMatchObject([
        { position: 1, question: { de: 'Name in der Gruppe' }, answer: { de: 'Mia Berg' }, isHealth: false },
        { position: 2, answer: { de: 'Özgür Kaya' } },
      ]);
    const facts = await findTicketFacts(desk.services, placed, placed.tickets);
    expect(facts.map(({ guest }) => guest)).toEqual(['Mia Berg', 'Özgür Kaya', null, null]);
  });

  it('are the whole list each time, and the audit has none of them', async () => {
    const placed = await order();
    accepted(await give(placed, 'Mia Berg\nÖzgür Kaya'));
    accepted(await give(placed, 'Özgür Kaya'));
    accepted(await give(placed, 'Özgür Kaya'));
    expect(await names(placed)).toEqual([[1, 'Özgür Kaya']]);
    const { entries } = await findAuditEntries(
      desk.services.db,
      { entity: 'orders', entityId: placed.number },
      { page: 1, pageSize: 9 },
    );
    expect(entries).toHaveLength(2);
    expect(JSON.stringify(entries)).not.toMatch(/Mia|Kaya/);
  });

  it('are one of two lists that are sent at once', async () => {
    const placed = await order();
    const lists = ['Mia\nÖzgür', 'Ada\nBo\nCem'];
    for (const sent of await Promise.all(lists.map((list) => give(placed, list)))) accepted(sent);
    const stored = (await names(placed)).map(([, each]) => each).join('\n');
    expect(lists).toContain(stored);
  });

  it('are refused where they are too many or too long, and nothing is changed', async () => {
    const placed = await order();
    accepted(await give(placed, 'Mia'));
    expect(await give(placed, 'a\nb\nc\nd\ne')).toMatchObject({ error: { code: 'TOO_MANY_NAMES' } });
    expect(await give(placed, 'x'.repeat(81))).toMatchObject({ error: { code: 'NAME_TOO_LONG' } });
    expect(await names(placed)).toEqual([[1, 'Mia']]);
  });

  it('are refused for an enquiry, and for what no group ordered', async () => {
    expect(await give(await order('enquire'), 'Mia')).toMatchObject({ error: { code: 'EDIT_CLOSED' } });
    expect(await give(await desk.order(), 'Mia')).toMatchObject({ error: { code: 'EDIT_CLOSED' } });
  });

  it('are refused once it has started', async () => {
    const placed = await order();
    desk.clock.set(DATE.dateStart);
    expect(await give(placed, 'Mia')).toMatchObject({ error: { code: 'EDIT_CLOSED' } });
  });

  it('go with tickets that are given back', async () => {
    const placed = await order();
    accepted(await give(placed, 'Ada\nBo\nCem\nDana'));
    accepted(
      await changeGroupNumbers(desk.services, placed.number, [
        { saleTypeId: CHILD, quantity: 3, cents: 400 },
      ]),
    );
    const { tickets } = await desk.orderNow(placed);
    const valid = tickets.filter(({ state }) => state === 'valid').map(({ position }) => position);
    expect((await names(placed)).map(([position]) => position)).toEqual(valid);
    const stored = await desk.services.db.selectFrom('order_answers').select('id').execute();
    expect(stored).toHaveLength(3);
  });

  it('are deleted a week after the visit', async () => {
    const placed = await order();
    accepted(await give(placed, 'Mia\nÖzgür'));
    desk.clock.set('2026-12-15T09:44:00.000Z');
    expect(await purgeOldAnswers(desk.services)).toBe(0);
    desk.clock.set('2026-12-15T09:46:00.000Z');
    expect(await purgeOldAnswers(desk.services)).toBe(2);
    expect(await names(placed)).toEqual([]);
  });
});
