import { afterEach, beforeEach, expect, it } from 'vitest';
import { finishPayment } from '#features/box-office/payments/index.server.ts';
import { releaseExpiredHolds } from '#features/box-office/sale/index.server.ts';
import type { WholeSeriesSale } from '#features/box-office/ticketing/whole-series.ts';
import type { Principal } from '#features/core/access/index.server.ts';
import { closeDay } from '#features/shop/desk/closings/close-day.server.ts';
import { findClosings } from '#features/shop/desk/closings/closing-store.server.ts';
import { loadDeskOrderPage } from '#features/shop/desk/orders/load-desk-order-page.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { HEIKE } from '#tests/order-desk/desk.ts';
import { order } from '#tests/ticketing/box-office.ts';
import { accepted } from '#tests/ticketing/outcomes.ts';
import { stageSeries, WHOLE } from '#tests/ticketing/series.ts';
import { openPayingSite, type PayingSite } from './paying-site.ts';
import { expectSoundPayments } from './sound-payments.ts';

const NORA = { id: 3, role: 'accountant' } as const;
const TODAY = '2026-11-20';
/** Two grown-ups and a child, at two dates. */
const TOTAL = 2 * WHOLE.adult + WHOLE.child;

describeOnEngines('paying online for a series as a whole', (engine) => {
  let site: PayingSite;
  let cart: string;

  beforeEach(async () => {
    site = await openPayingSite(engine);
    const dates = [1, 2].map((jetId) => ({
      jetId,
      dateStart: `2026-12-2${jetId}T14:00:00.000Z`,
      dateEnd: `2026-12-2${jetId}T15:30:00.000Z`,
    }));
    const { seriesId, adult, child } = await stageSeries(site.services.db, dates);
    const sale = site.ticketing.wholeSeries as WholeSeriesSale;
    const tickets = [
      { priceId: adult, quantity: 2, cents: WHOLE.adult },
      { priceId: child, quantity: 1, cents: WHOLE.child },
    ];
    cart = accepted(await sale.add(null, { seriesId, tickets })).reference;
  });
  afterEach(async () => {
    await expectSoundPayments(site);
    await site.close();
  });

  const finish = async (secret: string) => {
    const finished = await finishPayment(site.services, secret);
    return finished.ok ? finished.value?.state : finished.error.code;
  };
  async function orderOf(secret: string) {
    const { order: receipt } = (await site.carts.find(secret)) ?? {};
    const placed = receipt ? await site.ticketing.order(receipt.secret) : null;
    if (!placed) throw new Error('The payment led to no order');
    return placed;
  }
  async function loseHolds() {
    site.clock.set('2026-11-20T13:00:00.000Z');
    await releaseExpiredHolds(site.services);
  }

  it('takes the price of the whole, and gives a ticket at each date for each of them', async () => {
    const { secret, session } = await site.startPaying(cart);
    expect(site.fake.sessions.get(session)?.amount_total).toBe(TOTAL);
    site.fake.pay(session);
    expect(await finish(secret)).toBe('paid');
    const { tickets, due, paidCents } = await orderOf(secret);
    expect([due.totalCents, paidCents]).toEqual([TOTAL, TOTAL]);
    expect(tickets.map(({ jetId }) => jetId).toSorted()).toEqual([1, 1, 1, 2, 2, 2]);
    expect(tickets.reduce((sum, { price }) => sum + price.cents, 0)).toBe(TOTAL);
  });

  it('is called by the series at the desk, ticket by ticket, and in its email as one', async () => {
    const { secret, session } = await site.startPaying(cart);
    site.fake.pay(session);
    await finish(secret);
    const placed = await orderOf(secret);
    const called = placed.series.map(({ title }) => title);
    expect(called).toHaveLength(2);
    const looked = { staff: HEIKE as Principal, language: 'de' as const, draft: null };
    const room = await loadDeskOrderPage(site.services, placed.number, looked);
    expect(room?.tickets.map(({ series }) => series?.text)).toEqual(Array(6).fill(called[0]?.de));
    const email = await site.services.db
      .selectFrom('outgoing_emails')
      .select('text')
      .where('about', '=', placed.number)
      .executeTakeFirstOrThrow();
    expect(email.text.match(/Ganze Reihe/g)).toHaveLength(2);
  });

  it('finds its places again when the money comes late, at every date', async () => {
    const { secret, session } = await site.startPaying(cart);
    site.fake.pay(session);
    await loseHolds();
    expect(await finish(secret)).toBe('paid');
    expect((await orderOf(secret)).tickets).toHaveLength(6);
  });

  it('gives all of the money back when it comes too late for one of its dates', async () => {
    const { secret, session } = await site.startPaying(cart);
    site.fake.pay(session);
    await loseHolds();
    accepted(await site.ticketing.add(null, order(2, 3)));
    expect(await finish(secret)).toBe('refunded');
    expect(site.fake.refunds.map(({ amount }) => amount)).toEqual([TOTAL]);
    expect(await site.orders()).toEqual([]);
  });

  it('stands in the books of the day to the cent, with the VAT of the whole', async () => {
    const { secret, session } = await site.startPaying(cart);
    site.fake.pay(session);
    await finish(secret);
    expect(await closeDay(site.services, NORA, TODAY)).toMatchObject({ ok: true });
    const [closing] = await findClosings(site.services.db, { atMost: 1 });
    expect(closing?.report).toMatchObject({
      totalCents: TOTAL,
      means: [{ means: 'online', paidCents: TOTAL, totalCents: TOTAL }],
      vat: [{ basisPoints: 700, grossCents: TOTAL, vatCents: 451 }],
    });
  });
});
