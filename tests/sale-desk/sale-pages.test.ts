import { afterEach, beforeEach, expect, it } from 'vitest';
import { markAdmitted } from '#features/box-office/order-store/index.server.ts';
import { type Principal, ROLES } from '#features/core/access/index.server.ts';
import {
  loadDeskEventPage,
  loadDeskEventsPage,
  loadDeskOrderPage,
  loadDoorList,
  recordPayment,
} from '#features/shop/desk/index.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { HEIKE, openWithFixedClock } from '#tests/order-desk/desk.ts';
import { orderRequest } from '#tests/ticketing/box-office.ts';
import { accepted } from '#tests/ticketing/outcomes.ts';

const FIRST = { query: '', isOver: false, isWaitedFor: false, page: 1 };

describeOnEngines('the pages of sales at the desk', (engine) => {
  let site: Awaited<ReturnType<typeof openWithFixedClock>>;

  beforeEach(async () => {
    site = await openWithFixedClock(engine, { demo: true });
  });
  afterEach(() => site.test.close());

  const staff = HEIKE as Principal;
  const language = 'de' as const;
  const list = (asked: Partial<typeof FIRST> = {}) =>
    loadDeskEventsPage(site.services, { ...FIRST, ...asked }, { staff, language });
  const eventPage = async (id: number, as = staff) => {
    const found = await loadDeskEventPage(site.services, id, { staff: as, language, draft: null });
    if (!found) throw new Error('No such event');
    return found;
  };
  const startsOf = async (ids: number[]) => {
    const { db } = site.services;
    const rows = await db.selectFrom('events').select(['id', 'date_start']).where('id', 'in', ids).execute();
    return ids.map((id) => rows.find((row) => row.id === id)?.date_start);
  };
  const onSale = async () => {
    const { pages } = await list();
    for (let page = 1; page <= pages; page += 1)
      for (const { id, state, places } of (await list({ page })).rows) {
        // One without timeslots: exhibitions have the most places.
        const isSmall = places !== null && places.free > 4 && places.capacity < 150;
        const { jetId } = (await eventPage(id)).event;
        if (state === 'on-sale' && isSmall && jetId !== null) return { id, jetId, page };
      }
    throw new Error('Nothing is on sale');
  };
  async function buy(jetId: number) {
    const { ticketing } = site.services;
    const [group] = (await ticketing.offer(jetId))?.seatGroups ?? [];
    const tickets = [{ saleTypeId: group?.prices[0]?.saleTypeId ?? 0, quantity: 2 }];
    const wanted = { jetId, seatGroup: group?.seatGroup ?? null, blockId: null, tickets };
    const { reference } = accepted(await ticketing.add(null, wanted));
    const contents = (await ticketing.cart(reference))?.contents ?? '';
    const { secret } = accepted(await ticketing.placeOrder(reference, orderRequest({ contents })));
    const order = await ticketing.order(secret);
    if (!order) throw new Error('No order');
    return order;
  }

  it('list coming events, the next first, and past ones, the latest first', async () => {
    const coming = await list();
    const starts = await startsOf(coming.rows.map(({ id }) => id));
    expect(starts).toEqual(starts.toSorted());
    site.test.clock.set('2027-11-20T11:00:00.000Z');
    const over = await list({ isOver: true });
    expect(over.total).toBeGreaterThanOrEqual(coming.total);
    const ends = await startsOf(over.rows.map(({ id }) => id));
    expect(ends).toEqual(ends.toSorted().toReversed());
    expect((await list({ query: 'no-such-thing' })).total).toBe(0);
  });

  it('find those that somebody waits for, and say since when', async () => {
    expect((await list({ isWaitedFor: true })).total).toBe(0);
    const { id, jetId } = await onSale();
    const { db, clock } = site.services;
    const pool = await db
      .selectFrom('pools')
      .select('id')
      .where('performance_id', '=', jetId)
      .executeTakeFirstOrThrow();
    const waiting = { performance_id: jetId, pool_id: pool.id, wanted: '[]', tickets: 2, least_units: 2 };
    const entry = { language: 'de' as const, user_id: null, joined_at: clock.now() };
    await db
      .insertInto('waiting_entries')
      .values({
        ...waiting,
        ...entry,
        secret: 's'.repeat(32),
        only_together: true,
        email: 'ida@post.example',
      })
      .execute();
    expect((await list({ isWaitedFor: true })).rows).toMatchObject([{ id, waiting: 1 }]);
    expect((await eventPage(id)).waiting).toMatchObject([
      { email: 'ida@post.example', tickets: 2, onlyTogether: true, joined: 'Fr 20. November, 12:00' },
    ]);
  });

  it('list the holders of tickets and the admitted ones', async () => {
    const { id, jetId, page } = await onSale();
    const order = await buy(jetId);
    const cents = order.due.totalCents;
    await recordPayment(site.services, HEIKE, order.number, { cents, means: 'cash', reference: '7' });
    const [first] = order.tickets;
    const admission = { at: site.services.clock.now(), by: 1, door: 'Hof', scan: 'scan-0001' };
    await site.services.db.transaction().execute((trx) => markAdmitted(trx, [first?.code ?? ''], admission));
    const door = await loadDoorList(site.services, id, { language, mayReadHealth: true });
    expect(door?.lines.filter((line) => line.order === order.number)).toMatchObject([
      { ticket: `${order.number}-1`, isGood: true, admitted: { time: '12:00', door: 'Hof' } },
      { ticket: `${order.number}-2`, isGood: true, admitted: null },
    ]);
    expect(JSON.stringify(door)).not.toContain(first?.code);
    expect((await list({ page })).rows.find((each) => each.id === id)).toMatchObject({ inside: 1 });
    const bought = await loadDeskOrderPage(site.services, order.number, { staff, language, draft: null });
    expect(bought?.tickets.map(({ admitted }) => admitted)).toEqual(['Fr 20. November, 12:00', null]);
    expect(await loadDoorList(site.services, 999_999, { language, mayReadHealth: true })).toBeNull();
  });

  it('name the ticket holders to notify for a date, and the price lists for one that is not on sale', async () => {
    const { id, jetId } = await onSale();
    const { notified: before } = await eventPage(id);
    await buy(jetId);
    expect(await eventPage(id)).toMatchObject({
      notified: { orders: before.orders + 1, tickets: before.tickets + 2 },
      event: { saleTimes: { members: null, ends: expect.any(String) } },
      priceLists: [],
    });
    const { db } = site.services;
    await db.updateTable('events').set({ id_jet: null }).where('id', '=', id).execute();
    const unsold = await eventPage(id);
    expect(unsold).toMatchObject({ event: { jetId: null }, notified: { orders: 0, tickets: 0 } });
    expect(unsold.priceLists[0]?.groups).toContainEqual({
      ...{ id: expect.any(Number), name: { de: expect.any(String), en: expect.anything() } },
      cents: expect.arrayContaining([expect.any(Number)]),
    });
  });

  it('link to the sale with permission to sell, and to its record with permission to plan the programme', async () => {
    const { id } = await onSale();
    for (const role of ROLES) {
      const as = { ...staff, role };
      const { canSell } = await loadDeskEventsPage(site.services, FIRST, { staff: as, language });
      const { canEdit } = await eventPage(id, as);
      const sells = role === 'box_office' || role === 'administrator';
      const plans = role === 'editor' || role === 'html_editor' || role === 'administrator';
      expect([role, canSell, canEdit]).toEqual([role, sells, plans]);
    }
  });
});
