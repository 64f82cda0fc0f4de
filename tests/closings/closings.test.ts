import type { KyselyPlugin } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findPayments } from '#features/box-office/order-store/index.server.ts';
import { type Order, openCents } from '#features/box-office/ticketing/index.ts';
import { DEFAULT_BOOKKEEPING } from '#features/core/settings/settings.ts';
import { closeDay } from '#features/shop/desk/closings/close-day.server.ts';
import { findClosing, findClosings } from '#features/shop/desk/closings/closing-store.server.ts';
import { bookingBatch } from '#features/shop/desk/closings/datev/booking-batch.ts';
import { ledgerReport } from '#features/shop/desk/closings/ledger-report.ts';
import { findLedger, findOpenDays, findOpenSums } from '#features/shop/desk/closings/ledger-store.server.ts';
import {
  cancelTickets,
  recordPayment,
  recordRefund,
  recordReversal,
} from '#features/shop/desk/index.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { type Desk, HEIKE, openDesk } from '#tests/order-desk/desk.ts';
import { seededRandom } from '#tests/ticketing/seeded-random.ts';

const NORA = { id: 3, role: 'accountant' } as const;
const TODAY = '2026-11-20';
const TOMORROW = '2026-11-21';
const WHOLE = { from: '2026-11-01', to: '2026-12-31' };

describeOnEngines('the books', (engine) => {
  let desk: Desk;
  let receipts = 0;
  beforeEach(async () => {
    desk = await openDesk(engine);
    receipts = 0;
  });
  afterEach(() => desk.close());

  const receipt = (means: 'cash' | 'card' = 'cash') => {
    receipts += 1;
    return { means, reference: `K-${receipts}` };
  };
  const pay = async (order: Order, means?: 'cash' | 'card') =>
    recordPayment(desk.services, HEIKE, order.number, {
      cents: openCents(await desk.orderNow(order)),
      ...receipt(means),
    });
  const cancel = (order: Order, positions: number[]) =>
    cancelTickets(desk.services, HEIKE, order.number, { positions, reason: 'krank' });
  const repay = async (order: Order) =>
    recordRefund(desk.services, HEIKE, order.number, {
      cents: -openCents(await desk.orderNow(order)),
      ...receipt(),
    });
  const close = (day: string) => closeDay(desk.services, NORA, day);

  it('of a day are closed once, with payments by means and by rate of VAT', async () => {
    const one = await desk.order();
    const other = await desk.order();
    await pay(one, 'cash');
    await pay(other, 'card');
    await cancel(one, [2]);
    await repay(one);
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => close(TODAY)));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(outcomes.flatMap((each) => (each.ok ? [] : [each.error.code]))).toEqual(
      Array.from({ length: 4 }, () => 'ALREADY_CLOSED'),
    );
    const [closing] = await findClosings(desk.services.db, { atMost: 1 });
    expect(closing).toMatchObject({ day: TODAY, closedBy: NORA.id });
    expect(closing?.report).toEqual({
      count: 3,
      totalCents: 2400,
      means: [
        { means: 'card', paidCents: 1500, refundedCents: 0, reversedCents: 0, totalCents: 1500 },
        { means: 'cash', paidCents: 1500, refundedCents: -600, reversedCents: 0, totalCents: 900 },
      ],
      vat: [{ basisPoints: 700, grossCents: 2400, vatCents: 157 }],
    });
  });

  it('do not change once closed: later payments fall into the next day', async () => {
    const order = await desk.order();
    await pay(order);
    await close(TODAY);
    const late = await desk.order();
    await pay(late);
    expect(
      (await findClosings(desk.services.db, { atMost: 9 })).map(({ report }) => report.totalCents),
    ).toEqual([1500]);
    desk.clock.set('2026-11-21T11:00:00.000Z');
    await close(TOMORROW);
    const closings = await findClosings(desk.services.db, { atMost: 9 });
    expect(closings.map(({ day, report }) => [day, report.totalCents])).toEqual([
      [TOMORROW, 1500],
      [TODAY, 1500],
    ]);
  });

  it('are closed with the displayed sums, or not at all', async () => {
    await pay(await desk.order());
    const seen = { count: 1, totalCents: 1500 };
    await pay(await desk.order());
    expect(await closeDay(desk.services, NORA, TODAY, seen)).toEqual({
      ok: false,
      error: { code: 'BOOKED_MEANWHILE' },
    });
    expect(await findClosings(desk.services.db, { atMost: 1 })).toEqual([]);
    expect((await closeDay(desk.services, NORA, TODAY, { count: 2, totalCents: 3000 })).ok).toBe(true);
  });

  it('show open days, and the payments of each closing', async () => {
    await pay(await desk.order());
    desk.clock.set('2026-11-21T11:00:00.000Z');
    const order = await desk.order();
    await pay(order);
    expect(await findOpenDays(desk.services.db)).toEqual([
      { day: TODAY, count: 1, cents: 1500 },
      { day: TOMORROW, count: 1, cents: 1500 },
    ]);
    await close(TODAY);
    expect(await findOpenDays(desk.services.db)).toEqual([{ day: TOMORROW, count: 1, cents: 1500 }]);
    await close(TOMORROW);
    const closing = await findClosing(desk.services.db, TOMORROW);
    expect(await findLedger(desk.services.db, { closingId: closing?.id ?? 0 })).toMatchObject([
      { order: order.number, cents: 1500 },
    ]);
    expect(await findClosing(desk.services.db, '2026-11-19')).toBeNull();
  });

  it('are closed for no day ahead and for none before one that is closed', async () => {
    expect(await close(TOMORROW)).toEqual({ ok: false, error: { code: 'DAY_AHEAD' } });
    await close(TODAY);
    expect(await close('2026-11-19')).toEqual({ ok: false, error: { code: 'DAY_PASSED' } });
  });

  it('are closed by those with the right alone, and it is in the audit', async () => {
    await expect(closeDay(desk.services, HEIKE, TODAY)).rejects.toMatchObject({ status: 403 });
    await close(TODAY);
    const entries = await desk.services.db
      .selectFrom('audit_entries')
      .select(['actor_id', 'action'])
      .where('entity', '=', 'closings')
      .execute();
    expect(entries).toEqual([{ actor_id: NORA.id, action: 'created' }]);
  });

  it('hold a day of the venue: payments after its midnight are of the next', async () => {
    desk.clock.set('2026-11-20T22:59:59.999Z');
    await pay(await desk.order());
    desk.clock.set('2026-11-20T23:00:00.000Z');
    const night = await desk.order();
    await pay(night);
    await close(TODAY);
    const [closing] = await findClosings(desk.services.db, { atMost: 1 });
    expect(closing?.report.count).toBe(1);
    expect(await findLedger(desk.services.db, { from: TOMORROW, to: TOMORROW })).toMatchObject([
      { order: night.number, cents: 1500 },
    ]);
  });

  it.each([1, 2, 3])('come to the ledger to the cent, whatever happened: history %i', async (seed) => {
    const { db } = desk.services;
    const random = seededRandom(seed);
    const pick = (below: number) => Math.floor(random() * below);
    // Rates that differ within an order.
    await db.updateTable('prices').set({ vat_basis_points: 1900 }).where('sale_type_id', '=', 1).execute();
    const orders: Order[] = [];
    for (let step = 0; step < 120; step += 1) {
      if (step % 25 === 24) {
        await close(new Date(Date.parse(desk.clock.now())).toISOString().slice(0, 10));
        desk.clock.advance(24 * 3600);
        continue;
      }
      const order = orders[pick(orders.length)];
      const pickedAction = pick(5);
      if (!order || (pickedAction === 0 && orders.length < 8)) orders.push(await desk.order());
      else if (pickedAction === 1) await pay(order, pick(2) === 0 ? 'cash' : 'card');
      else if (pickedAction === 2) await cancel(order, [1 + pick(2)]);
      else if (pickedAction === 3) await repay(order);
      else {
        const payments = await findPayments(db, order.number);
        const paymentId = payments[pick(payments.length)]?.id ?? 0;
        await recordReversal(desk.services, HEIKE, order.number, { paymentId, reason: 'Irrtum' });
      }
    }
    desk.clock.advance(24 * 3600);
    await close(new Date(Date.parse(desk.clock.now())).toISOString().slice(0, 10));

    const rows = await db.selectFrom('payments').selectAll().execute();
    const total = rows.reduce((sum, { cents }) => sum + cents, 0);
    const closings = await findClosings(db, { atMost: 99 });
    const sum = (values: number[]) => values.reduce((all, value) => all + value, 0);
    expect(rows.length).toBeGreaterThan(5);
    expect(sum(closings.map(({ report }) => report.count))).toBe(rows.length);
    expect(sum(closings.map(({ report }) => report.totalCents))).toBe(total);
    for (const { report } of closings) {
      expect(sum(report.means.map(({ totalCents }) => totalCents))).toBe(report.totalCents);
      expect(sum(report.vat.map(({ grossCents }) => grossCents))).toBe(report.totalCents);
    }
    const lines = await findLedger(db, WHOLE);
    for (const { cents, shares } of lines) expect(sum(shares.map((share) => share.cents))).toBe(cents);
    expect(ledgerReport(lines).totalCents).toBe(total);
    const batch = bookingBatch({ ...WHOLE, lines, madeAt: desk.clock.now() }, DEFAULT_BOOKKEEPING);
    const booked = new TextDecoder('windows-1252')
      .decode(batch)
      .split('\r\n')
      .slice(2, -1)
      .map((row) => row.split(';'));
    const inCents = ([amount = '', side]: string[]) =>
      (side === '"S"' ? 1 : -1) * Number(amount.replace(',', ''));
    expect(sum(booked.map(inCents))).toBe(total);
    for (const { means, totalCents } of ledgerReport(lines).means) {
      const rowsOfMeans = booked.filter(
        ([, , , , , , account]) => account === DEFAULT_BOOKKEEPING[means as 'cash'],
      );
      expect(sum(rowsOfMeans.map(inCents))).toBe(totalCents);
    }
    // The VAT split of an order paid in full matches that of its valid tickets.
    for (const order of orders) {
      const now = await desk.orderNow(order);
      if (openCents(now) !== 0) continue;
      const report = ledgerReport(lines.filter((line) => line.order === order.number));
      expect(report.vat.map(({ basisPoints, grossCents }) => [basisPoints, grossCents])).toEqual(
        now.due.vat.map(({ basisPoints, grossCents }) => [basisPoints, grossCents]),
      );
    }
    const open = await Promise.all(orders.map(async (order) => openCents(await desk.orderNow(order))));
    expect(await findOpenSums(db)).toEqual({
      openCents: sum(open.filter((cents) => cents > 0)),
      owedCents: sum(open.filter((cents) => cents < 0).map((cents) => -cents)),
    });
  });

  it('sum up what is open and owed where the orders are, however many there are', async () => {
    for (let count = 0; count < 3; count += 1) await desk.order();
    const paid = await desk.order();
    await pay(paid);
    await cancel(paid, [2]);
    let rows = 0;
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        rows += result.rows.length;
        return result;
      },
    };
    const sums = await findOpenSums(desk.services.db.withPlugin(counting));
    expect(sums).toEqual({ openCents: 4500, owedCents: 600 });
    expect(rows).toBe(1);
  });
});
