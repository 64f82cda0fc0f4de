import { Hono } from 'hono';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Principal, ROLES, type Role } from '#features/core/access/index.server.ts';
import { closingsApi } from '#features/shop/desk/closings/api.server.ts';
import { closeDay, loadClosingsPage, loadDay, recordPayment } from '#features/shop/desk/index.server.ts';
import { Problem, problemResponse } from '#platform/http/problem.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { type Desk, HEIKE, openDesk, RECEIPT } from '#tests/order-desk/desk.ts';

const NORA = { id: 3, role: 'accountant' } as Principal;
const TODAY = '2026-11-20';

describeOnEngines('a day of the books, looked at and closed at the desk', (engine) => {
  let desk: Desk;

  beforeEach(async () => {
    desk = await openDesk(engine);
  });
  afterEach(() => desk.close());

  const sheetOf = (day: string) =>
    loadDay(desk.services, day, { page: 1, isForPaper: false, staff: NORA, language: 'de' });
  const days = () => loadClosingsPage(desk.services, { page: 1 }, 'de');
  const pay = async () => {
    const { number } = await desk.order();
    await recordPayment(desk.services, HEIKE, number, { cents: 1500, ...RECEIPT });
  };

  it('shows what would be closed, and does not change afterwards', async () => {
    await pay();
    expect(await days()).toMatchObject({
      today: TODAY,
      latest: null,
      open: [{ day: TODAY, count: 1, cents: 1500 }],
    });
    expect(await sheetOf(TODAY)).toMatchObject({
      sheet: { kind: 'open', isToday: true, refusal: null },
      report: { count: 1, totalCents: 1500, means: [{ means: 'cash', paidCents: 1500 }] },
    });
    await closeDay(desk.services, NORA, TODAY, { count: 1, totalCents: 1500 });
    await pay();
    expect(await sheetOf(TODAY)).toMatchObject({
      sheet: { kind: 'closed', closed: 'Fr 20. November, 12:00' },
      report: { count: 1, totalCents: 1500 },
      isOneYear: true,
    });
    // Late entries of a closed day have no separate sheet.
    expect(await days()).toMatchObject({ latest: TODAY, open: [{ day: TODAY, count: 1, cents: 1500 }] });
  });

  it('says why a day cannot be closed before anybody tries', async () => {
    await closeDay(desk.services, NORA, TODAY);
    for (const [day = '', refusal] of [
      ['2026-11-19', 'DAY_PASSED'],
      ['2026-11-21', 'DAY_AHEAD'],
    ])
      expect(await sheetOf(day)).toMatchObject({ sheet: { kind: 'open', refusal }, report: { count: 0 } });
  });

  it('is summed up and exported by those who read the books', async () => {
    await pay();
    await closeDay(desk.services, NORA, TODAY);
    let role: Role | null = null;
    const app = new Hono({ strict: false });
    app.use(async (c, next) => {
      c.set('language' as never, 'de' as never);
      c.set('principal' as never, (async () => role && { id: 3, role }) as never);
      await next();
    });
    app.route('/', closingsApi(desk.services));
    app.onError((error, c) =>
      error instanceof Problem ? problemResponse(c, error) : c.text(String(error), 500),
    );
    const files = [`closings/${TODAY}/payments.csv`, `closings/${TODAY}/datev.csv`, 'ledger/payments.csv'];
    for (const each of [null, ...ROLES]) {
      role = each;
      const refused = each === null ? 401 : 403;
      const reads = each === 'accountant' || each === 'administrator';
      for (const path of ['ledger/', 'closings/', ...files, 'ledger/datev.csv'])
        expect([each, path, (await app.request(`https://haus.example/admin/${path}`)).status]).toEqual([
          ...[each, path, reads ? 200 : refused],
        ]);
    }
    role = 'accountant';
    for (const day of ['2026-11-19', '2026-02-30'])
      expect((await app.request(`https://haus.example/admin/closings/${day}/payments.csv`)).status).toBe(404);
  });
});
