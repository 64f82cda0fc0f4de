import { afterEach, beforeEach, expect, it } from 'vitest';
import { addCredit, findCredit } from '#features/box-office/credit/index.server.ts';
import { findPayments } from '#features/box-office/order-store/index.server.ts';
import type { Order } from '#features/box-office/ticketing/index.ts';
import { insertUser } from '#features/people/accounts/index.server.ts';
import { ledgerReport } from '#features/shop/desk/closings/ledger-report.ts';
import { findLedger } from '#features/shop/desk/closings/ledger-store.server.ts';
import {
  cancelTickets,
  recordPayment,
  recordRefund,
  recordReversal,
  remindOrCancelUnpaidOrders,
} from '#features/shop/desk/index.server.ts';
import { inTransaction } from '#platform/database/transaction.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { orderRequest } from '#tests/ticketing/box-office.ts';
import { expectSoundBooks } from '#tests/ticketing/invariants.ts';
import { type Desk, HEIKE, NELE, openDesk, RECEIPT } from './desk.ts';

const NOW = '2026-11-20T11:00:00.000Z';

describeOnEngines('credit at the desk', (engine) => {
  let desk: Desk;
  let userId: number;

  beforeEach(async () => {
    desk = await openDesk(engine);
    userId = await insertUser(desk.services.db, {
      firstName: 'Jule',
      lastName: 'Sommer',
      email: 'jule@post.example',
      role: 'visitor',
      passwordHash: '',
      createdAt: NOW,
    });
  });
  afterEach(async () => {
    await expectSoundBooks(desk.services.db);
    await desk.close();
  });

  const customer = () => ({ ...orderRequest().customer, userId });
  const balance = async () => (await findCredit(desk.services.db, userId)).balanceCents;
  const put = (cents: number) =>
    inTransaction(desk.services.db, (trx) =>
      addCredit(trx, {
        kind: 'gift-voucher',
        userId,
        cents,
        reference: 'gift-voucher 1',
        orderId: null,
        now: NOW,
      }),
    );
  const cancel = ({ number }: Order, positions = [1, 2]) =>
    cancelTickets(desk.services, HEIKE, number, { positions, reason: 'krank' });
  const asCredit = ({ number }: Order, cents: number, staff = HEIKE) =>
    recordRefund(desk.services, staff, number, { cents, means: 'credit', reference: '' });
  const report = async () =>
    ledgerReport(await findLedger(desk.services.db, { from: '2026-11-01', to: '2026-12-31' }));

  /** 15 €, paid at the till, of which the child's 6 € are cancelled. */
  async function owed(more: Parameters<Desk['order']>[0] = { customer: customer() }) {
    const order = await desk.order(more);
    await recordPayment(desk.services, HEIKE, order.number, { cents: 1500, ...RECEIPT });
    await cancel(order, [2]);
    return order;
  }

  it('is given instead of money, once, however often it is pressed, and notified', async () => {
    const order = await owed();
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => asCredit(order, 600)));
    expect(outcomes.every(({ ok }) => ok)).toBe(true);
    expect(await balance()).toBe(600);
    expect(await desk.orderNow(order)).toMatchObject({ paidCents: 900, due: { totalCents: 900 } });
    const payments = await findPayments(desk.services.db, order.number);
    expect(payments.at(-1)).toMatchObject({ kind: 'refund', cents: -600, means: 'credit', by: { id: 1 } });
    expect((await desk.emails(order)).at(-1)?.text).toContain(
      '6\u00a0€ stehen als Guthaben auf deinem Konto',
    );
    const audited = await desk.services.db
      .selectFrom('audit_entries')
      .select('changes')
      .where('entity', '=', 'orders')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(audited?.changes).toMatchObject({ means: { after: 'credit' } });
  });

  it('is refused for another amount, for a guest, and without the permission', async () => {
    const order = await owed();
    expect(await asCredit(order, 601)).toMatchObject({ error: { code: 'AMOUNT_DIFFERS', cents: 600 } });
    await expect(asCredit(order, 600, NELE)).rejects.toMatchObject({ status: 403 });
    const guests = await owed({});
    expect(await asCredit(guests, 600)).toMatchObject({ error: { code: 'NO_ACCOUNT' } });
    expect(await balance()).toBe(0);
  });

  it('is no mistake that could be reversed', async () => {
    const order = await owed();
    await asCredit(order, 600);
    const [, refund] = await findPayments(desk.services.db, order.number);
    const reversed = await recordReversal(desk.services, HEIKE, order.number, {
      paymentId: refund?.id ?? 0,
      reason: 'vertippt',
    });
    expect(reversed).toMatchObject({ error: { code: 'PAID_WITH_CREDIT' } });
  });

  it('is refunded automatically when staff cancel, the rest is owed', async () => {
    await put(1000);
    const order = await desk.order({ customer: customer(), creditCents: 1000 });
    await recordPayment(desk.services, HEIKE, order.number, { cents: 500, ...RECEIPT });
    await cancel(order);
    expect(await balance()).toBe(1000);
    expect(await desk.orderNow(order)).toMatchObject({ paidCents: 500, due: { totalCents: 0 } });
  });

  it('comes back when the rest is not paid in time', async () => {
    await put(1000);
    const order = await desk.order({ customer: customer(), creditCents: 1000 });
    expect(await balance()).toBe(0);
    desk.clock.set('2026-12-20T13:50:00.000Z');
    await remindOrCancelUnpaidOrders(desk.services);
    expect(await balance()).toBe(1000);
    expect((await desk.emails(order)).at(-1)?.text).toContain('als Guthaben auf deinem Konto');
  });

  it('stands in the books correctly: VAT with its payments, and its own means', async () => {
    await put(1000);
    const order = await desk.order({
      customer: customer(),
      creditCents: 1000,
      paymentMethod: 'on-account',
    });
    expect(order.invoice).not.toBeNull();
    await recordPayment(desk.services, HEIKE, order.number, { cents: 500, ...RECEIPT });
    expect(await report()).toMatchObject({
      totalCents: 1500,
      means: [
        { means: 'cash', totalCents: 500 },
        { means: 'credit', paidCents: 1000, totalCents: 1000 },
      ],
      vat: [{ basisPoints: 700, grossCents: 1500, vatCents: 98 }],
    });
    await cancel(order, [2]);
    expect(await report()).toMatchObject({
      totalCents: 900,
      means: [
        { means: 'cash', totalCents: 500 },
        { means: 'credit', refundedCents: -600, totalCents: 400 },
      ],
      vat: [{ grossCents: 900 }],
    });
  });
});
