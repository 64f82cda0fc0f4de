import { Hono } from 'hono';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { markAdmitted } from '#features/box-office/order-store/index.server.ts';
import { ROLES, type Role } from '#features/core/access/index.server.ts';
import { orderDeskApi, recordPayment, saleDeskApi } from '#features/shop/desk/index.server.ts';
import { Problem, problemResponse } from '#platform/http/problem.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { HEIKE, openWithFixedClock } from '#tests/order-desk/desk.ts';
import { orderRequest } from '#tests/ticketing/box-office.ts';
import { accepted } from '#tests/ticketing/outcomes.ts';

interface SaleRow {
  id: number;
  id_jet: number | null;
  date_start: string;
  state: string;
  places: { capacity: number; sold: number; free: number } | null;
  waiting: number;
  expected: number;
  inside: number;
}

describeOnEngines('sales and who comes, read through the API', (engine) => {
  let site: Awaited<ReturnType<typeof openWithFixedClock>>;
  let role: Role | null;
  let app: Hono;

  beforeEach(async () => {
    site = await openWithFixedClock(engine, { demo: true });
    role = 'box_office';
    app = new Hono({ strict: false });
    app.use(async (c, next) => {
      c.set('principal' as never, (async () => role && { id: 1, role }) as never);
      await next();
    });
    app.route('/', saleDeskApi(site.services));
    app.route('/', orderDeskApi(site.services));
    app.onError((error, c) =>
      error instanceof Problem ? problemResponse(c, error) : c.text(String(error), 500),
    );
  });
  afterEach(() => site.test.close());

  const get = async (path: string) => {
    const answer = await app.request(`https://haus.example${path}`);
    return { status: answer.status, json: (await answer.json()) as unknown };
  };
  const list = async (query = '') =>
    (await get(`/admin/sales/?${query}`)).json as { count: number; results: SaleRow[] };
  const onSale = async () => {
    const { results } = await list('page_size=100');
    // One without timeslots: exhibitions have the most places.
    const isSmall = ({ places }: SaleRow) => places !== null && places.free > 4 && places.capacity < 150;
    const found = results.find((row) => row.state === 'on-sale' && isSmall(row));
    if (!found?.id_jet) throw new Error('Nothing is on sale');
    return { id: found.id, jetId: found.id_jet };
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

  it('lists what is coming, the next first, and what is over, the latest first', async () => {
    const coming = await list('page_size=100');
    const starts = coming.results.map(({ date_start: start }) => start);
    expect(starts).toEqual(starts.toSorted());
    const over = (await list('is_over=true&page_size=100')).results.map(({ date_start: start }) => start);
    expect(over).toEqual(over.toSorted().toReversed());
    expect((await list('q=no-such-thing')).count).toBe(0);
    for (const query of ['is_over=maybe', `q=${'x'.repeat(101)}`, 'page_size=101'])
      expect((await get(`/admin/sales/?${query}`)).status).toBe(400);
  });

  it('finds those that somebody waits for', async () => {
    expect((await list('is_waited_for=true')).count).toBe(0);
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
    const { results } = await list('is_waited_for=true');
    expect(results).toMatchObject([{ id, waiting: 1 }]);
    expect((await get(`/admin/events/${id}/sale/`)).json).toMatchObject({
      waiting_list: [{ email: 'ida@post.example', tickets: 2, only_together: true }],
    });
  });

  it('says who has a ticket and who came in with one', async () => {
    const { id, jetId } = await onSale();
    const order = await buy(jetId);
    const cents = order.due.totalCents;
    await recordPayment(site.services, HEIKE, order.number, { cents, means: 'cash', reference: '7' });
    const [first] = order.tickets;
    const admission = { at: site.services.clock.now(), by: 1, door: 'Hof', scan: 'scan-0001' };
    await site.services.db.transaction().execute((trx) => markAdmitted(trx, [first?.code ?? ''], admission));
    const tickets = (await get(`/admin/events/${id}/door-list/`)).json as { ticket: string }[];
    expect(tickets.filter(({ ticket }) => ticket.startsWith(order.number))).toMatchObject([
      { ticket: `${order.number}-1`, is_good: true, admitted_at: admission.at, door: 'Hof' },
      { ticket: `${order.number}-2`, is_good: true, admitted_at: null, door: null },
    ]);
    expect(JSON.stringify(tickets)).not.toContain(first?.code);
    const row = (await list('page_size=100')).results.find((each) => each.id === id);
    expect(row).toMatchObject({ inside: 1 });
    expect((await get(`/admin/orders/${order.number}`)).json).toMatchObject({
      tickets: [{ admitted_at: admission.at }, { admitted_at: null }],
    });
  });

  it('says of a date who would hear of it, and of one that is not on sale what it can be sold by', async () => {
    const { id, jetId } = await onSale();
    const { told: before } = (await get(`/admin/events/${id}/sale/`)).json as {
      told: { orders: number; tickets: number };
    };
    await buy(jetId);
    expect((await get(`/admin/events/${id}/sale/`)).json).toMatchObject({
      told: { orders: before.orders + 1, tickets: before.tickets + 2 },
      ...{ sale: 'open', members_from: null, price_lists: [] },
    });
    const { db } = site.services;
    await db.updateTable('events').set({ id_jet: null }).where('id', '=', id).execute();
    const unsold = (await get(`/admin/events/${id}/sale/`)).json as {
      price_lists: { seat_groups: unknown }[];
    };
    expect(unsold).toMatchObject({ sale: null, told: { orders: 0, tickets: 0 } });
    expect(unsold.price_lists[0]?.seat_groups).toContainEqual({
      ...{ id: expect.any(Number), name: { de: expect.any(String), en: expect.anything() } },
      cents: expect.arrayContaining([expect.any(Number)]),
    });
  });

  it('is for those who sell, and the list at the door for those who let people in', async () => {
    const { id } = await onSale();
    for (const each of [null, ...ROLES]) {
      role = each;
      const refused = each === null ? 401 : 403;
      const sells = each === 'box_office' || each === 'administrator';
      expect([each, (await get('/admin/sales/')).status]).toEqual([each, sells ? 200 : refused]);
      const letsIn = sells || each === 'door';
      const path = `/admin/events/${id}/door-list/`;
      expect([each, (await get(path)).status]).toEqual([each, letsIn ? 200 : refused]);
    }
    role = 'door';
    expect((await get('/admin/events/999999/door-list/')).status).toBe(404);
  });
});
