import type { Selectable } from 'kysely';
import { expect } from 'vitest';
import type { Db, Tables } from '#features/database.server.ts';
import { findOrder } from '#features/ticketing/box-office/order-store.server.ts';
import { hasTickets } from '#features/ticketing/index.ts';

/**
 * What must be true of the tables after whatever happened: the counters are exactly what holds and sold tickets say, and
 * orders are whole. `soldByHand`: the demo says how much was sold without having sold it ticket by ticket.
 */
export async function expectSoundBooks(db: Db, { soldByHand = false } = {}): Promise<void> {
  const pools = await db.selectFrom('pools').selectAll().execute();
  const claims = await db
    .selectFrom('pool_claims')
    .innerJoin('hold_lines', 'hold_lines.id', 'pool_claims.hold_line_id')
    .innerJoin('holds', 'holds.id', 'hold_lines.hold_id')
    .select([
      'pool_claims.pool_id',
      'pool_claims.units',
      'hold_lines.id as line_id',
      'hold_lines.quantity',
      'hold_lines.units as units_each',
      'holds.status',
    ])
    .execute();
  const claimed = new Map<number, number>();
  for (const claim of claims) claimed.set(claim.pool_id, (claimed.get(claim.pool_id) ?? 0) + claim.units);

  const sold = await soldUnits(db);

  const blocks = await db.selectFrom('place_blocks').selectAll().where('freed_at', 'is', null).execute();
  const blocked = new Map<number, number>();
  for (const { pool_id, places } of blocks) blocked.set(pool_id, (blocked.get(pool_id) ?? 0) + places);

  const wrong = pools.filter(
    (pool) =>
      pool.held !== (claimed.get(pool.id) ?? 0) ||
      (!soldByHand && pool.sold !== (sold.get(pool.id) ?? 0)) ||
      pool.sold < 0 ||
      pool.held < 0 ||
      pool.blocked !== (blocked.get(pool.id) ?? 0) ||
      pool.held + pool.sold + pool.blocked > pool.capacity,
  );
  expect(wrong, 'pools whose counter differs from their claims, or that are oversold').toEqual([]);
  expect(
    claims.filter((claim) => claim.status !== 'active'),
    'claims of holds that have ended',
  ).toEqual([]);
  expect(
    claims.filter((claim) => claim.units !== claim.quantity * claim.units_each),
    'claims that differ from their line',
  ).toEqual([]);
  await expectWholeOrders(db);
  await expectTrueLedger(db);
  await expectTrueCoupons(db);
  await expectTrueCredit(db);
  await expectTrueVouchers(db);
  await expectTrueWaiting(db);
  await expectEveryLineToDraw(db, new Set(claims.map((claim) => `${claim.line_id}/${claim.pool_id}`)));
}

/** What is kept for those who wait is what the first of them can use, and what is offered is a cart. */
async function expectTrueWaiting(db: Db): Promise<void> {
  const entries = await db.selectFrom('waiting_entries').selectAll().execute();
  const waiting = entries.filter(({ state }) => state === 'waiting');
  for (const { id, waiting_from } of await db.selectFrom('pools').select(['id', 'waiting_from']).execute()) {
    const least = waiting.filter(({ pool_id }) => pool_id === id).map(({ least_units }) => least_units);
    expect(waiting_from, `what is kept of pool ${id}`).toBe(least.length === 0 ? null : Math.min(...least));
  }
  for (const { state, hold_id, offered_until } of entries)
    if (state === 'waiting') expect([hold_id, offered_until]).toEqual([null, null]);
    else if (state === 'offered') expect(offered_until).not.toBeNull();
}

async function soldUnits(db: Db): Promise<Map<number, number>> {
  const claims = await db
    .selectFrom('ticket_claims')
    .innerJoin('order_tickets', 'order_tickets.id', 'ticket_claims.ticket_id')
    .innerJoin('orders', 'orders.id', 'order_tickets.order_id')
    .select(['pool_id', 'units', 'state', 'is_test'])
    .execute();
  expect(
    claims.filter((claim) => claim.state !== 'valid' || claim.is_test),
    'places of tickets that are cancelled, or of tests',
  ).toEqual([]);
  const sold = new Map<number, number>();
  for (const { pool_id, units } of claims) sold.set(pool_id, (sold.get(pool_id) ?? 0) + units);
  return sold;
}

async function expectWholeOrders(db: Db): Promise<void> {
  const orders = await db.selectFrom('orders').selectAll().execute();
  const tickets = await db.selectFrom('order_tickets').selectAll().execute();
  const invoices = await db.selectFrom('invoices').selectAll().execute();
  const cancellations = await db.selectFrom('cancellation_documents').selectAll().execute();
  const counters = await db.selectFrom('invoice_counters').selectAll().execute();
  const holds = await db.selectFrom('holds').select(['id', 'status']).execute();
  const vouchers = await db.selectFrom('order_vouchers').selectAll().execute();
  for (const order of orders) {
    const own = tickets.filter((ticket) => ticket.order_id === order.id);
    const sold = vouchers.filter(({ order_id }) => order_id === order.id);
    if (sold.length > 0) {
      expect([own.length, sold.map(({ cents }) => cents)], `what ${order.number} is made of`).toEqual([
        0,
        [order.total_cents],
      ]);
      continue;
    }
    expect(own.map(({ position }) => position).toSorted((a, b) => a - b)).toEqual(own.map((_, i) => i + 1));
    expect(own.length, `${order.number} has tickets`).toBeGreaterThan(0);
    const first = own.filter(({ issued_at }) => issued_at === null);
    expect(first.reduce((sum, { cents }) => sum + cents, 0)).toBe(order.total_cents);
    const issued = invoices.filter(({ order_id }) => order_id === order.id);
    const later = new Set(own.flatMap(({ issued_at }) => issued_at ?? []));
    expect(issued).toHaveLength(order.payment_method === 'on-account' ? 1 + later.size : 0);
    expectExchanged(own);
    expectBilled(own, { issued, cancellations });
  }
  const becameOrders = orders.flatMap(({ hold_id }) => hold_id ?? []);
  const converted = holds.filter(({ status }) => status === 'converted').map(({ id }) => id);
  expect(becameOrders.toSorted(), 'carts that became orders').toEqual(converted.toSorted());
  for (const { year, last } of counters) {
    const numbers = [...invoices, ...cancellations]
      .filter((document) => document.year === year)
      .map(({ sequence }) => sequence);
    expect(
      numbers.toSorted((a, b) => a - b),
      'invoices and what answers them, without gaps',
    ).toEqual(Array.from({ length: last }, (_, index) => index + 1));
  }
}

type Ticket = Selectable<Tables['order_tickets']>;
type Document = Pick<Selectable<Tables['invoices']>, 'year' | 'sequence'>;

/** A ticket stands in the place of one that is void from the same moment on, and no two in the place of one. */
function expectExchanged(tickets: Ticket[]): void {
  const newer = tickets.filter(({ issued_at }) => issued_at !== null);
  for (const { replaces_id, issued_at } of newer)
    expect(tickets.find(({ id }) => id === replaces_id)).toMatchObject({
      state: 'cancelled',
      changed_at: issued_at,
    });
  expect(new Set(newer.map(({ replaces_id }) => replaces_id)).size).toBe(newer.length);
}

/** Each ticket of an order with invoices is on one, and what answers an invoice is what of it was cancelled. */
function expectBilled(
  tickets: Ticket[],
  {
    issued,
    cancellations,
  }: { issued: Document[]; cancellations: Selectable<Tables['cancellation_documents']>[] },
): void {
  for (const ticket of tickets)
    expect(ticket.invoice_year !== null, 'a ticket on an invoice').toBe(issued.length > 0);
  for (const { year, sequence } of issued) {
    const isOf = (row: { invoice_year: number | null; invoice_sequence: number | null }) =>
      row.invoice_year === year && row.invoice_sequence === sequence;
    const cents = (rows: { cents: number }[]) => rows.reduce((sum, each) => sum + each.cents, 0);
    expect(cents(cancellations.filter(isOf)), `what answers invoice ${year}-${sequence}`).toBe(
      cents(tickets.filter((ticket) => isOf(ticket) && ticket.state === 'cancelled')),
    );
  }
}

/** Money: only for orders that take some, never more out than in, mistakes taken back once and whole, tickets for what is paid. */
async function expectTrueLedger(db: Db): Promise<void> {
  const payments = await db.selectFrom('payments').selectAll().orderBy('id').execute();
  const orders = await db.selectFrom('orders').selectAll().execute();
  const cancellations = await db.selectFrom('cancellation_documents').selectAll().execute();
  for (const row of orders) {
    const own = payments.filter(({ order_id }) => order_id === row.id);
    const order = await findOrder(db, row.secret);
    if (!order) throw new Error(`The order ${row.number} cannot be read`);
    let sum = 0;
    for (const { cents } of own) {
      sum += cents;
      expect(sum, `money of ${row.number}, never more out than in`).toBeGreaterThanOrEqual(0);
    }
    expect(order.paidCents, `what ${row.number} says was paid`).toBe(sum);
    if (['free', 'test'].includes(row.payment_method)) expect(own).toEqual([]);
    if (['box-office', 'online', 'credit'].includes(row.payment_method) && sum < order.due.totalCents)
      expect(hasTickets(order), `tickets of ${row.number}, which is not paid`).toBe(false);
    for (const { reverses_id, cents } of own.filter(({ kind }) => kind === 'reversal'))
      expect(own.find(({ id }) => id === reverses_id)?.cents, 'what a reversal takes back').toBe(-cents);
    if (order.invoice !== null)
      expect(
        cancellations
          .filter(({ order_id }) => order_id === row.id)
          .reduce((all, { cents }) => all + cents, 0),
        `what answers the invoice of ${row.number}`,
      ).toBe(order.sum.totalCents - order.due.totalCents);
  }
}

/** Coupons: each order's counted once, with what it took off its tickets; used as often as they say, and no more than they may be. */
async function expectTrueCoupons(db: Db): Promise<void> {
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
    // What a coupon takes off tickets of another date is theirs, and not counted with its use.
    const first = own.filter(({ issued_at }) => issued_at === null);
    const reduction = first.reduce((sum, { reduction_cents }) => sum + reduction_cents, 0);
    expect(own.every(({ cents, reduction_cents }) => cents >= 0 && reduction_cents >= 0)).toBe(true);
    expect(order.coupon_code !== null, `a code for what ${order.number} saved`).toBe(reduction > 0);
    const use = uses.filter(({ order_id }) => order_id === order.id);
    expect(use.map(({ cents }) => cents)).toEqual(order.coupon_code && !order.is_test ? [reduction] : []);
    const isLeft = own.some(({ state }) => state === 'valid');
    for (const { given_back_at } of use)
      expect(given_back_at === null, `the coupon of ${order.number} is used`).toBe(isLeft);
  }
}

/** Credit: balances are what their entries say, each payment with credit is booked once, and only carts that are being paid keep some. */
async function expectTrueCredit(db: Db): Promise<void> {
  const entries = await db.selectFrom('credit_entries').selectAll().orderBy('id').execute();
  const claims = await db.selectFrom('credit_claims').selectAll().execute();
  const sum = (rows: { cents: number }[]) => rows.reduce((all, { cents }) => all + cents, 0);
  for (const account of await db.selectFrom('credit_accounts').selectAll().execute()) {
    const own = entries.filter(({ account_id }) => account_id === account.id);
    expect(account.balance_cents, 'a balance').toBe(sum(own));
    expect(account.claimed_cents, 'what is put aside').toBe(
      sum(claims.filter(({ account_id }) => account_id === account.id)),
    );
    let balance = 0;
    for (const { cents, balance_cents } of own) {
      balance += cents;
      expect(balance_cents, 'the balance after a booking').toBe(balance);
    }
  }
  const paid = await db.selectFrom('payments').selectAll().where('means', '=', 'credit').execute();
  const booked = entries.filter(({ kind }) => kind !== 'gift-voucher');
  expect(booked.map(({ reference, cents, order_id }) => [reference, -cents, order_id]).toSorted()).toEqual(
    paid.map(({ id, cents, order_id }) => [`payment ${id}`, cents, order_id]).toSorted(),
  );
  const holds = await db.selectFrom('holds').selectAll().execute();
  for (const { hold_id } of claims)
    expect(holds.find(({ id }) => id === hold_id)).toMatchObject({ status: 'active', in_payment: true });
}

/**
 * Gift vouchers: those that are sold and can be redeemed are worth what was paid for them, to the cent; none is good that is not paid, cancelled or
 * a test, and none was redeemed whose money went back.
 */
async function expectTrueVouchers(db: Db): Promise<void> {
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
      'order_vouchers.cents',
      'gift_vouchers.cents as worth',
      'gift_vouchers.is_active',
      'redeemed_at',
    ])
    .execute();
  const payments = await db.selectFrom('payments').select(['order_id', 'cents']).execute();
  const paidFor = (orderId: number) =>
    payments.reduce((sum, { order_id, cents }) => sum + (order_id === orderId ? cents : 0), 0);
  let [good, paid] = [0, 0];
  for (const { number, is_test, order_id, state, cents, worth, is_active, redeemed_at } of sold) {
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

async function expectEveryLineToDraw(db: Db, claims: Set<string>): Promise<void> {
  const lines = await db
    .selectFrom('hold_lines')
    .innerJoin('holds', 'holds.id', 'hold_lines.hold_id')
    .select(['hold_lines.id', 'hold_lines.pool_id'])
    .where('holds.status', '=', 'active')
    .execute();
  const draws = await db.selectFrom('pool_draws').selectAll().execute();
  const expected = lines.flatMap((line) => [
    `${line.id}/${line.pool_id}`,
    ...draws
      .filter((draw) => draw.pool_id === line.pool_id)
      .map((draw) => `${line.id}/${draw.house_pool_id}`),
  ]);
  expect([...claims].sort(), 'one claim per line and pool it draws on').toEqual(expected.sort());
}
