import { Hono } from 'hono';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ROLES, type Role } from '#features/core/access/index.server.ts';
import { ledgerReport } from '#features/shop/desk/closings/ledger-report.ts';
import { findLedger, ledgerSlices } from '#features/shop/desk/closings/ledger-store.server.ts';
import { recordPayment } from '#features/shop/desk/index.server.ts';
import { orderFileApi } from '#features/shop/desk/orders/api.server.ts';
import { exportOrders } from '#features/shop/desk/orders/export-orders.server.ts';
import { toJson } from '#platform/database/columns.server.ts';
import { Problem, problemResponse } from '#platform/http/problem.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { orderRequest } from '#tests/ticketing/box-office.ts';
import { type Desk, HEIKE, openDesk, RECEIPT } from './desk.ts';

const LEAD = { id: 1, role: 'administrator' } as const;
const ALL = { words: [], state: undefined, performanceId: undefined };
const YEAR = { from: '2026-01-01', to: '2026-12-31' };

describeOnEngines('the export of orders', (engine) => {
  let desk: Desk;

  beforeEach(async () => {
    desk = await openDesk(engine);
  });
  afterEach(() => desk.close());

  /** Copies of an order, with its payments where it has some. */
  async function copies(count: number): Promise<void> {
    const { db } = desk.services;
    const { id, invoice_recipient, ...row } = await db
      .selectFrom('orders')
      .selectAll()
      .executeTakeFirstOrThrow();
    const payments = await db.selectFrom('payments').selectAll().execute();
    for (let copy = 0; copy < count; copy += 1) {
      const name = `BS-222-${copy}`;
      const { id: order_id } = await db
        .insertInto('orders')
        .values({
          ...row,
          number: name,
          secret: name,
          hold_id: null,
          invoice_recipient: toJson(null),
          group_needs: null,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      for (const { id: _, ...payment } of payments)
        await db
          .insertInto('payments')
          .values({ ...payment, order_id })
          .execute();
    }
  }

  it('has every order once, though others are placed meanwhile', async () => {
    const { number } = await desk.order();
    await copies(130);
    const numbers: string[] = [];
    const sizes: number[] = [];
    let isFirst = true;
    for await (const piece of await exportOrders(desk.services, LEAD, ALL, 'de')) {
      const found = piece.match(/BS-\w{3}-\w+/g) ?? [];
      numbers.push(...found);
      sizes.push(found.length);
      if (!isFirst || numbers.length < 50) continue;
      isFirst = false;
      for (let late = 0; late < 3; late += 1) await desk.order();
    }
    expect(numbers).toHaveLength(131);
    // The heads, a small slice so that the answer begins soon, and the rest.
    expect(sizes).toEqual([0, 10, 100, 21]);
    expect(new Set(numbers).size).toBe(131);
    expect(numbers.at(-1)).toBe(number);
  });

  it('is one of administrators alone, narrowed as the list is, and stands in the audit', async () => {
    const named = (lastName: string) => desk.order({ customer: { ...orderRequest().customer, lastName } });
    await named('Amsel');
    const { number } = await named('=Specht');
    let role: Role | null = null;
    const app = new Hono({ strict: false });
    app.use(async (c, next) => {
      c.set('language' as never, 'de' as never);
      c.set('principal' as never, (async () => role && { id: 1, role }) as never);
      await next();
    });
    app.route('/', orderFileApi(desk.services));
    app.onError((error, c) =>
      error instanceof Problem ? problemResponse(c, error) : c.text(String(error), 500),
    );
    const file = async (query = 'q=specht') =>
      app.request(`https://haus.example/admin/orders/export.csv?${query}`);
    for (const each of [null, ...ROLES.filter((known) => known !== 'administrator')]) {
      role = each;
      expect([each, (await file()).status]).toEqual([each, each === null ? 401 : 403]);
    }
    role = 'administrator';
    for (const query of ['state=lost', 'performance=0', `q=${'x'.repeat(201)}`, 'q=%00'])
      expect([query.slice(0, 20), (await file(query)).status]).toEqual([query.slice(0, 20), 400]);
    const lines = (await (await file()).text()).trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(number);
    // As German spreadsheets open it: semicolons, a decimal comma, the day and time of the venue, the event.
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

  it('of the ledger comes in slices that add up to its sums', async () => {
    const { number } = await desk.order();
    await recordPayment(desk.services, HEIKE, number, { ...RECEIPT, cents: 1500 });
    await copies(1100);
    const slices: number[] = [];
    let cents = 0;
    for await (const lines of ledgerSlices(desk.services.db, YEAR)) {
      slices.push(lines.length);
      for (const line of lines) cents += line.cents;
    }
    expect(slices).toEqual([100, 500, 500, 1]);
    expect(cents).toBe(1101 * 1500);
    expect(ledgerReport(await findLedger(desk.services.db, YEAR))).toMatchObject({ totalCents: cents });
    const gone = AbortSignal.abort();
    await expect(findLedger(desk.services.db, YEAR, { signal: gone })).rejects.toThrow('aborted');
  });
});
