import { expect } from 'vitest';
import type { Db } from '#features/database.server.ts';

/** What must be true of the tables after whatever happened: the counters are exactly what the holds say. */
export async function expectSoundBooks(db: Db): Promise<void> {
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

  const wrong = pools.filter(
    ({ id, held, sold, capacity }) =>
      held !== (claimed.get(id) ?? 0) || held < 0 || sold < 0 || held + sold > capacity,
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
  await expectEveryLineToDraw(db, new Set(claims.map((claim) => `${claim.line_id}/${claim.pool_id}`)));
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
