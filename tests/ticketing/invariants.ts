import { expect } from 'vitest';
import type { Db } from '#features/database.server.ts';
import { expectSeats } from '#tests/seating/sound-seats.ts';
import { expectTrueCoupons, expectTruePasses, expectTrueVouchers } from './sound-codes.ts';
import { expectTrueCredit, expectTrueLedger } from './sound-money.ts';
import { expectWholeOrders } from './sound-orders.ts';
import { expectWholeSeries } from './sound-series.ts';

/**
 * Expects the invariants of the tables after any operation: the counters are exactly what holds and sold tickets say,
 * and orders are whole. `soldByHand`: the demo sets the number of sold places without having sold them ticket by
 * ticket.
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
      // Places beyond those of a date are in its capacity only while they are taken: never free for anybody.
      pool.overbooked < 0 ||
      (pool.overbooked > 0 && pool.held + pool.sold + pool.blocked !== pool.capacity) ||
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
  await expectSeats(db);
  await expectWholeOrders(db);
  await expectWholeSeries(db);
  await expectTrueLedger(db);
  await expectTrueCoupons(db);
  await expectTrueCredit(db);
  await expectTrueVouchers(db);
  await expectTruePasses(db);
  await expectTrueWaiting(db);
  await expectEveryLineToDraw(db, new Set(claims.map((claim) => `${claim.line_id}/${claim.pool_id}`)));
}

/** Expects that the places reserved for the waiting list are those its first entry can use, and that an offer is a cart. */
async function expectTrueWaiting(db: Db): Promise<void> {
  const entries = await db.selectFrom('waiting_entries').selectAll().execute();
  const waiting = entries.filter(({ state }) => state === 'waiting');
  for (const { id, waiting_from } of await db.selectFrom('pools').select(['id', 'waiting_from']).execute()) {
    const least = waiting.filter(({ pool_id }) => pool_id === id).map(leastOfUse);
    expect(waiting_from, `what is kept of pool ${id}`).toBe(least.length === 0 ? null : Math.min(...least));
  }
  for (const { state, hold_id, offered_until } of entries)
    if (state === 'waiting') expect([hold_id, offered_until]).toEqual([null, null]);
    else if (state === 'offered') expect(offered_until).not.toBeNull();
}

/** More places than those on which somebody who waits could not sit side by side. */
const leastOfUse = ({ least_units, passed_units }: { least_units: number; passed_units: number | null }) =>
  Math.max(least_units, passed_units === null ? 0 : passed_units + 1);

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
