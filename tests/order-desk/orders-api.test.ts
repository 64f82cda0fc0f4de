import { Hono } from 'hono';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ROLES, type Role } from '#features/core/access/index.server.ts';
import { orderDeskApi, recordPayment } from '#features/shop/desk/index.server.ts';
import { Problem, problemResponse } from '#platform/http/problem.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { orderRequest } from '#tests/ticketing/box-office.ts';
import { type Desk, HEIKE, openDesk, RECEIPT } from './desk.ts';

interface Page {
  count: number;
  next: string | null;
  previous: string | null;
  results: { number: string; state: string; tickets: { title: unknown }[] }[];
}

describeOnEngines('orders, read through the API', (engine) => {
  let desk: Desk;
  let role: Role | null;
  let app: Hono;

  beforeEach(async () => {
    desk = await openDesk(engine);
    role = 'box_office';
    app = new Hono({ strict: false });
    app.use(async (c, next) => {
      c.set('language' as never, 'de' as never);
      c.set('principal' as never, (async () => role && { id: 1, role }) as never);
      await next();
    });
    app.route('/', orderDeskApi(desk.services));
    app.onError((error, c) =>
      error instanceof Problem ? problemResponse(c, error) : c.text(String(error), 500),
    );
  });
  afterEach(() => desk.close());

  const get = async (path: string) => {
    const answer = await app.request(`https://haus.example${path}`);
    return { status: answer.status, json: (await answer.json()) as Record<string, unknown>, answer };
  };
  const list = async (query = '') => (await get(`/admin/orders/?${query}`)).json as unknown as Page;
  const named = (lastName: string) => desk.order({ customer: { ...orderRequest().customer, lastName } });

  it('are listed the newest first, page by page, and narrowed', async () => {
    const [first, second, third] = [await named('Amsel'), await named('Specht'), await named('Specht')];
    await recordPayment(desk.services, HEIKE, second?.number ?? '', { ...RECEIPT, cents: 1500 });
    const numbers = (page: Page) => page.results.map(({ number }) => number);
    const page = await list('page_size=2');
    expect([page.count, numbers(page)]).toEqual([3, [third?.number, second?.number]]);
    expect(page.results.map(({ state }) => state)).toEqual(['open', 'paid']);
    expect(new URL(page.next ?? '').searchParams.get('page')).toBe('2');
    expect(numbers(await list('page_size=2&page=2'))).toEqual([first?.number]);
    expect(numbers(await list('q=specht&state=open'))).toEqual([third?.number]);
    expect((await list('performance=1')).count).toBe(3);
    expect((await list('performance=2')).count).toBe(0);
    expect((await list('state=test')).count).toBe(0);
  });

  it('are answered one by one, with what was paid', async () => {
    const { number } = await named('Specht');
    await recordPayment(desk.services, HEIKE, number, { ...RECEIPT, cents: 1500 });
    const { status, json, answer } = await get(`/admin/orders/${number.toLowerCase()}`);
    expect(status).toBe(200);
    expect(answer.headers.get('cache-control')).toContain('no-store');
    expect(json).toMatchObject({
      number,
      state: 'paid',
      open_cents: 0,
      payments: [{ kind: 'payment', cents: 1500, means: 'cash', reference: 'K-0017', is_reversed: false }],
    });
  });

  it('take any amount on top of what was read as open, and say what changed since', async () => {
    const { number } = await named('Specht');
    const pay = async (body: object) => {
      const answer = await app.request(`https://haus.example/admin/orders/${number}/payments`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ means: 'transfer', reference: 'Auszug 7', ...body }),
      });
      return { status: answer.status, json: await answer.json() };
    };
    expect(await pay({ amount_cents: 500 })).toMatchObject({
      status: 409,
      json: { code: 'amount_differs', amount_cents: 1500 },
    });
    expect(await pay({ amount_cents: 500, open_cents: 1500 })).toMatchObject({
      status: 200,
      json: { state: 'open', open_cents: 1000, has_tickets: false },
    });
    expect(await pay({ amount_cents: 1500, open_cents: 1500, reference: 'Auszug 8' })).toMatchObject({
      status: 409,
      json: { code: 'open_changed', open_cents: 1000 },
    });
    expect(await pay({ amount_cents: 1100, open_cents: 1000, reference: 'Auszug 8' })).toMatchObject({
      status: 200,
      json: { state: 'owed', open_cents: -100, has_tickets: true },
    });
    expect((await pay({ amount_cents: 1, open_cents: 1.5 })).status).toBe(400);
  });

  it('say nothing that opens doors or pages', async () => {
    const order = await named('Specht');
    const one = (await get(`/admin/orders/${order.number}`)).json;
    const written = JSON.stringify([one, await list()]);
    expect(written).toContain(order.number);
    for (const hidden of [order.secret, ...order.tickets.map(({ code }) => code)])
      expect(written).not.toContain(hidden);
  });

  it('refuse what nobody could mean', async () => {
    for (const query of [
      'state=lost',
      'performance=0',
      'performance=1e9',
      'page=0',
      'page_size=101',
      `q=${'x'.repeat(201)}`,
      `q=${'x'.repeat(1_000_000)}`,
      'q=%00',
    ])
      expect([query.slice(0, 20), (await get(`/admin/orders?${query}`)).status]).toEqual([
        query.slice(0, 20),
        400,
      ]);
    for (const number of ['BS-XXX-XXX', '%27', '%00', '..%2F..', 'x'.repeat(5000)])
      expect((await get(`/admin/orders/${number}`)).status).toBe(404);
  });

  it('say what they are about, and what was written to who ordered', async () => {
    const { number } = await named('Specht');
    const { json } = await get(`/admin/orders/${number}`);
    expect(json).toMatchObject({
      has_account: false,
      can_be_sent: false,
      documents: [],
      emails: [{ to: orderRequest().customer.email, sent_at: null }],
    });
    const [ticket] = json.tickets as { seat_group: unknown; price: unknown; admitted_at: unknown }[];
    expect(ticket).toMatchObject({
      seat_group: { de: expect.any(String) },
      price: { de: expect.any(String) },
      admitted_at: null,
    });
  });

  it('are taken along as a file by administrators alone, which is written down', async () => {
    await named('Amsel');
    const { number } = await named('=Specht');
    const file = async () => app.request('https://haus.example/admin/orders/export.csv?q=specht');
    expect((await file()).status).toBe(403);
    role = 'administrator';
    const text = await (await file()).text();
    const lines = text.trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(number);
    // As German spreadsheets open it: semicolons, a decimal comma, the day and time of the house, the event.
    expect(lines[0]).toContain('"Nummer";"Bestellt am";"Stand"');
    expect(lines[1]).toMatch(/"\d{2}\.\d{2}\.\d{4} \d{2}:\d{2}";"offen"/);
    expect(lines[1]).toMatch(/;"\d+,\d{2}"$/);
    // A spreadsheet reads a name, not a formula.
    expect(lines[1]).toContain(`"'=Specht"`);
    const { count } = await desk.services.db
      .selectFrom('audit_entries')
      .where('entity', '=', 'orders')
      .where('entity_id', 'is', null)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(1);
  });

  it('are for those who sell alone', async () => {
    const { number } = await named('Specht');
    for (const each of [null, ...ROLES]) {
      role = each;
      const mayRead = each === 'box_office' || each === 'administrator';
      const refused = each === null ? 401 : 403;
      for (const [path, found] of [
        ['/admin/orders', 200],
        [`/admin/orders/${number}`, 200],
        ['/admin/orders/BS-XXX-XXX', 404],
      ] as const)
        expect([each, path, (await get(path)).status]).toEqual([each, path, mayRead ? found : refused]);
    }
  });
});
