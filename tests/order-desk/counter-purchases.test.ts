import { afterEach, beforeEach, expect, it } from 'vitest';
import { createDemoSale } from '#demo/load-box-office.server.ts';
import { findPassesOf } from '#features/box-office/passes/index.server.ts';
import { addSeriesToSale, clearCart } from '#features/shop/desk/counter/change-tickets.server.ts';
import { scan } from '#features/shop/desk/counter/scan.server.ts';
import { sell } from '#features/shop/desk/counter/sell.server.ts';
import type { PurchaseRequest } from '#features/shop/desk/counter/sell-purchase.server.ts';
import { sellPurchaseAtCounter } from '#features/shop/desk/counter/sell-purchase.server.ts';
import { undoSale } from '#features/shop/desk/counter/undo-sale.server.ts';
import { openTill, sellPass } from '#features/shop/desk/index.server.ts';
import { findLatestShifts, sumShiftMoney } from '#features/shop/desk/tills/shift-store.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { hall } from '#tests/ticketing/box-office.ts';
import { DIED, dyingAfter } from '#tests/ticketing/dying.ts';
import { expectSoundBooks } from '#tests/ticketing/invariants.ts';
import { stageSeries, WHOLE } from '#tests/ticketing/series.ts';
import { accountOf, basketOf, codeOf, granted, NAMELESS, saleOf } from './counter-sales.ts';
import { againWhileBusy, type Desk, HEIKE, NELE, openDesk } from './desk.ts';

const PRICE = 2400;

describeOnEngines('passes, gift vouchers and series at the counter', (engine) => {
  let desk: Desk;
  let kindId: number;

  beforeEach(async () => {
    desk = await openDesk(engine);
    for (const name of ['Heike', 'Nele']) await accountOf(desk, name);
    const { id } = await desk.services.db
      .insertInto('pass_kinds')
      .values({
        ...{
          name_de: 'Dreierkarte',
          name_en: 'Three visits',
          cents: PRICE,
          vat_basis_points: 700,
          visits: 3,
        },
        ...{ most_cents: null, series_id: null, valid_days: 60, valid_until: null, is_on_sale: true },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    kindId = id;
    await desk.services.db.updateTable('prices').set({ vat_basis_points: 700 }).execute();
    granted(await openTill(desk.services, HEIKE, { till: 'Kasse 1', floatCents: 10_000 }));
  });
  afterEach(async () => {
    await expectSoundBooks(desk.services.db);
    await desk.close();
  });

  const asked = (more: Partial<PurchaseRequest> = {}): PurchaseRequest => ({
    ...{ item: { passKindId: kindId }, totalCents: PRICE, customer: NAMELESS, language: 'de' },
    ...{ means: 'cash', givenCents: null, receipt: '', key: 'form-1' },
    ...more,
  });
  const buy = (more: Partial<PurchaseRequest> = {}, by = HEIKE) =>
    sellPurchaseAtCounter(desk.services, by, asked(more));
  const voucher = (voucherCents: number, more: Partial<PurchaseRequest> = {}) =>
    buy({ item: { voucherCents, recipient: 'Oma' }, totalCents: voucherCents, ...more });
  const shiftMoney = async () => {
    const [shift] = await findLatestShifts(desk.services.db, 1);
    return sumShiftMoney(desk.services.db, shift?.id ?? 0);
  };

  it('sell a pass to nobody in particular, which is used by its number at once', async () => {
    const order = granted(await buy({ givenCents: 3000 }));
    expect(order).toMatchObject({
      ...{ soldBy: HEIKE.id, paidCents: PRICE, pass: { isPaid: true, leftVisits: 3 } },
    });
    expect(await desk.emails(order)).toEqual([]);
    expect(await shiftMoney()).toEqual([{ means: 'cash', inCents: PRICE, outCents: 0 }]);
    const reference = await basketOf(desk, 2);
    const services = { db: desk.services.db, counterCarts: desk.services.counterCarts };
    expect(granted(await scan(services, HEIKE, { typed: order.number, reference }))).toEqual({
      kind: 'pass',
    });
    const sold = granted(await sell(desk.services, HEIKE, await saleOf(desk, reference)));
    expect(sold.sum.totalCents).toBe(0);
    expect(codeOf(await undoSale(desk.services, HEIKE, order.number))).toBe('PASS_USED');
  });

  it('sell a pass into the account of an address, and undo it while nobody has used it', async () => {
    const hilde = await accountOf(desk, 'Hilde');
    const customer = { firstName: 'Hilde', lastName: 'Sommer', email: 'Hilde@post.example' };
    const order = granted(await buy({ customer, means: 'card' }));
    expect(await findPassesOf(desk.services.db, hilde)).toMatchObject([{ isPaid: true }]);
    expect(granted(await undoSale(desk.services, HEIKE, order.number)).paidCents).toBe(0);
    expect(await findPassesOf(desk.services.db, hilde)).toMatchObject([{ state: 'cancelled' }]);
    granted(await undoSale(desk.services, HEIKE, order.number));
    expect(await shiftMoney()).toEqual([{ means: 'card', inCents: PRICE, outCents: -PRICE }]);
  });

  it('sell a gift voucher with its code, and undo it', async () => {
    const order = granted(await voucher(5000));
    expect(order.voucher?.issued).toMatchObject({ isRedeemed: false });
    expect(order.voucher?.issued?.code).toMatch(/^SPECHT-/);
    granted(await undoSale(desk.services, HEIKE, order.number));
    expect(await shiftMoney()).toEqual([{ means: 'cash', inCents: 5000, outCents: -5000 }]);
    expect(codeOf(await voucher(999))).toBe('NO_VOUCHER_AMOUNT');
  });

  it('are sold once, however often their form is sent at the same moment', async () => {
    const orders = await Promise.all(
      [1, 2, 3, 4].map(() => againWhileBusy(async () => granted(await buy()).number)),
    );
    expect(new Set(orders).size).toBe(1);
    expect(await shiftMoney()).toEqual([{ means: 'cash', inCents: PRICE, outCents: 0 }]);
  });

  it('are for people who sell, with an open till, at the price on the screen and for enough cash', async () => {
    await expect(buy({}, NELE)).rejects.toMatchObject({ status: 403 });
    expect(codeOf(await buy({}, { id: 3, role: 'box_office' }))).toBe('NO_SHIFT');
    expect(codeOf(await buy({ totalCents: 1 }))).toBe('AMOUNT_DIFFERS');
    expect(codeOf(await buy({ givenCents: 100 }))).toBe('GIVEN_TOO_LITTLE');
    expect(codeOf(await buy({ item: { passKindId: 4711 } }))).toBe('UNKNOWN_PASS');
    const own = { firstName: 'Heike', lastName: 'Sommer', email: 'heike@post.example' };
    expect(codeOf(await buy({ customer: own }))).toBe('OWN_ACCOUNT');
  });

  it('are sold whole or not at all wherever the process dies', async () => {
    for (let deaths = 0; ; deaths += 1) {
      const db = desk.services.db.withPlugin(dyingAfter(deaths));
      const outcome = await sellPurchaseAtCounter({ ...desk.services, db }, HEIKE, asked()).catch(
        (error: unknown) => error,
      );
      if (outcome !== DIED) break;
      expect(await shiftMoney()).toEqual([]);
    }
    expect(await shiftMoney()).toEqual([{ means: 'cash', inCents: PRICE, outCents: 0 }]);
  });

  it('count the cash of a pass that the desk sells with an open till', async () => {
    const customer = { firstName: 'Hilde', lastName: 'Sommer', email: 'hilde@post.example' };
    const payment = { cents: PRICE, means: 'cash', reference: 'K-1' } as const;
    granted(
      await sellPass(desk.services, HEIKE, {
        ...{ kindId, customer, language: 'de' },
        payment,
        key: 'desk-1',
      }),
    );
    expect(await shiftMoney()).toEqual([{ means: 'cash', inCents: PRICE, outCents: 0 }]);
  });

  it('lead a scan to its order where nothing is in the sale, and words to the dates', async () => {
    const order = granted(await buy());
    const services = { db: desk.services.db, counterCarts: desk.services.counterCarts };
    const scanned = async (typed: string) => granted(await scan(services, HEIKE, { typed, reference: null }));
    expect(await scanned(order.number.toLowerCase())).toEqual({ kind: 'order', number: order.number });
    expect(await scanned('SPECHT-7K4Q-29XB-MN3T')).toMatchObject({ kind: 'voucher' });
    expect(await scanned('Frau Frost')).toEqual({ kind: 'words', words: 'Frau Frost' });
  });

  it('sell all dates of a series with one press, once for its key, and give them back', async () => {
    const dates = [
      { jetId: 1, dateStart: '2026-12-20T14:00:00.000Z', dateEnd: '2026-12-20T15:30:00.000Z' },
      { jetId: 2, dateStart: '2026-12-21T14:00:00.000Z', dateEnd: '2026-12-21T15:30:00.000Z' },
    ];
    await desk.services.db.transaction().execute(async (trx) => {
      await trx.deleteFrom('performances').execute();
      await trx.deleteFrom('price_lists').execute();
      await createDemoSale(
        trx,
        dates.map((date) => ({ ...date, seatGroups: [hall(20)] })),
      );
    });
    const { seriesId, adult } = await stageSeries(desk.services.db, dates);
    const carts = desk.services.counterCarts;
    const wanted = { seriesId, tickets: [{ priceId: adult, quantity: 1, cents: WHOLE.adult }] };
    expect((await carts.seriesOffer(seriesId))?.dates).toHaveLength(2);
    const first = granted(await addSeriesToSale(carts, null, wanted, 'press-1'));
    granted(await addSeriesToSale(carts, first, wanted, 'press-2'));
    granted(await addSeriesToSale(carts, first, wanted, 'press-2'));
    expect((await carts.cart(first))?.series).toMatchObject([{ quantity: 2 }]);
    const order = granted(await sell(desk.services, HEIKE, await saleOf(desk, first)));
    expect(order).toMatchObject({ paidCents: 2 * WHOLE.adult });
    expect(order.tickets).toHaveLength(4);
    expect(granted(await undoSale(desk.services, HEIKE, order.number)).paidCents).toBe(0);
    const other = granted(await addSeriesToSale(carts, null, wanted));
    await clearCart(carts, other);
    const pools = await desk.services.db.selectFrom('pools').select(['held', 'sold']).execute();
    expect(pools.every(({ held, sold }) => held === 0 && sold === 0)).toBe(true);
  });
});
