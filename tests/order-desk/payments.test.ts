import { afterEach, beforeEach, expect, it } from 'vitest';
import { findPayments } from '#features/box-office/order-store/payment-store.server.ts';
import { hasTickets, openCents } from '#features/box-office/ticketing/index.ts';
import { insertUser } from '#features/people/accounts/index.server.ts';
import { cancelTickets } from '#features/shop/desk/orders/cancel-tickets.server.ts';
import {
  recordPayment,
  recordRefund,
  recordReversal,
} from '#features/shop/desk/orders/record-payment.server.ts';
import { resendTickets } from '#features/shop/desk/orders/resend-tickets.server.ts';
import { openTill } from '#features/shop/desk/tills/run-till.server.ts';
import { sumShiftMoney } from '#features/shop/desk/tills/shift-store.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { orderRequest } from '#tests/ticketing/box-office.ts';
import { expectSoundBooks } from '#tests/ticketing/invariants.ts';
import { granted } from './counter-sales.ts';
import { againWhileBusy, type Desk, HEIKE, NELE, openDesk, RECEIPT } from './desk.ts';

const FIFTEEN_EUROS = { ...RECEIPT, cents: 1500 };

describeOnEngines('an order at the box office', (engine) => {
  let desk: Desk;

  beforeEach(async () => {
    desk = await openDesk(engine);
  });
  afterEach(async () => {
    await expectSoundBooks(desk.services.db);
    await desk.close();
  });

  it('has tickets as soon as it is paid, and an email brings them', async () => {
    const order = await desk.order();
    expect(hasTickets(order)).toBe(false);
    const paid = await recordPayment(desk.services, HEIKE, order.number, FIFTEEN_EUROS);
    expect(paid).toMatchObject({ ok: true, value: { paidCents: 1500 } });
    expect(hasTickets(await desk.orderNow(order))).toBe(true);
    const [, email] = await desk.emails(order);
    expect(email?.text).toContain(`deine Bestellung ${order.number} ist bezahlt`);
    expect(email?.text).toMatch(/\/webshop\/orders\/[\w-]+\/tickets\.pdf\n/);
    expect(email?.text).not.toContain('Bezahle bitte');
  });

  it('is paid once, however often and from how many tills it is marked as paid', async () => {
    const order = await desk.order();
    const marks = await Promise.all(
      Array.from({ length: 50 }, (_, till) =>
        againWhileBusy(() =>
          recordPayment(desk.services, HEIKE, order.number, {
            ...FIFTEEN_EUROS,
            reference: till % 2 === 0 ? 'K-0017' : `K-2-${till}`,
          }),
        ),
      ),
    );
    const payments = await findPayments(desk.services.db, order.number);
    expect(payments).toHaveLength(1);
    // Cashiers who sent the same payment get the same success; others learn that nothing is open.
    for (const [till, mark] of marks.entries()) {
      const isSame = (till % 2 === 0 ? 'K-0017' : `K-2-${till}`) === payments[0]?.reference;
      expect(mark.ok ? 'paid' : mark.error.code).toBe(isSame ? 'paid' : 'NOTHING_OPEN');
    }
    expect(await desk.emails(order)).toHaveLength(2);
  });

  it('takes the open amount alone, and states it', async () => {
    const order = await desk.order();
    for (const cents of [1, 1499, 1501, 999_999_999])
      expect(await recordPayment(desk.services, HEIKE, order.number, { ...RECEIPT, cents })).toEqual({
        ok: false,
        error: { code: 'AMOUNT_DIFFERS', cents: 1500 },
      });
    expect((await desk.orderNow(order)).paidCents).toBe(0);
  });

  it('takes no money once its tickets are cancelled, in either order', async () => {
    const order = await desk.order();
    await Promise.all([
      recordPayment(desk.services, HEIKE, order.number, FIFTEEN_EUROS),
      desk.services.ticketing.cancelTicket(order.secret, 1),
    ]);
    const after = await desk.orderNow(order);
    // Paid first: the venue owes what was cancelled. Cancelled first: another amount was open.
    expect([-900, 600]).toContain(openCents(after));
    await desk.services.ticketing.cancelTicket(order.secret, 2);
    expect(await recordPayment(desk.services, HEIKE, order.number, { ...RECEIPT, cents: 600 })).toMatchObject(
      {
        ok: false,
        error: { code: 'NOTHING_OPEN' },
      },
    );
  });

  it('takes no money where there is none to take', async () => {
    const test = await desk.order({ isTest: true, paymentMethod: 'test' });
    expect(await recordPayment(desk.services, HEIKE, test.number, FIFTEEN_EUROS)).toMatchObject({
      error: { code: 'TAKES_NO_MONEY' },
    });
    for (const number of ['BS-XXX-XXX', '', "' or 1=1", 'x'.repeat(1_000_000)])
      expect(await recordPayment(desk.services, HEIKE, number, FIFTEEN_EUROS)).toMatchObject({
        error: { code: 'UNKNOWN_ORDER' },
      });
  });

  it('is marked by people of the box office alone', async () => {
    const order = await desk.order();
    await expect(recordPayment(desk.services, NELE, order.number, FIFTEEN_EUROS)).rejects.toMatchObject({
      status: 403,
    });
    expect((await desk.orderNow(order)).paidCents).toBe(0);
  });

  it('gives money back that it owes, once, and tells it', async () => {
    const order = await desk.order();
    await recordPayment(desk.services, HEIKE, order.number, FIFTEEN_EUROS);
    const back = { ...RECEIPT, reference: 'K-0018', cents: 900 };
    expect(await recordRefund(desk.services, HEIKE, order.number, back)).toMatchObject({
      error: { code: 'NOTHING_OWED' },
    });
    const reason = 'Kind krank';
    await cancelTickets(desk.services, HEIKE, order.number, { positions: [1], reason });
    expect(await desk.sold()).toBe(1);
    expect(openCents(await desk.orderNow(order))).toBe(-900);
    expect((await desk.emails(order)).at(-1)?.text).toMatch(
      /storniert[\s\S]*9\u00a0€ bekommst du von uns zurück/,
    );
    expect(await recordRefund(desk.services, HEIKE, order.number, { ...back, cents: 1500 })).toEqual({
      ok: false,
      error: { code: 'AMOUNT_DIFFERS', cents: 900 },
    });
    await Promise.all(
      Array.from({ length: 20 }, () =>
        againWhileBusy(() => recordRefund(desk.services, HEIKE, order.number, back)),
      ),
    );
    const after = await desk.orderNow(order);
    expect([after.paidCents, openCents(after), hasTickets(after)]).toEqual([600, 0, true]);
    expect((await desk.emails(order)).map(({ text }) => text).join()).not.toContain(reason);
    expect(await desk.emails(order)).toHaveLength(4);
  });

  it('gives cash back from one till, when it is pressed twice at two of them at the same moment', async () => {
    const order = await desk.order();
    await recordPayment(desk.services, HEIKE, order.number, FIFTEEN_EUROS);
    await cancelTickets(desk.services, HEIKE, order.number, { positions: [1], reason: 'Kind krank' });
    const hannes = { ...HEIKE, id: 3 };
    const shifts = new Map<number, number>();
    for (const { id } of [HEIKE, hannes]) {
      const opened = await openTill(desk.services, { ...HEIKE, id }, { till: `Kasse ${id}`, floatCents: 0 });
      shifts.set(id, granted(opened));
    }
    const presses = [HEIKE, hannes, HEIKE, hannes];
    const answers = await Promise.all(
      presses.map((staff) =>
        againWhileBusy(() =>
          recordRefund(desk.services, staff, order.number, {
            ...{ means: 'cash', cents: 900, reference: `Kasse ${staff.id}` },
          }),
        ),
      ),
    );
    const refunds = (await findPayments(desk.services.db, order.number)).filter(
      ({ kind }) => kind === 'refund',
    );
    expect(refunds).toHaveLength(1);
    const giver = refunds[0]?.by?.id;
    expect(refunds[0]?.reference).toBe(`Kasse ${giver}`);
    // Both presses of who gave it succeed, those of the other learn that it went back.
    for (const [index, { id }] of presses.entries())
      expect(answers[index]).toMatchObject(
        id === giver ? { ok: true } : { ok: false, error: { code: 'NOTHING_OWED' } },
      );
    for (const [id, shift] of shifts)
      expect(await sumShiftMoney(desk.services.db, shift)).toEqual(
        id === giver ? [{ means: 'cash', inCents: 0, outCents: -900 }] : [],
      );
    expect(await desk.emails(order)).toHaveLength(4);
  });

  it('reverses a payment that was a mistake, and is open again', async () => {
    const order = await desk.order();
    await recordPayment(desk.services, HEIKE, order.number, FIFTEEN_EUROS);
    const [payment] = await findPayments(desk.services.db, order.number);
    const request = { paymentId: payment?.id ?? 0, reason: 'andere Bestellung' };
    await Promise.all(
      Array.from({ length: 20 }, () =>
        againWhileBusy(() => recordReversal(desk.services, HEIKE, order.number, request)),
      ),
    );
    const after = await desk.orderNow(order);
    expect([after.paidCents, hasTickets(after)]).toEqual([0, false]);
    const payments = await findPayments(desk.services.db, order.number);
    expect(payments.map(({ kind, cents, isReversed }) => [kind, cents, isReversed])).toEqual([
      ['payment', 1500, true],
      ['reversal', -1500, false],
    ]);
    expect(
      await recordReversal(desk.services, HEIKE, order.number, {
        ...request,
        paymentId: payments[1]?.id ?? 0,
      }),
    ).toMatchObject({ error: { code: 'UNKNOWN_PAYMENT' } });
    // The same receipt, rightly this time.
    expect(await recordPayment(desk.services, HEIKE, order.number, FIFTEEN_EUROS)).toMatchObject({
      ok: true,
    });
  });

  it('keeps a payment whose money was returned', async () => {
    const order = await desk.order();
    await recordPayment(desk.services, HEIKE, order.number, FIFTEEN_EUROS);
    await cancelTickets(desk.services, HEIKE, order.number, { positions: [1, 2], reason: 'krank' });
    await recordRefund(desk.services, HEIKE, order.number, { ...RECEIPT, cents: 1500 });
    const [payment] = await findPayments(desk.services.db, order.number);
    expect(
      await recordReversal(desk.services, HEIKE, order.number, { paymentId: payment?.id ?? 0, reason: 'x' }),
    ).toEqual({ ok: false, error: { code: 'SPENT' } });
  });

  it('cancels all of the tickets that are named or none, once', async () => {
    const order = await desk.order();
    const cancel = (positions: number[]) =>
      cancelTickets(desk.services, HEIKE, order.number, { positions, reason: 'krank' });
    expect(await cancel([1, 9])).toMatchObject({ error: { code: 'UNKNOWN_TICKET' } });
    expect(await desk.sold()).toBe(2);
    await Promise.all(Array.from({ length: 20 }, () => againWhileBusy(() => cancel([1]))));
    expect(await desk.sold()).toBe(1);
    expect(await desk.emails(order)).toHaveLength(2);
  });

  it('answers the invoice of cancelled tickets by another document', async () => {
    const { customer } = orderRequest();
    const account = { ...customer, role: 'visitor' as const, passwordHash: '', createdAt: desk.clock.now() };
    const userId = await insertUser(desk.services.db, account);
    const order = await desk.order({ paymentMethod: 'on-account', customer: { ...customer, userId } });
    expect(order.invoice).toBe('2026-000001');
    await cancelTickets(desk.services, HEIKE, order.number, { positions: [2], reason: 'krank' });
    const documents = await desk.services.db.selectFrom('cancellation_documents').selectAll().execute();
    expect(documents).toMatchObject([{ year: 2026, sequence: 2, cents: 600 }]);
    expect(
      await recordPayment(desk.services, HEIKE, order.number, {
        cents: 900,
        means: 'transfer',
        reference: 'Auszug 12',
      }),
    ).toMatchObject({ ok: true });
  });

  it('sends its tickets again when it has some', async () => {
    const order = await desk.order();
    expect(await resendTickets(desk.services, HEIKE, order.number)).toMatchObject({
      error: { code: 'NO_TICKETS' },
    });
    await recordPayment(desk.services, HEIKE, order.number, FIFTEEN_EUROS);
    await resendTickets(desk.services, HEIKE, order.number);
    expect((await desk.emails(order)).at(-1)?.text).toContain('hier sind noch einmal die Tickets');
  });

  it('is audited with its author and action, and without the customer', async () => {
    const order = await desk.order();
    await recordPayment(desk.services, HEIKE, order.number, FIFTEEN_EUROS);
    await cancelTickets(desk.services, HEIKE, order.number, { positions: [1], reason: 'krank' });
    const entries = await desk.services.db
      .selectFrom('audit_entries')
      .select(['actor_id', 'entity_id', 'changes'])
      .where('entity', '=', 'orders')
      .orderBy('id')
      .execute();
    expect(entries).toMatchObject([
      { actor_id: 1, entity_id: order.number, changes: { paid_cents: { before: 0, after: 1500 } } },
      { changes: { cancelled: { before: [], after: [1] }, reason: { after: 'krank' } } },
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/Svenja|post\.example/);
  });
});
