import { afterEach, beforeEach, expect, it } from 'vitest';
import { redeemVoucher } from '#features/box-office/credit/index.server.ts';
import type { Order, VoucherRequest } from '#features/box-office/ticketing/index.ts';
import { findAuditEntries } from '#features/core/access/index.server.ts';
import { insertUser } from '#features/people/accounts/index.server.ts';
import { recordPayment, withdrawVoucher } from '#features/shop/desk/index.server.ts';
import type { Result } from '#lib/result.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { accepted } from '#tests/ticketing/outcomes.ts';
import { againWhileBusy, type Desk, HEIKE, openDesk, RECEIPT } from './desk.ts';

const VOUCHER = { cents: 2500, recipient: 'Oma', greeting: '', recipientEmail: null, sendOn: null };
const REQUEST: VoucherRequest = {
  customer: { firstName: 'Svenja', lastName: 'Kühnel', email: 'svenja@post.example', userId: null },
  language: 'de',
  paymentMethod: 'box-office',
  isTest: false,
  contents: '',
  voucher: VOUCHER,
};

function done<T>(outcome: Result<T, { code: string }>): T {
  if (!outcome.ok) throw new Error(`Refused: ${outcome.error.code}`);
  return outcome.value;
}

describeOnEngines('withdrawing from a gift voucher', (engine) => {
  let desk: Desk;
  let key = 0;
  beforeEach(async () => {
    desk = await openDesk(engine);
  });
  afterEach(() => desk.close());

  /** Bought on 20 November, at noon. */
  async function bought({ isPaid = true, ...more }: Partial<VoucherRequest> & { isPaid?: boolean } = {}) {
    const { vouchers } = desk.services.ticketing;
    if (!vouchers) throw new Error('The box office sells vouchers');
    key += 1;
    const { secret } = accepted(
      await vouchers.order({ key: `key-${key}`, request: { ...REQUEST, ...more } }),
    );
    const order = (await desk.services.ticketing.order(secret)) as Order;
    if (isPaid) done(await recordPayment(desk.services, HEIKE, order.number, { cents: 2500, ...RECEIPT }));
    return desk.orderNow(order);
  }
  const account = () =>
    insertUser(desk.services.db, {
      ...{ firstName: 'Oma', lastName: 'Hilde', email: 'hilde@post.example' },
      ...{ role: 'visitor', passwordHash: '', createdAt: desk.clock.now() },
    });
  const withdraw = ({ number }: Order) => withdrawVoucher(desk.services, number);
  const refusal = async (order: Order) => {
    const outcome = await withdraw(order);
    return outcome.ok ? null : outcome.error.code;
  };
  async function redeem({ voucher }: Order) {
    return redeemVoucher(desk.services, await account(), voucher?.issued?.code ?? '');
  }

  it('ends it: the code is worth nothing, what was paid is owed, and an email says when', async () => {
    const order = await bought();
    desk.clock.set('2026-11-25T09:30:00.000Z');
    done(await withdraw(order));
    const after = await desk.orderNow(order);
    expect(after.voucher).toMatchObject({
      state: 'cancelled',
      cancellationCause: 'withdrawn',
      issued: null,
      withdrawnAt: '2026-11-25T09:30:00.000Z',
    });
    expect([after.due.totalCents, after.paidCents]).toEqual([0, 2500]);
    expect((await redeem(order)).ok).toBe(false);
    const last = (await desk.emails(order)).at(-1);
    expect(last).toMatchObject({ recipient: 'svenja@post.example' });
    expect(last?.subject).toContain(`Dein Widerruf, Bestellung ${order.number}`);
    expect(last?.text).toContain('Widerruf vom Mittwoch, 25. November 2026, 10:30');
    expect(last?.text).toContain('25\u00a0€ bekommst du von uns zurück');
  });

  it('is recorded as the buyer’s action', async () => {
    const order = await bought();
    done(await withdraw(order));
    const page = { page: 1, pageSize: 10 };
    const audit = await findAuditEntries(
      desk.services.db,
      { entity: 'orders', entityId: order.number },
      page,
    );
    expect(audit.entries[0]).toMatchObject({
      actor: { system: 'withdrawal' },
      changes: {
        voucher: { before: 'valid', after: 'cancelled' },
        withdrawn_at: { after: desk.clock.now() },
      },
    });
  });

  it('happens once, however often it is asked for at once', async () => {
    const order = await bought();
    const before = (await desk.emails(order)).length;
    const asked = Array.from({ length: 20 }, () => againWhileBusy(() => withdraw(order)));
    for (const each of await Promise.all(asked)) done(each);
    expect(await desk.emails(order)).toHaveLength(before + 1);
  });

  it('and redeeming at the same moment: one of them is refused, and the books hold', async () => {
    const order = await bought();
    const [withdrawn, redeemed] = await Promise.all([refusal(order), redeem(order)]);
    expect([withdrawn === null, redeemed.ok].toSorted()).toEqual([false, true]);
    const after = await desk.orderNow(order);
    expect(after.voucher?.state).toBe(redeemed.ok ? 'valid' : 'cancelled');
  });

  it('ends an order that is not paid yet: nothing is left to pay', async () => {
    const order = await bought({ isPaid: false });
    done(await withdraw(order));
    expect((await desk.orderNow(order)).due.totalCents).toBe(0);
    expect((await desk.emails(order)).at(-1)?.text).not.toContain('bekommst du von uns zurück');
  });

  it('is possible for 14 days, and not a moment longer', async () => {
    const order = await bought();
    desk.clock.set('2026-12-04T23:00:00.000Z');
    expect(await refusal(order)).toBe('WITHDRAWAL_CLOSED');
    desk.clock.set('2026-12-04T22:59:59.999Z');
    expect(await refusal(order)).toBeNull();
  });

  it('is refused of a test, of tickets, and of unknown orders', async () => {
    expect(await refusal(await bought({ isTest: true, paymentMethod: 'test', isPaid: false }))).toBe(
      'WITHDRAWAL_CLOSED',
    );
    expect(await refusal(await desk.order())).toBe('WITHDRAWAL_CLOSED');
    expect((await withdrawVoucher(desk.services, 'BS-NONE')).ok).toBe(false);
  });
});
