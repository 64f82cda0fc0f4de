import { afterEach, beforeEach, expect, it } from 'vitest';
import { findBillingDocuments } from '#features/box-office/order-store/index.server.ts';
import {
  type BillingContents,
  hasTickets,
  type Order,
  openCents,
} from '#features/box-office/ticketing/index.ts';
import { findAuditEntries } from '#features/core/access/index.server.ts';
import { insertUser } from '#features/people/accounts/store.server.ts';
import { addToSale } from '#features/shop/desk/counter/change-tickets.server.ts';
import { cancelTickets } from '#features/shop/desk/orders/cancel-tickets.server.ts';
import { changeCustomer } from '#features/shop/desk/orders/change-customer.server.ts';
import { addTicketsToOrder, swapTicketPrices } from '#features/shop/desk/orders/edit-order.server.ts';
import { loadOrderEditPage } from '#features/shop/desk/orders/load-order-edit-page.server.ts';
import { recordPayment, recordRefund } from '#features/shop/desk/orders/record-payment.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { ADULT, CHILD, orderRequest, sell } from '#tests/ticketing/box-office.ts';
import { DIED, dyingAfter } from '#tests/ticketing/dying.ts';
import { expectSoundBooks } from '#tests/ticketing/invariants.ts';
import { againWhileBusy, type Desk, HEIKE, NELE, openDesk, RECEIPT } from './desk.ts';

const CAPACITY = 20;
const COMPANION = 4;
const totalOf = ({ lines }: BillingContents) =>
  lines.reduce((sum, each) => sum + each.cents * each.quantity, 0);
const HANNES = { ...HEIKE, id: 3 };
const ADULTS = (quantity: number) => [{ saleTypeId: ADULT, quantity, cents: 900 }];
const CHILDREN = (quantity: number) => [{ saleTypeId: CHILD, quantity, cents: 600 }];

describeOnEngines('an order that staff change', (engine) => {
  let desk: Desk;

  beforeEach(async () => {
    desk = await openDesk(engine);
  });
  afterEach(async () => {
    await expectSoundBooks(desk.services.db);
    await desk.close();
  });

  const addition = (tickets = ADULTS(1), more: { jetId?: number; lastPosition?: number } = {}) => ({
    ...{ jetId: 1, blockId: null, seatGroup: 'HALL', lastPosition: 2, tickets },
    ...more,
  });
  const add = (order: Order, sent = addition(), by = HEIKE) =>
    againWhileBusy(() => addTicketsToOrder(desk.services, by, order.number, sent));
  const swap = (order: Order, positions: number[], saleTypeId: number, seenCents: number) =>
    againWhileBusy(() =>
      swapTicketPrices(desk.services, HEIKE, order.number, { positions, saleTypeId, seenCents }),
    );
  const pay = async (order: Order) => {
    const cents = openCents(await desk.orderNow(order));
    expect(await recordPayment(desk.services, HEIKE, order.number, { ...RECEIPT, cents })).toMatchObject({
      ok: true,
    });
  };
  const kinds = ({ tickets }: Order) =>
    tickets.filter(({ state }) => state === 'valid').map(({ price }) => price.saleTypeId);
  const changes = async ({ number }: Order) => {
    const asked = { entity: 'orders', entityId: number };
    const { entries } = await findAuditEntries(desk.services.db, asked, { page: 1, pageSize: 20 });
    return entries[0]?.changes;
  };

  it('gets more tickets: what they cost is open, and the order good again once it is paid', async () => {
    const order = await desk.order();
    await pay(order);
    expect(await add(order)).toMatchObject({ ok: true });
    const after = await desk.orderNow(order);
    expect(kinds(after)).toEqual([ADULT, CHILD, ADULT]);
    expect([openCents(after), hasTickets(after), await desk.sold()]).toEqual([900, false, 3]);
    expect((await desk.emails(order)).at(-1)?.text).toMatch(/geändert[\s\S]*Davon ist noch offen: 9/);
    expect(await changes(order)).toMatchObject({ added: { after: [3] } });
    await pay(order);
    expect(hasTickets(await desk.orderNow(order))).toBe(true);
  });

  it('gets them for another date, too', async () => {
    await sell(desk.services.db, [{ jetId: 2 }]);
    const order = await desk.order();
    expect(await add(order, addition(ADULTS(2), { jetId: 2 }))).toMatchObject({ ok: true });
    const { tickets } = await desk.orderNow(order);
    expect(tickets.map(({ jetId }) => jetId)).toEqual([1, 1, 2, 2]);
  });

  it('gets them once, however often the form is sent', async () => {
    const order = await desk.order();
    const all = await Promise.all([add(order), add(order), add(order)]);
    expect(all.every(({ ok }) => ok)).toBe(true);
    expect(await desk.sold()).toBe(3);
    expect(await desk.emails(order)).toHaveLength(2);
  });

  it('is changed by one of two people at once, and the other looks again', async () => {
    const order = await desk.order();
    const both = await Promise.all([add(order), add(order, addition(CHILDREN(2)), HANNES)]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both.find(({ ok }) => !ok)).toMatchObject({ error: { code: 'ORDER_CHANGED' } });
  });

  it('gets the last place, or another order does', async () => {
    const [one, other] = [await desk.order(), await desk.order()];
    await addToSale(desk.services.counterCarts, null, {
      ...{ jetId: 1, seatGroup: 'HALL', blockId: null },
      tickets: [{ saleTypeId: ADULT, quantity: CAPACITY - 5 }],
    });
    const both = await Promise.all([add(one), add(other)]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both.find(({ ok }) => !ok)).toMatchObject({ error: { code: 'NOT_ENOUGH' } });
    expect(await desk.sold()).toBe(5);
  });

  it('gets what comes together with tickets it has, and nothing beyond', async () => {
    await desk.services.db
      .updateTable('prices')
      .set({
        together_at_most: 1,
        together_per: 1,
        together_with: JSON.stringify([{ de: 'Erwachsene', en: null }]),
      })
      .where('sale_type_id', '=', COMPANION)
      .execute();
    const companion = (lastPosition: number) =>
      addition([{ saleTypeId: COMPANION, quantity: 1, cents: 0 }], { lastPosition });
    const order = await desk.order();
    expect(await add(order, companion(2))).toMatchObject({ ok: true });
    expect(await add(order, companion(3))).toMatchObject({ error: { code: 'GOES_TOGETHER' } });
    expect(await swap(order, [1], CHILD, 600)).toMatchObject({ error: { code: 'GOES_TOGETHER' } });
    expect(await swap(order, [2], COMPANION, 0)).toMatchObject({ error: { code: 'GOES_TOGETHER' } });
  });

  it('has a child become an adult, and back: the difference is open, then owed and given back', async () => {
    const order = await desk.order();
    await pay(order);
    const all = await Promise.all([swap(order, [2], ADULT, 900), swap(order, [2], ADULT, 900)]);
    expect(all.every(({ ok }) => ok)).toBe(true);
    const dearer = await desk.orderNow(order);
    expect([kinds(dearer), openCents(dearer), await desk.sold()]).toEqual([[ADULT, ADULT], 300, 2]);
    expect(await changes(order)).toMatchObject({ repriced: { after: [3] } });
    await pay(order);
    expect(await swap(order, [1, 3], CHILD, 600)).toMatchObject({ ok: true });
    expect(openCents(await desk.orderNow(order))).toBe(-600);
    expect(
      await recordRefund(desk.services, { ...HEIKE, role: 'administrator' }, order.number, {
        ...RECEIPT,
        cents: 600,
      }),
    ).toMatchObject({ ok: true });
    expect((await desk.emails(order)).filter(({ subject }) => subject.includes('Geändert'))).toHaveLength(2);
  });

  it('on account has its invoice answered, and the new tickets on another', async () => {
    const customer = orderRequest().customer;
    const account = { ...customer, role: 'visitor' as const, passwordHash: '', createdAt: desk.clock.now() };
    const userId = await insertUser(desk.services.db, account);
    const order = await desk.order({ paymentMethod: 'on-account', customer: { ...customer, userId } });
    desk.clock.set('2026-11-20T12:00:00.000Z');
    await swap(order, [2], ADULT, 900);
    desk.clock.set('2026-11-20T13:00:00.000Z');
    await add(order, addition(CHILDREN(1), { lastPosition: 3 }));
    const documents = await findBillingDocuments(desk.services.db, order.number);
    expect(documents.map(({ answers, contents }) => [answers !== null, totalOf(contents)])).toEqual([
      [false, 1500],
      [true, 600],
      [false, 900],
      [false, 600],
    ]);
  });

  it('is refused with a word where it cannot be', async () => {
    const order = await desk.order();
    expect(await add(order, addition([{ saleTypeId: ADULT, quantity: 1, cents: 850 }]))).toMatchObject({
      error: { code: 'PRICE_CHANGED' },
    });
    expect(await swap(order, [7], ADULT, 900)).toMatchObject({ error: { code: 'UNKNOWN_TICKET' } });
    expect(await add(await desk.order({ isTest: true, paymentMethod: 'test' }))).toMatchObject({
      error: { code: 'EDIT_CLOSED' },
    });
    await expect(addTicketsToOrder(desk.services, NELE, order.number, addition())).rejects.toMatchObject({
      status: 403,
    });
    await desk.services.db
      .updateTable('order_tickets')
      .set({ pass_visits: 1 })
      .where('position', '=', 1)
      .execute();
    expect(await swap(order, [1], CHILD, 600)).toMatchObject({ error: { code: 'PASS_PAID' } });
    await desk.services.db.updateTable('order_tickets').set({ pass_visits: 0 }).execute();
    const admission = {
      admitted_at: desk.clock.now(),
      admitted_by: NELE.id,
      admitted_door: 'A',
      admitted_scan: 's',
    };
    await desk.services.db.updateTable('order_tickets').set(admission).where('position', '=', 2).execute();
    expect(await swap(order, [2], ADULT, 900)).toMatchObject({ error: { code: 'ADMITTED' } });
    desk.clock.set('2026-12-20T15:30:00.000Z');
    expect(await swap(order, [1], CHILD, 600)).toMatchObject({
      error: { code: 'SALE_CLOSED', stop: 'past' },
    });
    expect(await add(order)).toMatchObject({ error: { code: 'SALE_CLOSED', stop: 'past' } });
    await cancelTickets(desk.services, HEIKE, order.number, { positions: [1, 2], reason: 'krank' });
    expect(await add(order)).toMatchObject({ error: { code: 'EDIT_CLOSED' } });
  });

  it('is changed wholly or not at all, wherever the process dies', async () => {
    const order = await desk.order();
    for (let statements = 0; ; statements += 1) {
      const db = desk.services.db.withPlugin(dyingAfter(statements));
      const outcome = await addTicketsToOrder(
        { ...desk.services, db },
        HEIKE,
        order.number,
        addition(),
      ).catch((error: unknown) => error);
      if (outcome !== DIED) break;
      expect([kinds(await desk.orderNow(order)).length, await desk.sold()]).toEqual([2, 2]);
      await expectSoundBooks(desk.services.db);
    }
    expect(await desk.sold()).toBe(3);
  });

  it('has another name and address, sent to the new one and audited without either', async () => {
    const order = await desk.order();
    const { userId: _, ...seen } = order.customer;
    const change = (wanted: Partial<typeof seen>, by = HEIKE) =>
      changeCustomer(desk.services, by, order.number, { seen, wanted: { ...seen, ...wanted } });
    expect(await change({ email: 'svenja@' })).toMatchObject({ error: { code: 'INVALID_EMAIL' } });
    expect(await change({ email: '' })).toMatchObject({ error: { code: 'NO_EMAIL' } });
    expect(await change({ lastName: '' })).toMatchObject({ error: { code: 'NO_NAME' } });
    const wanted = { lastName: 'Specht', email: 'specht@example.org' };
    await Promise.all([change(wanted), change(wanted)]);
    const after = await desk.orderNow(order);
    expect(after.customer).toMatchObject(wanted);
    expect((await desk.emails(order)).map(({ recipient }) => recipient)).toEqual([seen.email, wanted.email]);
    expect(await changes(order)).toEqual({ customer: { before: null, after: ['lastName', 'email'] } });
    expect(await change({ lastName: 'Meise' }, HANNES)).toMatchObject({ error: { code: 'ORDER_CHANGED' } });
  });

  it('is shown with the prices its tickets can have, and those that can be added', async () => {
    const order = await desk.order();
    const asked = { jetId: null, query: '', language: 'en' } as const;
    const page = await loadOrderEditPage(desk.services, order.number, asked);
    expect(page).toMatchObject({ isOpen: true, lastPosition: 2 });
    expect(page?.swaps.map(({ tickets, prices }) => [tickets.length, prices.length])).toEqual([[2, 4]]);
  });
});
