import { afterEach, beforeEach, expect, it } from 'vitest';
import { markAdmitted } from '#features/box-office/order-store/index.server.ts';
import { rebuildOrderBalances } from '#features/box-office/ticketing/index.server.ts';
import { type Order, orderState } from '#features/box-office/ticketing/index.ts';
import { type Principal, ROLES } from '#features/core/access/index.server.ts';
import { cancelTickets } from '#features/shop/desk/orders/cancel-tickets.server.ts';
import { loadDeskOrderPage } from '#features/shop/desk/orders/load-desk-order-page.server.ts';
import {
  loadDeskOrdersPage,
  type OrdersQuery,
} from '#features/shop/desk/orders/load-desk-orders-page.server.ts';
import { recordPayment } from '#features/shop/desk/orders/record-payment.server.ts';
import { ORDER_STATES, type OrderState } from '#lib/order-states.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { orderRequest } from '#tests/ticketing/box-office.ts';
import { type Desk, HEIKE, openDesk, RECEIPT } from './desk.ts';

describeOnEngines('the desk of orders', (engine) => {
  let desk: Desk;

  beforeEach(async () => {
    desk = await openDesk(engine);
  });
  afterEach(() => desk.close());

  const staff = { ...HEIKE, firstName: 'Heike', lastName: 'Lorenz' } as Principal;
  const room = (query: string, state: OrderState | null = null, page = 1) =>
    pageOf({ query, state, performance: null, page });
  const pageOf = (asked: OrdersQuery) => loadDeskOrdersPage(desk.services, asked, { staff, language: 'de' });
  const numbers = async (query: string, state: OrderState | null = null) =>
    (await room(query, state)).rows.map(({ number }) => number);
  const orderBy = (firstName: string, lastName: string, email: string) =>
    desk.order({ customer: { ...orderRequest().customer, firstName, lastName, email } });

  /** Somebody disputes the payment of an order at their bank. */
  async function dispute({ number }: Order): Promise<void> {
    const { db } = desk.services;
    const row = await db
      .selectFrom('orders')
      .select('id')
      .where('number', '=', number)
      .executeTakeFirstOrThrow();
    const at = '2026-11-20T11:00:00.000Z';
    const payment = await db
      .insertInto('online_payments')
      .values({
        ...{
          secret: 'a-secret',
          hold_id: null,
          order_id: row.id,
          is_test: false,
          cents: 1500,
          request: null,
        },
        ...{ begun_at: at, ends_at: at, resumes_until: at, state: 'paid', provider_payment: 'pi_1' },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('disputes')
      .values({
        ...{ name: 'dp_1', payment_id: payment.id, cents: 1500, reason: 'fraudulent', state: 'to-answer' },
        ...{ opened_at: at, answer_until: null, closed_at: null },
      })
      .execute();
    await rebuildOrderBalances(db);
  }

  it('finds by number, name, address and code, however they are written', async () => {
    const ruth = await orderBy('Ruth', 'Übelhör', 'ruth_1@post.example');
    await orderBy('Ibrahim', 'Al-Rashid', 'ruthx1@post.example');
    const [, one, other] = ruth.number.split('-');
    const [ticket] = ruth.tickets;
    const signed = await desk.services.ticketCodes.codeOf(ticket ?? { jetId: 0, code: '' });
    for (const query of [
      ruth.number,
      `${one}${other}`.toLowerCase(),
      `bs ${one} ${other}`,
      `${ruth.number}-2`,
      'übelhör',
      'ÜBELHÖR ruth',
      'ruth_1@',
      ticket?.code ?? '',
      signed,
    ])
      expect([query, await numbers(query)]).toEqual([query, [ruth.number]]);
    for (const query of ['ruth ibrahim nobody', '%', "' or 1=1 --", '\\', 'x'.repeat(200)])
      expect([query, await numbers(query)]).toEqual([query, []]);
  });

  it('tells the states apart as orders do themselves', async () => {
    const [open, paid, owed, disputed, cancelled] = [
      await desk.order(),
      await desk.order(),
      await desk.order(),
      await desk.order(),
      await desk.order(),
    ];
    const test = await desk.order({ isTest: true, paymentMethod: 'test' });
    const pay = (order: Order) =>
      recordPayment(desk.services, HEIKE, order.number, { ...RECEIPT, cents: 1500 });
    const cancel = (order: Order, positions: number[]) =>
      cancelTickets(desk.services, HEIKE, order.number, { positions, reason: 'krank' });
    await pay(paid);
    await pay(owed);
    await cancel(owed, [1, 2]);
    await cancel(cancelled, [1, 2]);
    await pay(disputed);
    await cancel(disputed, [1, 2]);
    await dispute(disputed);
    const all = { open, paid, owed, disputed, cancelled, test };
    for (const state of ORDER_STATES) {
      expect([state, await numbers('', state)]).toEqual([state, [all[state].number]]);
      expect(orderState(await desk.orderNow(all[state]))).toBe(state);
    }
    expect((await room('')).total).toBe(5);
  });

  it('finds those with tickets of an event', async () => {
    const { number } = await desk.order();
    const of = (performance: number) => pageOf({ query: '', state: null, performance, page: 1 });
    expect((await of(1)).rows).toMatchObject([{ number }]);
    expect((await of(2)).rows).toEqual([]);
  });

  it('says of a ticket when somebody came in with it', async () => {
    const { number, tickets } = await desk.order();
    const admission = { at: desk.services.clock.now(), by: 1, door: 'Hof', scan: 'scan-0001' };
    const codes = tickets.slice(0, 1).map(({ code }) => code);
    await desk.services.db.transaction().execute((trx) => markAdmitted(trx, codes, admission));
    const found = await loadDeskOrderPage(desk.services, number, { staff, language: 'de', draft: null });
    expect(found?.tickets.map(({ admitted }) => admitted)).toEqual(['Fr 20. November, 12:00', null]);
  });

  it('offers the file of a list to administrators alone', async () => {
    for (const role of ROLES) {
      const asked = { query: '', state: null, performance: null, page: 1 };
      const { canExport } = await loadDeskOrdersPage(desk.services, asked, {
        staff: { ...staff, role },
        language: 'de',
      });
      expect([role, canExport]).toEqual([role, role === 'administrator']);
    }
  });

  it('shows pages of 25, the newest first', async () => {
    const orders: Order[] = [];
    for (let count = 0; count < 10; count += 1) orders.push(await desk.order());
    const { id: _, ...row } = await desk.services.db
      .selectFrom('orders')
      .selectAll()
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const { id: __, ...ticket } = await desk.services.db
      .selectFrom('order_tickets')
      .selectAll()
      .executeTakeFirstOrThrow();
    for (let copy = 0; copy < 20; copy += 1) {
      const of = { number: `BS-222-${copy}`, secret: `copy-${copy}`, hold_id: null };
      const { id } = await desk.services.db
        .insertInto('orders')
        .values({ ...row, ...of, invoice_recipient: null, group_needs: null })
        .returning('id')
        .executeTakeFirstOrThrow();
      await desk.services.db
        .insertInto('order_tickets')
        .values({ ...ticket, order_id: id, code: `copy-${copy}` })
        .execute();
    }
    expect(await room('')).toMatchObject({ total: 30, pages: 2 });
    expect((await room('', null, 2)).rows.map(({ number }) => number).at(-1)).toBe(orders[0]?.number);
    expect((await room('', null, 99_999)).rows).toEqual([]);
  });

  it('shows an order with its payments, emails and history', async () => {
    const order = await desk.order();
    const found = { staff, language: 'de' as const, draft: null };
    await recordPayment(desk.services, HEIKE, order.number, { ...RECEIPT, cents: 1500 });
    await cancelTickets(desk.services, HEIKE, order.number, { positions: [2], reason: 'krank' });
    expect(await loadDeskOrderPage(desk.services, order.number, found)).toMatchObject({
      state: 'owed',
      openCents: -600,
      canResend: true,
      canRefund: true,
      payments: [{ cents: 1500, reference: 'K-0017' }],
      emails: [{ to: 'svenja@post.example', sentAt: null }, {}, {}],
      history: [
        { what: { kind: 'cancelled', tickets: [2], reason: 'krank' } },
        { what: { kind: 'paid', cents: 1500, means: 'cash', reference: 'K-0017' } },
      ],
    });
    expect(await loadDeskOrderPage(desk.services, 'BS-XXX-XXX', found)).toBeNull();
    expect(await loadDeskOrderPage(desk.services, 'x'.repeat(1_000_000), found)).toBeNull();
  });
});
