import { Hono } from 'hono';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { voucherReference } from '#features/box-office/credit/credit.ts';
import { addCredit, creditApi, spendCredit } from '#features/box-office/credit/index.server.ts';
import { ROLES, type Role } from '#features/core/access/index.server.ts';
import { Problem, problemResponse } from '#platform/http/problem.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { type Desk, openDesk } from '#tests/order-desk/desk.ts';

interface Account {
  id: number;
  owner: { name: string; email: string } | null;
  balance_cents: number;
  last_entry_at: string;
}

describeOnEngines('what people have with the house, read by the box office', (engine) => {
  let desk: Desk;
  let role: Role | null;
  let app: Hono;

  beforeEach(async () => {
    desk = await openDesk(engine);
    role = 'box_office';
    app = new Hono({ strict: false });
    app.use(async (c, next) => {
      c.set('principal' as never, (async () => role && { id: 1, role }) as never);
      await next();
    });
    app.route('/', creditApi(desk.services));
    app.onError((error, c) =>
      error instanceof Problem ? problemResponse(c, error) : c.text(String(error), 500),
    );
  });
  afterEach(() => desk.close());

  const get = async (path: string) => {
    const answer = await app.request(`https://haus.example/admin/credit-accounts/${path}`);
    return { status: answer.status, json: (await answer.json()) as unknown };
  };
  const list = async (query: string) =>
    (await get(`?${query}`)).json as { count: number; next: string | null; results: Account[] };
  const names = async (query: string) =>
    (await list(query)).results.map(({ owner }) => owner?.name.split(' ')[0]);

  async function person(first: string, last: string): Promise<number> {
    const at = desk.services.clock.now();
    const { id } = await desk.services.db
      .insertInto('users')
      .values({
        ...{ name: `${first} ${last}`, first_name: first, last_name: last },
        ...{ email: `${first.toLowerCase()}@post.example`, email_verified: true, image: null },
        ...{ role: 'visitor', two_factor_enabled: false, created_at: at, updated_at: at },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }
  const book = (work: Parameters<ReturnType<Desk['services']['db']['transaction']>['execute']>[0]) =>
    desk.services.db.transaction().execute(work);
  const minute = (past: number) => `2026-11-20T09:${String(past).padStart(2, '0')}:00.000Z`;
  const voucher = (userId: number, cents: number, at: number, id = userId * 100 + at) =>
    book((trx) =>
      addCredit(trx, {
        ...{ kind: 'gift-voucher', userId, cents, orderId: null, now: minute(at) },
        reference: voucherReference(id),
      }),
    );

  it('is a list that is searched, sorted and has pages', async () => {
    const [mia, ute, bo] = [
      await person('Mia', 'Ast'),
      await person('Ute', 'Zapf'),
      await person('Bo', 'Maus'),
    ];
    await voucher(mia, 1000, 1);
    await voucher(ute, 3000, 2);
    await voucher(bo, 2000, 3);
    expect(await names('')).toEqual(['Bo', 'Ute', 'Mia']);
    expect(await names('sort=balance_cents&order=desc')).toEqual(['Ute', 'Bo', 'Mia']);
    expect(await names('sort=name&order=asc')).toEqual(['Mia', 'Bo', 'Ute']);
    expect(await names('q=zapf')).toEqual(['Ute']);
    expect(await names('q=bo%40post+MAUS')).toEqual(['Bo']);
    expect(await names('q=niemand')).toEqual([]);
    const page = await list('sort=name&order=asc&page=2&page_size=2');
    expect([page.count, page.next, page.results.length]).toEqual([3, null, 1]);
    for (const query of ['sort=secret', 'order=up', 'page=0', `q=${'x'.repeat(101)}`])
      expect((await get(`?${query}`)).status).toBe(400);
  });

  it('has each change with what it comes from, the newest first', async () => {
    const mia = await person('Mia', 'Ast');
    const code = 'SPECHTSPECHT';
    const { id: voucherId } = await desk.services.db
      .insertInto('gift_vouchers')
      .values({ code, cents: 5000, recipient: 'Tombola', valid_until: null, is_active: true })
      .returning('id')
      .executeTakeFirstOrThrow();
    await voucher(mia, 5000, 1, voucherId);
    const { number } = await desk.order();
    const { id: orderId } = await desk.services.db
      .selectFrom('orders')
      .select('id')
      .where('number', '=', number)
      .executeTakeFirstOrThrow();
    const paid = { userId: mia, cents: 1500, reference: 'payment 7', orderId, now: minute(2) };
    expect(await book((trx) => spendCredit(trx, paid))).toBe(true);
    const [account] = (await list('')).results;
    expect(account).toMatchObject({ owner: { id: mia }, balance_cents: 3500, last_entry_at: minute(2) });
    expect((await get(`${account?.id}/`)).json).toMatchObject({
      balance_cents: 3500,
      put_aside_cents: 0,
      entry_count: 2,
      entries: [
        { kind: 'payment', cents: -1500, balance_cents: 3500, order: number, voucher: null },
        {
          kind: 'gift-voucher',
          cents: 5000,
          order: null,
          voucher: { id: voucherId, code, recipient: 'Tombola' },
        },
      ],
    });
    expect((await get('999/')).status).toBe(404);
  });

  it('is still in the books when the account of its owner is gone', async () => {
    await voucher(await person('Mia', 'Ast'), 1000, 1);
    await desk.services.db.updateTable('credit_accounts').set({ user_id: null }).execute();
    expect((await list('sort=name')).results).toMatchObject([{ owner: null, balance_cents: 1000 }]);
  });

  it('is for those who sell', async () => {
    for (const each of [null, ...ROLES]) {
      role = each;
      const refused = each === null ? 401 : 403;
      const isAllowed = each === 'box_office' || each === 'administrator';
      expect([each, (await get('')).status]).toEqual([each, isAllowed ? 200 : refused]);
      expect([each, (await get('1/')).status]).toEqual([each, isAllowed ? 404 : refused]);
    }
  });
});
