import { afterEach, beforeEach, expect, it } from 'vitest';
import { finishPayment, startOrderPayment } from '#features/box-office/payments/index.server.ts';
import { createCounterCarts } from '#features/box-office/sale/index.server.ts';
import { type Order, openCents } from '#features/box-office/ticketing/index.ts';
import { DEFAULT_BOOKKEEPING } from '#features/core/settings/settings.ts';
import { closeDay } from '#features/shop/desk/closings/close-day.server.ts';
import { bookingBatch } from '#features/shop/desk/closings/datev/booking-batch.ts';
import { findLedger, findOpenSums } from '#features/shop/desk/closings/ledger-store.server.ts';
import { addToSale } from '#features/shop/desk/counter/change-tickets.server.ts';
import { type LinkSale, sellByLink } from '#features/shop/desk/counter/sell-by-link.server.ts';
import { cancelTickets, closeTill, openTill, recordRefund } from '#features/shop/desk/index.server.ts';
import { findSalesReport } from '#features/shop/desk/reports/find-sales-report.server.ts';
import { findLatestShifts } from '#features/shop/desk/tills/shift-store.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { granted } from '#tests/order-desk/counter-sales.ts';
import { HEIKE } from '#tests/order-desk/desk.ts';
import { ADULT } from '#tests/ticketing/box-office.ts';
import { openPayingSite, type PayingSite } from './paying-site.ts';
import { expectSoundPayments } from './sound-payments.ts';

const DAY = '2026-11-20';
const NORA = { id: 4, role: 'accountant' } as const;
const ADA = { firstName: 'Ada', lastName: 'Lehn', email: 'ada@example.org' };
const FLOAT = 5000;

describeOnEngines('the day of orders that were paid by a link', (engine) => {
  let site: PayingSite;

  beforeEach(async () => {
    site = await openPayingSite(engine);
    await site.services.db.updateTable('prices').set({ vat_basis_points: 700 }).execute();
    granted(await openTill(site.services, HEIKE, { till: 'Kasse 1', floatCents: FLOAT }));
  });
  afterEach(async () => {
    await expectSoundPayments(site);
    await site.close();
  });

  /** An adult at 9 €, sold at the counter by link. */
  async function sold(more: Partial<LinkSale> = {}): Promise<Order> {
    const carts = createCounterCarts(site.services);
    const tickets = [{ saleTypeId: ADULT, quantity: 1 }];
    const reference = granted(
      await addToSale(carts, null, { jetId: 1, seatGroup: 'HALL', blockId: null, tickets }),
    );
    const contents = (await carts.cart(reference))?.contents ?? '';
    return granted(
      await sellByLink(site.services, HEIKE, {
        ...{ reference, contents, customer: ADA, language: 'de', lastDay: '2026-11-25' },
        ...{ totalCents: 900, cashCents: 0, cardCents: 0, receipt: '', ...more },
      }),
    );
  }
  async function paysByLink(order: Order): Promise<Order> {
    granted(await startOrderPayment(site.services, order.secret));
    const { secret, session } = await site.services.db
      .selectFrom('online_payments')
      .select(['secret', 'session'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    site.fake.pay(session ?? '');
    granted(await finishPayment(site.services, secret));
    return (await site.ticketing.order(order.secret)) as Order;
  }
  /** Amounts of the rows of a file of DATEV: debits less credits. */
  const amountsOf = (bytes: Uint8Array<ArrayBuffer>) =>
    new TextDecoder('windows-1252')
      .decode(bytes)
      .trimEnd()
      .split('\r\n')
      .slice(2)
      .map((row) => row.split(';'))
      .map(([amount = '', side]) => Number(amount.replace(',', '')) * (side === '"S"' ? 1 : -1));
  const sum = (some: readonly number[]) => some.reduce((all, each) => all + each, 0);

  it('has their money in ledger, report, closing and DATEV to the cent, and only cash in the till', async () => {
    const { db } = site.services;
    expect(openCents(await paysByLink(await sold()))).toBe(0);
    await paysByLink(await sold({ cashCents: 400 }));
    const back = await paysByLink(await sold());
    await sold();
    granted(await cancelTickets(site.services, HEIKE, back.number, { positions: [1], reason: 'krank' }));
    granted(
      await recordRefund(site.services, HEIKE, back.number, { means: 'online', cents: 900, reference: '' }),
    );

    const counted = { count: new Map([[1, FLOAT + 400]]), retainedCents: FLOAT };
    granted(
      await closeTill(site.services, HEIKE, { ...counted, differenceReason: '', witness: '', note: '' }),
    );
    expect((await findLatestShifts(db, 1))[0]?.closing).toMatchObject({ expectedCents: FLOAT + 400 });

    const lines = await findLedger(db, { unclosedUpTo: DAY });
    expect(lines.map(({ means, cents }) => [means, cents])).toEqual([
      ['online', 900],
      ['cash', 400],
      ['online', 500],
      ['online', 900],
      ['online', -900],
    ]);
    const { report } = granted(await closeDay(site.services, NORA, DAY));
    expect(report).toMatchObject({
      count: 5,
      totalCents: 1800,
      vat: [{ basisPoints: 700, grossCents: 1800 }],
    });
    expect(report.means.map(({ means, totalCents }) => [means, totalCents]).toSorted()).toEqual([
      ['cash', 400],
      ['online', 1400],
    ]);
    const batch = { from: DAY, to: DAY, madeAt: site.clock.now(), lines } as const;
    expect(sum(amountsOf(bookingBatch(batch, DEFAULT_BOOKKEEPING)))).toBe(1800);
    expect(await findOpenSums(db)).toEqual({ openCents: 900, owedCents: 0 });

    for (const dimension of ['channel', 'seller', 'price'] as const) {
      const { rows } = await findSalesReport(db, {
        dimension,
        period: { from: DAY, to: DAY },
        language: 'de',
      });
      expect(
        rows.map(({ tickets, receivedCents, returnedCents }) => [tickets, receivedCents, returnedCents]),
      ).toEqual([[3, 2700, -900]]);
    }
    const came = [...site.fake.sessions.values()].filter(({ payment_intent: money }) => money !== null);
    expect(sum(came.map(({ amount_total: cents }) => cents)) - 900).toBe(1400);
  });

  it('is the one the money came in, also where its order was sold the day before', async () => {
    const { db } = site.services;
    const order = await sold();
    const counted = { count: new Map([[1, FLOAT]]), retainedCents: FLOAT };
    granted(
      await closeTill(site.services, HEIKE, { ...counted, differenceReason: '', witness: '', note: '' }),
    );
    expect(granted(await closeDay(site.services, NORA, DAY)).report).toMatchObject({
      count: 0,
      totalCents: 0,
    });
    site.clock.set('2026-11-21T11:00:00.000Z');
    await paysByLink(order);
    expect(await findLedger(db, { unclosedUpTo: DAY })).toEqual([]);
    expect(granted(await closeDay(site.services, NORA, '2026-11-21')).report).toMatchObject({
      ...{ count: 1, totalCents: 900 },
    });
  });
});
