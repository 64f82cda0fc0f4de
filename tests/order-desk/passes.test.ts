import { afterEach, beforeEach, expect, it } from 'vitest';
import { findPayments } from '#features/box-office/order-store/index.server.ts';
import { findPassesOf } from '#features/box-office/passes/index.server.ts';
import { openCents, orderState } from '#features/box-office/ticketing/index.ts';
import { findAuditEntries } from '#features/core/access/index.server.ts';
import { insertUser } from '#features/people/accounts/index.server.ts';
import { closeDay } from '#features/shop/desk/closings/close-day.server.ts';
import { findLedger } from '#features/shop/desk/closings/ledger-store.server.ts';
import {
  cancelPassOfOrder,
  endUnpaidPasses,
  prolongPassOfOrder,
  recordReversal,
  sellPass,
} from '#features/shop/desk/index.server.ts';
import type { Result } from '#lib/result.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { order, orderRequest } from '#tests/ticketing/box-office.ts';
import { DIED, dyingAfter } from '#tests/ticketing/dying.ts';
import { expectSoundBooks } from '#tests/ticketing/invariants.ts';
import { type Desk, HEIKE, NELE, openDesk, RECEIPT } from './desk.ts';

const LEAD = { id: 1, role: 'administrator' } as const;
const PRICE = 5000;
const EMAIL = 'hilde@post.example';
const UNTIL_SUMMER = { lastDay: '2027-07-31', reason: 'war lange krank' };

function accepted<T>(outcome: Result<T, { code: string }>): T {
  if (!outcome.ok) throw new Error(`Refused: ${JSON.stringify(outcome.error)}`);
  return outcome.value;
}
const codeOf = (outcome: Result<unknown, { code: string }>) => (outcome.ok ? null : outcome.error.code);

describeOnEngines('passes at the desk', (engine) => {
  let desk: Desk;
  let kindId: number;

  beforeEach(async () => {
    desk = await openDesk(engine);
    const { id } = await desk.services.db
      .insertInto('pass_kinds')
      .values({
        ...{ name_de: 'Fünferkarte', name_en: 'Five visits', cents: PRICE, vat_basis_points: 700, visits: 5 },
        ...{ most_cents: null, series_id: null, valid_days: 60, valid_until: null, is_on_sale: true },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    kindId = id;
    await desk.services.db.updateTable('prices').set({ vat_basis_points: 700 }).execute();
  });
  afterEach(async () => {
    await expectSoundBooks(desk.services.db);
    await desk.close();
  });

  const account = (email = EMAIL) =>
    insertUser(desk.services.db, {
      ...{ firstName: 'Hilde', lastName: 'Sommer', email, role: 'visitor' },
      ...{ passwordHash: '', createdAt: desk.clock.now() },
    });
  const purchase = (more: Partial<Parameters<typeof sellPass>[2]> = {}) => ({
    kindId,
    customer: { firstName: 'Hilde', lastName: 'Sommer', email: EMAIL },
    language: 'de' as const,
    payment: { ...RECEIPT, cents: PRICE },
    key: 'key-of-the-form-1',
    ...more,
  });
  const sell = (more: Parameters<typeof purchase>[0] = {}) => sellPass(desk.services, HEIKE, purchase(more));
  const countOrders = async () => (await desk.services.db.selectFrom('orders').select('id').execute()).length;

  it('are paid with the sale, in the account of the address, and confirmed by one email', async () => {
    const userId = await account();
    const sold = accepted(await sell({ customer: { ...purchase().customer, email: 'Hilde@Post.example' } }));
    expect(sold).toMatchObject({
      paidCents: PRICE,
      paymentMethod: 'box-office',
      due: { vat: [{ basisPoints: 700, grossCents: PRICE, vatCents: 327 }] },
      pass: { state: 'valid', isPaid: true, leftVisits: 5, validUntil: '2027-01-19T23:00:00.000Z' },
    });
    expect(orderState(sold)).toBe('paid');
    expect(await findPassesOf(desk.services.db, userId)).toMatchObject([{ leftVisits: 5, isPaid: true }]);
    const emails = await desk.emails(sold);
    expect(emails).toHaveLength(1);
    expect(emails[0]?.text).toContain('Das gehört jetzt dir');
    expect(emails[0]?.text).not.toContain('brauchst du ein Konto');
    expect(await findPayments(desk.services.db, sold.number)).toMatchObject([
      { kind: 'payment', cents: PRICE, ...RECEIPT, by: { id: HEIKE.id } },
    ]);
  });

  it('pay for tickets as those bought online', async () => {
    const userId = await account();
    const { pass } = accepted(await sell());
    const { ticketing } = desk.services;
    const { reference } = accepted(await ticketing.add(null, order(1, 2)));
    accepted(await ticketing.setPass(reference, { id: pass?.id ?? 0, userId }));
    const contents = (await ticketing.cart(reference))?.contents ?? '';
    const customer = { ...orderRequest().customer, userId };
    accepted(
      await ticketing.placeOrder(reference, orderRequest({ contents, paymentMethod: 'free', customer })),
    );
    expect(await findPassesOf(desk.services.db, userId)).toMatchObject([{ leftVisits: 3 }]);
    // A used pass is not cancelled, and may still be prolonged.
    const [{ order: sold } = { order: { number: '' } }] = await findPassesOf(desk.services.db, userId);
    expect(codeOf(await cancelPassOfOrder(desk.services, LEAD, sold.number, { reason: 'x' }))).toBe(
      'PASS_USED',
    );
    accepted(await prolongPassOfOrder(desk.services, HEIKE, sold.number, UNTIL_SUMMER));
  });

  it('wait for an account where there is none with that address, and the email says so', async () => {
    const sold = accepted(await sell());
    expect(sold.customer.userId).toBeNull();
    expect((await desk.emails(sold))[0]?.text).toContain('brauchst du ein Konto');
    const userId = await account();
    expect(await findPassesOf(desk.services.db, userId)).toEqual([]);
    expect(await desk.services.ticketing.claimGuestOrders({ userId, email: EMAIL })).toBe(1);
    expect(await findPassesOf(desk.services.db, userId)).toMatchObject([{ isPaid: true, leftVisits: 5 }]);
  });

  it('are not given to an account that nobody has confirmed', async () => {
    const userId = await account();
    await desk.services.db
      .updateTable('users')
      .set({ email_verified: false })
      .where('id', '=', userId)
      .execute();
    expect(accepted(await sell()).customer.userId).toBeNull();
  });

  it('stand in the audit, the ledger and the closing, to the cent', async () => {
    const sold = accepted(await sell());
    const { entries } = await findAuditEntries(
      desk.services.db,
      { entity: 'orders', entityId: sold.number },
      { page: 1, pageSize: 10 },
    );
    expect(entries).toMatchObject([
      {
        actor: { id: HEIKE.id },
        action: 'created',
        changes: { paid_cents: { after: PRICE }, means: { after: 'cash' }, reference: { after: 'K-0017' } },
      },
    ]);
    expect(JSON.stringify(entries)).not.toContain(EMAIL);
    const day = desk.clock.today();
    const lines = await findLedger(desk.services.db, { from: day, to: day });
    expect(lines.map(({ cents, shares }) => [cents, shares])).toEqual([
      [PRICE, [{ basisPoints: 700, cents: PRICE }]],
    ]);
    const closed = await closeDay(desk.services, LEAD, day);
    expect(closed.ok && closed.value.report).toMatchObject({
      totalCents: PRICE,
      vat: [{ basisPoints: 700, grossCents: PRICE, vatCents: 327 }],
    });
  });

  it('are sold once, however often the form is sent at the same moment', async () => {
    const sales = await Promise.all(Array.from({ length: 50 }, () => sell()));
    const numbers = new Set(sales.map((sale) => accepted(sale).number));
    expect(numbers.size).toBe(1);
    expect(await countOrders()).toBe(1);
    expect(await findPayments(desk.services.db, [...numbers][0] ?? '')).toHaveLength(1);
    // Another person at the same till is another sale.
    accepted(await sell({ customer: { firstName: 'Kim', lastName: 'Klopfer', email: 'kim@post.example' } }));
    expect(await countOrders()).toBe(2);
  });

  it('are sold for their price alone, while they are on sale, with permission to sell', async () => {
    for (const cents of [1, 4999, 5001])
      expect(await sell({ payment: { ...RECEIPT, cents } })).toEqual({
        ok: false,
        error: { code: 'AMOUNT_DIFFERS', cents: PRICE },
      });
    await desk.services.db.updateTable('pass_kinds').set({ is_on_sale: false }).execute();
    expect(codeOf(await sell())).toBe('UNKNOWN_PASS');
    expect(codeOf(await sell({ kindId: 999 }))).toBe('UNKNOWN_PASS');
    await expect(sellPass(desk.services, NELE, purchase())).rejects.toMatchObject({ status: 403 });
    expect(await countOrders()).toBe(0);
  });

  it('are whole or not there, wherever the process dies', async () => {
    let statements = 0;
    for (; ; statements += 1) {
      const db = desk.services.db.withPlugin(dyingAfter(statements));
      const outcome = await sellPass({ ...desk.services, db }, HEIKE, purchase()).catch(
        (error: unknown) => error,
      );
      if (outcome !== DIED) break;
      expect(await countOrders()).toBe(0);
      await expectSoundBooks(desk.services.db);
    }
    expect(statements).toBeGreaterThanOrEqual(10);
    expect(await countOrders()).toBe(1);
    accepted(await sell());
    expect(await countOrders()).toBe(1);
  });

  it('lose their use when the payment is reversed, and are never ended as unpaid before', async () => {
    const sold = accepted(await sell());
    await endUnpaidPasses(desk.services);
    const [payment] = await findPayments(desk.services.db, sold.number);
    accepted(
      await recordReversal(desk.services, LEAD, sold.number, {
        paymentId: payment?.id ?? 0,
        reason: 'Tippfehler',
      }),
    );
    const after = await desk.orderNow(sold);
    expect([after.pass?.isPaid, openCents(after)]).toEqual([false, PRICE]);
  });

  it('are valid longer, once, with the reason in the audit and an email that leaves it out', async () => {
    const userId = await account();
    const sold = accepted(await sell());
    const prolonged = await Promise.all(
      Array.from({ length: 20 }, () => prolongPassOfOrder(desk.services, HEIKE, sold.number, UNTIL_SUMMER)),
    );
    for (const each of prolonged)
      expect(accepted(each).pass).toMatchObject({ validUntil: '2027-07-31T22:00:00.000Z', leftVisits: 5 });
    expect(await findPassesOf(desk.services.db, userId)).toMatchObject([
      { validUntil: '2027-07-31T22:00:00.000Z' },
    ]);
    const emails = await desk.emails(sold);
    expect(emails.map(({ subject }) => subject)).toEqual([
      expect.stringContaining('Fünferkarte'),
      expect.stringContaining('gilt länger'),
    ]);
    expect(emails[1]?.text).toContain('31. Juli 2027');
    expect(emails[1]?.text).not.toContain('krank');
    const { entries } = await findAuditEntries(
      desk.services.db,
      { entity: 'orders', entityId: sold.number },
      { page: 1, pageSize: 10 },
    );
    expect(entries).toHaveLength(2);
    expect(entries[0]?.changes).toMatchObject({
      pass_valid_until: { before: '2027-01-19T23:00:00.000Z', after: '2027-07-31T22:00:00.000Z' },
      reason: { after: 'war lange krank' },
    });
    expect(await findPayments(desk.services.db, sold.number)).toHaveLength(1);
  });

  it('are not made shorter, nor prolonged when cancelled, where there is none, or by the door', async () => {
    const sold = accepted(await sell());
    const to = (lastDay: string) =>
      prolongPassOfOrder(desk.services, HEIKE, sold.number, { lastDay, reason: 'x' });
    expect(codeOf(await to('2027-01-18'))).toBe('ENDS_TOO_EARLY');
    expect(codeOf(await to('2037-01-01'))).toBe('ENDS_TOO_LATE');
    await expect(prolongPassOfOrder(desk.services, NELE, sold.number, UNTIL_SUMMER)).rejects.toMatchObject({
      status: 403,
    });
    const tickets = await desk.order();
    expect(codeOf(await prolongPassOfOrder(desk.services, HEIKE, tickets.number, UNTIL_SUMMER))).toBe(
      'UNKNOWN_TICKET',
    );
    expect(codeOf(await prolongPassOfOrder(desk.services, HEIKE, 'BS-000-000', UNTIL_SUMMER))).toBe(
      'UNKNOWN_ORDER',
    );
    accepted(await cancelPassOfOrder(desk.services, LEAD, sold.number, { reason: 'widerrufen' }));
    expect(codeOf(await to('2027-07-31'))).toBe('PASS_CANCELLED');
  });
});
