import { Hono } from 'hono';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ROLES, type Role } from '#features/core/access/index.server.ts';
import { closingsApi, recordPayment } from '#features/shop/desk/index.server.ts';
import { Problem, problemResponse } from '#platform/http/problem.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { type Desk, HEIKE, openDesk, RECEIPT } from '#tests/order-desk/desk.ts';

const TODAY = '2026-11-20';

describeOnEngines('a day of the books, looked at and closed through the API', (engine) => {
  let desk: Desk;
  let role: Role | null;
  let app: Hono;

  beforeEach(async () => {
    desk = await openDesk(engine);
    role = 'accountant';
    app = new Hono({ strict: false });
    app.use(async (c, next) => {
      c.set('principal' as never, (async () => role && { id: 3, role }) as never);
      await next();
    });
    app.route('/', closingsApi(desk.services));
    app.onError((error, c) =>
      error instanceof Problem ? problemResponse(c, error) : c.text(String(error), 500),
    );
  });
  afterEach(() => desk.close());

  const ask = async (path: string, body?: object) => {
    const answer = await app.request(`https://haus.example/admin/${path}`, {
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
      headers: { 'content-type': 'application/json' },
    });
    return { status: answer.status, json: (await answer.json()) as Record<string, unknown> };
  };
  const pay = async () => {
    const { number } = await desk.order();
    await recordPayment(desk.services, HEIKE, number, { cents: 1500, ...RECEIPT });
  };

  it('shows what would be closed, and is closed with that alone', async () => {
    await pay();
    expect((await ask('ledger/open-days/')).json).toEqual({
      today: TODAY,
      latest: null,
      days: [{ day: TODAY, count: 1, total_cents: 1500 }],
    });
    const open = (await ask(`closings/${TODAY}/`)).json;
    expect(open).toMatchObject({
      ...{ is_closed: false, is_today: true, refusal: null, closed_at: null },
      ...{ count: 1, total_cents: 1500, means: [{ means: 'cash', paid_cents: 1500 }] },
    });
    const seen = { count: 1, total_cents: 1500 };
    await pay();
    const refused = await ask('closings/', { day: TODAY, seen });
    expect([refused.status, refused.json.code]).toEqual([409, 'booked_meanwhile']);
    const closed = await ask('closings/', { day: TODAY, seen: { count: 2, total_cents: 3000 } });
    expect([closed.status, closed.json.total_cents]).toEqual([201, 3000]);
    expect((await ask(`closings/${TODAY}/`)).json).toMatchObject({
      ...{ is_closed: true, refusal: null, count: 2, total_cents: 3000, from: TODAY },
      closed_at: desk.services.clock.now(),
    });
    expect((await ask('ledger/open-days/')).json).toMatchObject({ latest: TODAY, days: [] });
  });

  it('says why a day cannot be closed before anybody tries', async () => {
    await ask('closings/', { day: TODAY });
    for (const [day, refusal] of [
      ['2026-11-19', 'day_passed'],
      ['2026-11-21', 'day_ahead'],
    ]) {
      expect((await ask(`closings/${day}/`)).json).toMatchObject({ is_closed: false, refusal, count: 0 });
      const tried = await ask('closings/', { day });
      expect([tried.status, tried.json.code]).toEqual([409, refusal]);
    }
    expect((await ask('closings/', { day: TODAY })).json.code).toBe('already_closed');
    expect((await ask('closings/2026-02-30/')).status).toBe(404);
  });

  it('is for those who read the books', async () => {
    for (const each of [null, ...ROLES]) {
      role = each;
      const refused = each === null ? 401 : 403;
      const reads = each === 'accountant' || each === 'administrator';
      for (const path of ['ledger/open-days/', `closings/${TODAY}/`])
        expect([each, path, (await ask(path)).status]).toEqual([each, path, reads ? 200 : refused]);
    }
  });
});
