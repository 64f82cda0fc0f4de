import { afterEach, beforeEach, expect, it } from 'vitest';
import { findPayments } from '#features/box-office/order-store/index.server.ts';
import { type Order, openCents } from '#features/box-office/ticketing/index.ts';
import { findClosing } from '#features/shop/desk/closings/closing-store.server.ts';
import { ledgerReport } from '#features/shop/desk/closings/ledger-report.ts';
import { findLedger } from '#features/shop/desk/closings/ledger-store.server.ts';
import { addToSale } from '#features/shop/desk/counter/change-tickets.server.ts';
import { sell } from '#features/shop/desk/counter/sell.server.ts';
import {
  cancelTickets,
  closeDay,
  openTill,
  recordPayment,
  recordRefund,
  recordReversal,
  sellPass,
} from '#features/shop/desk/index.server.ts';
import { DIMENSIONS, type Dimension } from '#features/shop/desk/reports/dimensions.ts';
import { findSalesReport } from '#features/shop/desk/reports/find-sales-report.server.ts';
import { addDays, type Day, dayOf } from '#lib/venue-time.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { type Desk, HEIKE, openDesk } from '#tests/order-desk/desk.ts';
import { ADULT } from '#tests/ticketing/box-office.ts';
import { seededRandom } from '#tests/ticketing/seeded-random.ts';

const NORA = { id: 3, role: 'accountant' } as const;
const TODAY = '2026-11-20';
const sum = (values: number[]) => values.reduce((all, value) => all + value, 0);

describeOnEngines('sales reports', (engine) => {
  let desk: Desk;
  let receipts = 0;
  beforeEach(async () => {
    desk = await openDesk(engine);
    receipts = 0;
  });
  afterEach(() => desk.close());

  const receipt = () => {
    receipts += 1;
    return { means: 'cash', reference: `K-${receipts}` } as const;
  };
  const pay = async (order: Order) =>
    recordPayment(desk.services, HEIKE, order.number, {
      cents: openCents(await desk.orderNow(order)),
      ...receipt(),
    });
  const cancel = (order: Order, positions: number[]) =>
    cancelTickets(desk.services, HEIKE, order.number, { positions, reason: 'krank' });
  const repay = async (order: Order) =>
    recordRefund(desk.services, HEIKE, order.number, {
      cents: -openCents(await desk.orderNow(order)),
      ...receipt(),
    });
  const report = (dimension: Dimension, from: Day = TODAY, to: Day = from) =>
    findSalesReport(desk.services.db, { dimension, period: { from, to }, language: 'de' });
  const figures = async (dimension: Dimension, from?: Day) =>
    (await report(dimension, from)).rows.map(({ name, tickets, receivedCents, returnedCents }) => [
      name,
      tickets,
      receivedCents,
      returnedCents,
    ]);

  async function sellAtCounter() {
    await openTill(desk.services, HEIKE, { till: 'Kasse 1', floatCents: 0 });
    const place = { jetId: 1, seatGroup: 'HALL', blockId: null };
    const tickets = [{ saleTypeId: ADULT, quantity: 2 }];
    const added = await addToSale(desk.services.counterCarts, null, { ...place, tickets });
    if (!added.ok) throw new Error(added.error.code);
    const cart = await desk.services.counterCarts.cart(added.value);
    const sold = await sell(desk.services, HEIKE, {
      ...{ reference: added.value, contents: cart?.contents ?? '', totalCents: cart?.totalCents ?? 0 },
      ...{ customer: { firstName: '', lastName: '', email: '' }, language: 'de', means: 'cash' },
      ...{ cardCents: 0, givenCents: null, receipt: '', invoiceRecipient: null, complimentary: null },
    });
    if (!sold.ok) throw new Error(sold.error.code);
  }

  async function sellPassAtDesk() {
    const { id: kindId } = await desk.services.db
      .insertInto('pass_kinds')
      .values({
        ...{ name_de: 'Fünferkarte', name_en: null, cents: 5000, vat_basis_points: 700, visits: 5 },
        ...{ most_cents: null, series_id: null, valid_days: 60, valid_until: null, is_on_sale: true },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const sold = await sellPass(desk.services, HEIKE, {
      ...{ kindId, language: 'de', payment: { ...receipt(), cents: 5000 }, key: 'key-of-the-form-1' },
      customer: { firstName: 'Hilde', lastName: 'Sommer', email: 'hilde@post.example' },
    });
    if (!sold.ok) throw new Error(sold.error.code);
  }

  it('divide a day by price, channel, seller and hour', async () => {
    const order = await desk.order();
    await pay(order);
    await sellAtCounter();
    await sellPassAtDesk();
    desk.clock.advance(60);
    await cancel(order, [2]);
    await repay(order);
    expect(await figures('price')).toEqual([
      ['Abonnements', 0, 5000, 0],
      ['Erwachsene', 3, 2700, 0],
      ['Kind', 0, 600, -600],
    ]);
    expect((await figures('seller')).map(([, ...rest]) => rest)).toEqual([
      [2, 6800, 0],
      [1, 1500, -600],
    ]);
    expect(await figures('channel')).toEqual([
      ['Abonnements, vom Team verkauft', 0, 5000, 0],
      ['Kasse', 2, 1800, 0],
      ['Website', 1, 1500, -600],
    ]);
    expect((await figures('hour')).map(([name, tickets]) => [name, tickets])).toEqual([['12:00–13:00', 3]]);
  });

  it('leave out test orders', async () => {
    await desk.order({ isTest: true, paymentMethod: 'test' });
    for (const dimension of DIMENSIONS) expect(await report(dimension)).toMatchObject({ rows: [] });
  });

  it('count tickets on the day they were ordered, and take them off on the day they were cancelled', async () => {
    const order = await desk.order();
    desk.clock.advance(24 * 3600);
    await cancel(order, [1]);
    expect((await report('price')).sum.tickets).toBe(2);
    expect((await report('price', addDays(TODAY, 1))).sum.tickets).toBe(-1);
    expect((await report('price', TODAY, addDays(TODAY, 1))).sum.tickets).toBe(1);
  });

  it.each([1, 2, 3])(
    'come to the ledger and the closings to the cent in every dimension: history %i',
    async (seed) => {
      const { db } = desk.services;
      const random = seededRandom(seed);
      const pick = (below: number) => Math.floor(random() * below);
      // Rates and prices that differ within an order.
      await db.updateTable('prices').set({ vat_basis_points: 1900 }).where('sale_type_id', '=', 1).execute();
      const orders: Order[] = [];
      for (let step = 0; step < 100; step += 1) {
        if (step % 25 === 24) {
          await closeDay(desk.services, NORA, dayOf(desk.clock.now()));
          desk.clock.advance(24 * 3600);
          continue;
        }
        const order = orders[pick(orders.length)];
        const action = pick(5);
        if (!order || (action === 0 && orders.length < 8)) orders.push(await desk.order());
        else if (action === 1) await pay(order);
        else if (action === 2) await cancel(order, [1 + pick(2)]);
        else if (action === 3) await repay(order);
        else {
          const payments = await findPayments(db, order.number);
          const paymentId = payments[pick(payments.length)]?.id ?? 0;
          await recordReversal(desk.services, HEIKE, order.number, { paymentId, reason: 'Irrtum' });
        }
      }
      const last = dayOf(desk.clock.now());
      const days = Array.from({ length: 4 }, (_, index) => addDays(TODAY, index));
      const ledger = ledgerReport(await findLedger(db, { from: TODAY, to: last }));
      const valid = await db
        .selectFrom('order_tickets')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('state', '!=', 'cancelled')
        .executeTakeFirstOrThrow();
      expect(ledger.count).toBeGreaterThan(5);
      for (const dimension of DIMENSIONS) {
        const whole = await report(dimension, TODAY, last);
        expect(whole.sum.totalCents, dimension).toBe(ledger.totalCents);
        expect(sum(whole.rows.map(({ totalCents }) => totalCents)), dimension).toBe(ledger.totalCents);
        expect(whole.sum.receivedCents, dimension).toBe(sum(ledger.means.map(({ paidCents }) => paidCents)));
        expect(whole.sum.tickets, dimension).toBe(Number(valid.count));
        for (const day of days.slice(0, -1)) {
          const closing = await findClosing(db, day);
          expect((await report(dimension, day)).sum.totalCents, `${dimension} ${day}`).toBe(
            closing?.report.totalCents ?? Number.NaN,
          );
        }
      }
    },
  );
});
