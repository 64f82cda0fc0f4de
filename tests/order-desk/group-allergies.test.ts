import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  findAnswersOfOrder,
  findAnswersOfPerformance,
  findConsent,
  type GroupAllergy,
  purgeOldAnswers,
  withdrawConsent,
} from '#features/box-office/questions/index.server.ts';
import type { GroupOrder, Order } from '#features/box-office/ticketing/index.ts';
import { findAuditEntries } from '#features/core/access/index.server.ts';
import { countAllergies } from '#features/shop/desk/orders/count-allergies.server.ts';
import { findGroupAllergiesView } from '#features/shop/orders/index.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { sell } from '#tests/ticketing/box-office.ts';
import { stageProduction } from '#tests/ticketing/production.ts';
import { againWhileBusy, type Desk, openDesk } from './desk.ts';

const JET_ID = 7;
const name = (de: string) => ({ de, en: null });
const CLASSES = {
  ...{ code: 'HALL', name: name('Saal'), capacity: 30 },
  prices: [{ name: name('Kind'), cents: 400, groupFrom: 3 }],
};
const DATE = { dateStart: '2026-12-08T08:30:00.000Z', dateEnd: '2026-12-08T09:45:00.000Z' };
const NOTHING: Record<GroupAllergy, string> = {
  ...{ gluten: '', lactose: '', nuts: '', egg: '', vegetarian: '', vegan: '', wheelchair: '', other: '' },
};
const CONSENT = 'You may store it.';

describeOnEngines('the allergies and needs of a group', (engine) => {
  let desk: Desk;

  beforeEach(async () => {
    desk = await openDesk(engine);
    await sell(desk.services.db, [{ jetId: JET_ID, ...DATE, seatGroups: [CLASSES] }]);
    await stageProduction(desk.services.db, [{ jetId: JET_ID, ...DATE }]);
  });
  afterEach(() => desk.close());

  const ask = () => desk.services.db.updateTable('prices').set({ asks_allergies: true }).execute();
  const order = async (take: 'order' | 'enquire' = 'order'): Promise<Order> => {
    const { groups } = desk.services.ticketing;
    if (!groups) throw new Error('the box office sells nothing to groups');
    const request: GroupOrder = {
      ...{ jetId: JET_ID, seatGroup: 'HALL' },
      tickets: [{ saleTypeId: 1, quantity: 4, cents: 400 }],
      group: { name: 'Grundschule am Auwald, 2b', needs: [], isOneCode: false },
      request: {
        customer: { firstName: 'Tomke', lastName: 'Brandt', email: 'brandt@example.org', userId: null },
        ...{ language: 'de', invoiceRecipient: null },
      },
    };
    const placed = await groups[take](request, { session: 'abc', network: null, key: 'group 1' });
    if (!placed.ok) throw new Error(placed.error.code);
    return (await desk.services.ticketing.order(placed.value.secret)) as Order;
  };
  const count = (
    { number }: Order,
    typed: Partial<Record<GroupAllergy, string>>,
    consent: string | null = CONSENT,
  ) => countAllergies(desk.services, number, { typed: { ...NOTHING, ...typed }, consent });
  const answers = async ({ number }: Order) =>
    (await findAnswersOfOrder(desk.services.db, number)).map(({ question, answer, isHealth }) => [
      question.de,
      answer.de,
      isHealth,
    ]);

  it('are not asked for unless a price says so', async () => {
    const placed = await order();
    const now = '2026-12-01T10:00:00.000Z';
    expect(await findGroupAllergiesView(desk.services.db, placed, now)).toBeNull();
    expect(await count(placed, { gluten: '1' })).toMatchObject({ error: { code: 'EDIT_CLOSED' } });
    await ask();
    expect(await findGroupAllergiesView(desk.services.db, placed, now)).toEqual({ heads: 4 });
  });

  it('stand as answers about health at the desk and on the door list, without names, and the audit has none of them', async () => {
    await ask();
    const placed = await order();
    expect(await count(placed, { gluten: '2', other: 'ohne Soja' })).toMatchObject({ ok: true });
    const stored = [
      ['In der Gruppe: ohne Gluten', '2', true],
      ['In der Gruppe: anderes', 'ohne Soja', true],
    ];
    expect(await answers(placed)).toEqual(stored);
    expect(await findAnswersOfPerformance(desk.services.db, JET_ID)).toHaveLength(2);
    expect(await findConsent(desk.services.db, placed.number)).toBe(CONSENT);
    const { entries } = await findAuditEntries(
      desk.services.db,
      { entity: 'orders', entityId: placed.number },
      { page: 1, pageSize: 9 },
    );
    expect(JSON.stringify(entries)).not.toMatch(/Soja|Gluten/);
  });

  it('are the whole each time, and nothing takes them and the consent away', async () => {
    await ask();
    const placed = await order();
    await count(placed, { gluten: '2', vegan: '1' });
    await count(placed, { egg: '1' });
    expect(await answers(placed)).toEqual([['In der Gruppe: ohne Ei', '1', true]]);
    expect(await count(placed, {}, null)).toMatchObject({ ok: true });
    expect([await answers(placed), await findConsent(desk.services.db, placed.number)]).toEqual([[], null]);
  });

  it.each([
    [{ gluten: '5' }, CONSENT, 'TOO_MANY_COUNTED'],
    [{ gluten: 'viele' }, CONSENT, 'NO_COUNT'],
    [{ gluten: '1' }, null, 'CONSENT_REQUIRED'],
  ])('are refused as %o with the consent %o', async (typed, consent, code) => {
    await ask();
    const placed = await order();
    expect(await count(placed, typed, consent)).toMatchObject({ error: { code } });
    expect(await answers(placed)).toEqual([]);
  });

  it('of two that are sent at once one counts', async () => {
    await ask();
    const placed = await order();
    await Promise.all(['1', '2'].map((egg) => againWhileBusy(() => count(placed, { egg }))));
    expect(await answers(placed)).toHaveLength(1);
  });

  it('are not those of an enquiry, or of a date that has started', async () => {
    await ask();
    const held = await order('enquire');
    expect(await count(held, { egg: '1' })).toMatchObject({ error: { code: 'EDIT_CLOSED' } });
  });

  it('go with the consent, and a week after the visit', async () => {
    await ask();
    const placed = await order();
    await count(placed, { egg: '1' });
    await withdrawConsent(desk.services, placed.number);
    expect(await answers(placed)).toEqual([]);
    await count(placed, { egg: '1' });
    desk.clock.set('2026-12-15T09:44:00.000Z');
    await purgeOldAnswers(desk.services);
    expect(await answers(placed)).toHaveLength(1);
    desk.clock.set('2026-12-15T09:46:00.000Z');
    await purgeOldAnswers(desk.services);
    expect([await answers(placed), await findConsent(desk.services.db, placed.number)]).toEqual([[], null]);
  });
});
