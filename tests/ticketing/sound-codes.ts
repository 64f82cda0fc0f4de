import { expect } from 'vitest';
import type { Db } from '#features/database.server.ts';

/**
 * Coupons: each order's counted once, with its reduction of the tickets; used as often as recorded, and no more than
 * allowed.
 */
export async function expectTrueCoupons(db: Db): Promise<void> {
  const uses = await db.selectFrom('coupon_uses').selectAll().execute();
  for (const coupon of await db.selectFrom('coupons').selectAll().execute()) {
    const counted = uses.filter(
      ({ coupon_id, given_back_at }) => coupon_id === coupon.id && given_back_at === null,
    );
    expect(coupon.used, `uses of ${coupon.code}`).toBe(counted.length);
    if (coupon.max_uses !== null) expect(coupon.used).toBeLessThanOrEqual(coupon.max_uses);
  }
  const holds = await db.selectFrom('holds').selectAll().execute();
  for (const { hold_id } of uses.filter(({ order_id }) => order_id === null))
    expect(holds.find(({ id }) => id === hold_id)).toMatchObject({ status: 'active', in_payment: true });

  const tickets = await db.selectFrom('order_tickets').selectAll().execute();
  for (const order of await db.selectFrom('orders').selectAll().execute()) {
    const own = tickets.filter(({ order_id }) => order_id === order.id);
    // Discounts of a coupon on tickets of another date belong to those tickets, and are not counted with its use.
    const first = own.filter(({ issued_at }) => issued_at === null);
    const reduction = first.reduce((sum, { reduction_cents }) => sum + reduction_cents, 0);
    expect(own.every(({ cents, reduction_cents }) => cents >= 0 && reduction_cents >= 0)).toBe(true);
    const isGivenAway = order.complimentary_reason !== null;
    const isReduced = order.coupon_code !== null || isGivenAway;
    expect(isReduced, `a code or a reason for what ${order.number} saved`).toBe(reduction > 0);
    if (isGivenAway) expect(own.every(({ cents }) => cents === 0)).toBe(true);
    const use = uses.filter(({ order_id }) => order_id === order.id);
    expect(use.map(({ cents }) => cents)).toEqual(order.coupon_code && !order.is_test ? [reduction] : []);
    const isLeft = own.some(({ state }) => state === 'valid');
    for (const { given_back_at } of use)
      expect(given_back_at === null, `the coupon of ${order.number} is used`).toBe(isLeft);
  }
}

/**
 * Gift vouchers: sold ones that can be redeemed are worth their price, to the cent; unpaid, cancelled and test vouchers are
 * void, and none was redeemed whose money was refunded.
 */
export async function expectTrueVouchers(db: Db): Promise<void> {
  const sold = await db
    .selectFrom('order_vouchers')
    .innerJoin('orders', 'orders.id', 'order_vouchers.order_id')
    .leftJoin('gift_vouchers', 'gift_vouchers.id', 'order_vouchers.voucher_id')
    .leftJoin('gift_voucher_redemptions', 'gift_voucher_redemptions.voucher_id', 'gift_vouchers.id')
    .select([
      'orders.number',
      'orders.is_test',
      'order_vouchers.order_id',
      'order_vouchers.state',
      'order_vouchers.cancellation_cause',
      'order_vouchers.cents',
      'gift_vouchers.cents as worth',
      'gift_vouchers.is_active',
      'redeemed_at',
    ])
    .execute();
  const payments = await paymentsButDisputes(db);
  const paidFor = (orderId: number) =>
    payments.reduce((sum, { order_id, cents }) => sum + (order_id === orderId ? cents : 0), 0);
  let [good, paid] = [0, 0];
  for (const {
    number,
    is_test,
    order_id,
    state,
    cents,
    worth,
    cancellation_cause,
    is_active,
    redeemed_at,
  } of sold) {
    expect(cancellation_cause !== null, `a cause where the voucher of ${number} is cancelled`).toBe(
      state === 'cancelled',
    );
    const isPaid = paidFor(order_id) === cents;
    const isGood = is_active ?? false;
    expect(isGood, `the voucher of ${number}`).toBe(!is_test && state === 'valid' && isPaid);
    if (worth !== null) expect(worth, `what the voucher of ${number} is worth`).toBe(cents);
    if (redeemed_at !== null)
      expect([state, isPaid], `the redeemed voucher of ${number}`).toEqual(['valid', true]);
    if (isGood) good += worth ?? 0;
    if (state === 'valid' && !is_test) paid += paidFor(order_id);
  }
  expect(good, 'all vouchers that are good').toBe(paid);
  const redeemed = await db
    .selectFrom('gift_voucher_redemptions')
    .innerJoin('gift_vouchers', 'gift_vouchers.id', 'voucher_id')
    .select(['gift_vouchers.id', 'cents'])
    .execute();
  const entries = await db
    .selectFrom('credit_entries')
    .select(['reference', 'cents'])
    .where('kind', '=', 'gift-voucher')
    .execute();
  for (const { id, cents } of redeemed)
    expect(
      entries.filter(({ reference }) => reference === `gift-voucher ${id}`).map((entry) => entry.cents),
      `credit of voucher ${id}`,
    ).toEqual([cents]);
}

/**
 * Passes: the visits left equal their entries, each visit was used by one ticket that was charged nothing, and came back
 * with it, once; unpaid, cancelled and test passes cannot be used, and only carts in payment reserve some.
 */
export async function expectTruePasses(db: Db): Promise<void> {
  const entries = await db.selectFrom('pass_entries').selectAll().orderBy('id').execute();
  const claims = await db.selectFrom('pass_claims').selectAll().execute();
  const tickets = await db.selectFrom('order_tickets').selectAll().execute();
  const payments = await paymentsButDisputes(db);
  const passes = await db
    .selectFrom('passes')
    .innerJoin('orders', 'orders.id', 'passes.order_id')
    .selectAll('passes')
    .select(['orders.number', 'orders.is_test'])
    .execute();
  const sum = (numbers: number[]) => numbers.reduce((all, each) => all + each, 0);
  for (const pass of passes) {
    const own = entries.filter(({ pass_id }) => pass_id === pass.id);
    let left = 0;
    for (const { visits, left_visits } of own) {
      left += visits;
      expect(left_visits, `visits of ${pass.number} after an entry`).toBe(left);
    }
    expect(pass.left_visits, `visits left of ${pass.number}`).toBe(left);
    const paid = sum(payments.filter(({ order_id }) => order_id === pass.order_id).map(({ cents }) => cents));
    expect(pass.is_paid, `whether the pass of ${pass.number} is paid`).toBe(
      !pass.is_test && pass.state === 'valid' && paid >= pass.cents,
    );
    expect(pass.cancellation_cause !== null, `a cause where the pass of ${pass.number} is cancelled`).toBe(
      pass.state === 'cancelled',
    );
    expect(pass.claimed_visits, `what is put aside of ${pass.number}`).toBe(
      sum(claims.filter(({ pass_id }) => pass_id === pass.id).map(({ visits }) => visits)),
    );
    const used = tickets.filter(({ pass_id, state }) => pass_id === pass.id && state === 'valid');
    if (pass.state === 'valid')
      expect(pass.visits - pass.left_visits, `visits used of ${pass.number}`).toBe(
        sum(used.map(({ pass_visits }) => pass_visits)),
      );
    else expect([used, pass.left_visits], `a cancelled pass, ${pass.number}`).toEqual([[], 0]);
  }
  for (const { id, pass_id, pass_visits, cents, state, vat_basis_points } of tickets) {
    const kinds = entries.filter(({ ticket_id }) => ticket_id === id).map(({ kind }) => kind);
    if (pass_id === null) expect(kinds).toEqual([]);
    else {
      expect([cents, pass_visits > 0], 'what a ticket of a pass is charged').toEqual([0, true]);
      expect(kinds, 'entries of a ticket').toEqual(state === 'valid' ? ['used'] : ['used', 'returned']);
      expect(passes.find((pass) => pass.id === pass_id)?.vat_basis_points).toBe(vat_basis_points);
    }
  }
  const holds = await db.selectFrom('holds').selectAll().execute();
  for (const { hold_id } of claims)
    expect(holds.find(({ id }) => id === hold_id)).toMatchObject({ status: 'active', in_payment: true });
}

/** Reads payments and refunds; amounts the bank takes void nothing. */
function paymentsButDisputes(db: Db) {
  return db
    .selectFrom('payments')
    .select(['order_id', 'cents'])
    .where('kind', 'not in', ['chargeback', 'reinstatement', 'fee'])
    .execute();
}
