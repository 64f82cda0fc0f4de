import { afterEach, beforeEach, expect, it } from 'vitest';
import { addCredit, findCredit } from '#features/box-office/credit/index.server.ts';
import { findPayments } from '#features/box-office/order-store/index.server.ts';
import { findPassesOf } from '#features/box-office/passes/index.server.ts';
import { insertUser } from '#features/people/accounts/index.server.ts';
import { addToSale } from '#features/shop/desk/counter/change-tickets.server.ts';
import { reserve } from '#features/shop/desk/counter/reserve.server.ts';
import type { CounterRequest } from '#features/shop/desk/counter/sell.server.ts';
import { sell } from '#features/shop/desk/counter/sell.server.ts';
import { undoSale } from '#features/shop/desk/counter/undo-sale.server.ts';
import { cancelTickets, loadCounterPage, openTill, sellPass } from '#features/shop/desk/index.server.ts';
import type { Result } from '#lib/result.ts';
import { inTransaction } from '#platform/database/transaction.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { ADULT } from '#tests/ticketing/box-office.ts';
import { DIED, dyingAfter } from '#tests/ticketing/dying.ts';
import { expectSoundBooks } from '#tests/ticketing/invariants.ts';
import { againWhileBusy, type Desk, HEIKE, NELE, openDesk } from './desk.ts';

function accepted<T>(outcome: Result<T, { code: string }>): T {
  if (!outcome.ok) throw new Error(`Refused: ${JSON.stringify(outcome.error)}`);
  return outcome.value;
}

function refused<E>(outcome: Result<unknown, E>): E {
  if (outcome.ok) throw new Error('Accepted, though it should not have been');
  return outcome.error;
}

const VOUCHER = 'SPECHT-7K4Q-29XB-MN3T';
const NAMELESS = { firstName: '', lastName: '', email: '' };
/** Two adults. */
const PRICE = 1800;

describeOnEngines('means of a sale at the counter', (engine) => {
  let desk: Desk;
  let hilde: number;

  beforeEach(async () => {
    desk = await openDesk(engine);
    // The cashier and the woman at the door have the first accounts.
    await account('Heike', 'heike@haus.example');
    await account('Nele', 'nele@haus.example');
    hilde = await account('Hilde', 'hilde@post.example');
    accepted(await openTill(desk.services, HEIKE, { till: 'Kasse 1', floatCents: 10_000 }));
  });
  afterEach(async () => {
    await expectSoundBooks(desk.services.db);
    await desk.close();
  });

  const account = (firstName: string, email: string) =>
    insertUser(desk.services.db, {
      ...{ firstName, lastName: 'Sommer', email, role: 'visitor' },
      ...{ passwordHash: '', createdAt: desk.clock.now() },
    });
  const credit = (cents: number) =>
    inTransaction(desk.services.db, (trx) =>
      addCredit(trx, {
        ...{ kind: 'gift-voucher', userId: hilde, cents, reference: 'gift-voucher 4711', orderId: null },
        now: desk.clock.now(),
      }),
    );
  const balance = async () => (await findCredit(desk.services.db, hilde)).balanceCents;
  const voucher = (cents: number) =>
    desk.services.db
      .insertInto('gift_vouchers')
      .values({ code: VOUCHER, cents, recipient: 'Hilde', valid_until: null, is_active: true })
      .execute();

  async function basket(adults = 2) {
    const tickets = [{ saleTypeId: ADULT, quantity: adults }];
    const place = { jetId: 1, seatGroup: 'HALL', blockId: null };
    return accepted(await addToSale(desk.services.counterCarts, null, { ...place, tickets }));
  }

  async function requestFor(reference: string, more: Partial<CounterRequest> = {}): Promise<CounterRequest> {
    const cart = await desk.services.counterCarts.cart(reference);
    return {
      ...{ reference, contents: cart?.contents ?? '', totalCents: cart?.totalCents ?? 0 },
      ...{ customer: NAMELESS, language: 'de', means: 'cash', cardCents: 0, givenCents: null, receipt: '' },
      ...{ invoiceRecipient: null, complimentary: null },
      ...more,
    };
  }
  const by = (creditCents: number, voucherCode = '') => ({
    account: { id: hilde, creditCents, voucherCode },
  });
  const partsOf = async (number: string) =>
    (await findPayments(desk.services.db, number)).map(({ kind, means, cents }) => [kind, means, cents]);

  it('takes credit first, and cash and card for the rest; undone, each part goes back', async () => {
    await credit(500);
    const request = await requestFor(await basket(), { ...by(500), cardCents: 300, givenCents: 1000 });
    const order = accepted(await sell(desk.services, HEIKE, request));
    expect(order).toMatchObject({ customer: { userId: hilde, firstName: 'Hilde' }, soldBy: HEIKE.id });
    expect(await partsOf(order.number)).toEqual([
      ['payment', 'credit', 500],
      ['payment', 'card', 300],
      ['payment', 'cash', PRICE - 800],
    ]);
    expect(await balance()).toBe(0);
    const again = accepted(await sell(desk.services, HEIKE, request));
    expect(again.number).toBe(order.number);
    const undone = accepted(await undoSale(desk.services, HEIKE, order.number));
    expect(undone.paidCents).toBe(0);
    expect(await balance()).toBe(500);
    accepted(await undoSale(desk.services, HEIKE, order.number));
    expect(await balance()).toBe(500);
    expect(await desk.sold()).toBe(0);
  });

  it('sells for credit alone, and never more of it than there is', async () => {
    await credit(2000);
    const order = accepted(await sell(desk.services, HEIKE, await requestFor(await basket(), by(PRICE))));
    expect(order).toMatchObject({ paymentMethod: 'credit', paidCents: PRICE });
    expect(await balance()).toBe(200);
    const more = await requestFor(await basket(), by(PRICE));
    expect(refused(await sell(desk.services, HEIKE, more)).code).toBe('CREDIT_CHANGED');
    const wrong = await requestFor(await basket(), { ...by(200), cardCents: PRICE });
    expect(refused(await sell(desk.services, HEIKE, wrong)).code).toBe('AMOUNT_DIFFERS');
    expect(await balance()).toBe(200);
  });

  it('gives credit back that paid for tickets which are cancelled before the sale is undone', async () => {
    await credit(500);
    const request = await requestFor(await basket(), by(500));
    const { number } = accepted(await sell(desk.services, HEIKE, request));
    accepted(await cancelTickets(desk.services, HEIKE, number, { positions: [1], reason: 'Krank' }));
    expect(accepted(await undoSale(desk.services, HEIKE, number)).paidCents).toBe(0);
    expect(await balance()).toBe(500);
  });

  it('makes a voucher credit with the sale that uses it, or not at all', async () => {
    await voucher(2500);
    const unseen = await requestFor(await basket(), by(0, VOUCHER));
    expect(refused(await sell(desk.services, HEIKE, unseen))).toEqual({
      ...{ code: 'CREDIT_DIFFERS', cents: PRICE },
    });
    expect(await balance()).toBe(0);
    const request = { ...unseen, ...by(PRICE, VOUCHER.toLowerCase()) };
    const order = accepted(await sell(desk.services, HEIKE, request));
    expect(accepted(await sell(desk.services, HEIKE, request)).number).toBe(order.number);
    expect(await balance()).toBe(2500 - PRICE);
    const next = await requestFor(await basket(), by(2500 - PRICE, VOUCHER));
    expect(refused(await sell(desk.services, HEIKE, next))).toMatchObject({
      ...{ code: 'VOUCHER_REFUSED', voucher: 'REDEEMED' },
    });
    accepted(await undoSale(desk.services, HEIKE, order.number));
    expect(await balance()).toBe(2500);
  });

  it('spends credit and voucher once in eight sales at the same moment', async () => {
    await voucher(PRICE);
    const requests = await Promise.all(
      Array.from({ length: 8 }, async () => requestFor(await basket(), by(PRICE, VOUCHER))),
    );
    const outcomes = await Promise.all(
      requests.map((request) => againWhileBusy(() => sell(desk.services, HEIKE, request))),
    );
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await balance()).toBe(0);
    expect(await desk.sold()).toBe(2);
  });

  it('has done all of it or nothing wherever its process dies', async () => {
    await credit(300);
    await voucher(400);
    const request = await requestFor(await basket(), by(700, VOUCHER));
    for (let deaths = 0; ; deaths += 1) {
      const db = desk.services.db.withPlugin(dyingAfter(deaths));
      const outcome = await sell({ ...desk.services, db }, HEIKE, request).catch((error: unknown) => error);
      if (outcome !== DIED) {
        expect(outcome).toMatchObject({ ok: true });
        break;
      }
      expect([await balance(), await desk.sold()]).toEqual([300, 0]);
    }
    expect([await balance(), await desk.sold()]).toEqual([0, 2]);
  });

  it('knows no account but a customer’s: not the cashier’s, none that is gone, none for what is not paid here', async () => {
    const reference = await basket();
    const own = { account: { id: HEIKE.id, creditCents: 0, voucherCode: '' } };
    const gone = { account: { id: 4711, creditCents: 0, voucherCode: '' } };
    const refusalOf = async (more: Partial<CounterRequest>) =>
      refused(await sell(desk.services, HEIKE, await requestFor(reference, more))).code;
    expect(await refusalOf(own)).toBe('OWN_ACCOUNT');
    expect(await refusalOf(gone)).toBe('UNKNOWN_ACCOUNT');
    await credit(500);
    expect(await refusalOf({ ...by(500), means: 'account' })).toBe('CREDIT_NOT_HERE');
    expect(await refusalOf({ ...by(500), complimentary: { reason: 'Press', for: 'Radio' } })).toBe(
      'CREDIT_NOT_HERE',
    );
    const { contents, customer, language } = await requestFor(reference);
    const reserved = accepted(
      await reserve(desk.services, HEIKE, {
        ...{ reference, contents, customer, language, lastDay: '2026-11-25', accountId: hilde },
      }),
    );
    expect(reserved.customer).toMatchObject({ userId: hilde, email: 'hilde@post.example' });
  });

  it('finds customers by name or address, with credit and passes, and never the cashier', async () => {
    await credit(500);
    const page = (more: { customerId?: number; customerQuery?: string }) =>
      loadCounterPage(
        desk.services,
        HEIKE,
        {
          ...{ day: null, query: '', jetId: null, group: null, blockId: null, reference: null },
          ...{ givenCents: 0, customerId: null, customerQuery: '', sell: null, ...more },
        },
        { sold: null, origin: 'https://buntspecht.example', language: 'de' },
      );
    expect((await page({ customerQuery: 'hilde som' })).found).toMatchObject([{ id: hilde }]);
    expect((await page({ customerQuery: 'HILDE@post.example' })).found).toMatchObject([{ id: hilde }]);
    expect((await page({ customerQuery: 'hi' })).found).toEqual([]);
    expect((await page({ customerQuery: 'sommer' })).found.map(({ id }) => id)).toEqual([hilde, NELE.id]);
    expect((await page({ customerId: hilde })).customer).toMatchObject({ freeCents: 500, passes: [] });
    expect((await page({ customerId: HEIKE.id })).customer).toBeNull();
  });

  describePasses();

  function describePasses() {
    const buy = async (email: string) => {
      await desk.services.db.updateTable('prices').set({ vat_basis_points: 700 }).execute();
      const { id } = await desk.services.db
        .insertInto('pass_kinds')
        .values({
          ...{
            name_de: 'Dreierkarte',
            name_en: 'Three visits',
            cents: 2400,
            vat_basis_points: 700,
            visits: 3,
          },
          ...{ most_cents: null, series_id: null, valid_days: 60, valid_until: null, is_on_sale: true },
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return accepted(
        await sellPass(desk.services, HEIKE, {
          ...{ kindId: id, customer: { firstName: 'Hilde', lastName: 'Sommer', email }, language: 'de' },
          ...{ payment: { cents: 2400, means: 'cash', reference: 'K-1' }, key: `pass of ${email}` },
        }),
      ).number;
    };
    const use = (reference: string, number: string, cashier = HEIKE.id) =>
      desk.services.counterCarts.setPass(reference, { number, by: cashier });
    const left = async () => (await findPassesOf(desk.services.db, hilde))[0]?.leftVisits;

    it('uses visits of a pass by its number; undone, they are on it again', async () => {
      const number = await buy('hilde@post.example');
      const reference = await basket(3);
      accepted(await use(reference, number));
      const cart = await desk.services.counterCarts.cart(reference);
      expect(cart).toMatchObject({ totalCents: 0, pass: { visits: 3, refusal: null } });
      const order = accepted(await sell(desk.services, HEIKE, await requestFor(reference)));
      expect(order).toMatchObject({ paymentMethod: 'free', customer: { userId: null } });
      expect(await left()).toBe(0);
      accepted(await undoSale(desk.services, HEIKE, order.number));
      expect(await left()).toBe(3);
    });

    it('uses a pass whose holder has no account, and asks the rest in cash', async () => {
      const number = await buy('nobody-yet@post.example');
      const reference = await basket(4);
      accepted(await use(reference, number));
      const request = await requestFor(reference);
      expect(request.totalCents).toBe(PRICE / 2);
      const order = accepted(await sell(desk.services, HEIKE, request));
      expect(await partsOf(order.number)).toEqual([['payment', 'cash', PRICE / 2]]);
    });

    it('uses no visit twice at two tills, and no pass of the cashier', async () => {
      const number = await buy('hilde@post.example');
      expect(refused(await use(await basket(1), number, hilde)).code).toBe('PASS_REFUSED');
      expect(refused(await use(await basket(1), 'BS-XXX-XXX')).code).toBe('PASS_REFUSED');
      const requests = await Promise.all(
        [0, 1].map(async () => {
          const reference = await basket(3);
          accepted(await use(reference, number));
          return requestFor(reference);
        }),
      );
      const outcomes = await Promise.all(
        requests.map((request) => againWhileBusy(() => sell(desk.services, HEIKE, request))),
      );
      expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
      expect(await left()).toBe(0);
    });
  }
});
