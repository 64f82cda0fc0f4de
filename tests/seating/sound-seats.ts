import { expect } from 'vitest';
import type { Db } from '#features/database.server.ts';

/**
 * Expects that whatever takes places of a pool with seats has exactly as many of these, each of the seat group and the version that
 * the date sells, and that nothing else has any.
 */
export async function expectSeats(db: Db): Promise<void> {
  const pools = await db
    .selectFrom('pools')
    .innerJoin('performances', 'performances.id', 'pools.performance_id')
    .select(['pools.id', 'plan_group', 'plan_version_id'])
    .where('plan_group', 'is not', null)
    .execute();
  const claims = await db
    .selectFrom('seat_claims')
    .innerJoin('seats', 'seats.id', 'seat_claims.seat_id')
    .selectAll('seat_claims')
    .select(['seats.group_code', 'seats.version_id'])
    .execute();
  const places = [
    ...(await db.selectFrom('pool_claims').selectAll().execute()).map((claim) => ({
      ...claim,
      owner: `line ${claim.hold_line_id}`,
    })),
    ...(await db.selectFrom('ticket_claims').selectAll().execute()).map((claim) => ({
      ...claim,
      owner: `ticket ${claim.ticket_id}`,
    })),
    ...(await db.selectFrom('place_blocks').selectAll().where('freed_at', 'is', null).execute()).map(
      (block) => ({ pool_id: block.pool_id, units: block.places, owner: `block ${block.id}` }),
    ),
  ];
  const ownerOf = (claim: (typeof claims)[number]) =>
    claim.hold_line_id !== null
      ? `line ${claim.hold_line_id}`
      : claim.ticket_id !== null
        ? `ticket ${claim.ticket_id}`
        : `block ${claim.place_block_id}`;
  const seats = Map.groupBy(claims, (claim) => `${ownerOf(claim)} of pool ${claim.pool_id}`);
  const seated = new Map(pools.map((pool) => [pool.id, pool]));
  const expected = places.filter(({ pool_id }) => seated.has(pool_id));
  expect(
    [...seats].map(([of, own]) => `${of}: ${own.length}`).toSorted(),
    'seats of each line, ticket and block',
  ).toEqual(expected.map(({ owner, pool_id, units }) => `${owner} of pool ${pool_id}: ${units}`).toSorted());
  expect(
    claims.filter(({ pool_id, group_code, version_id }) => {
      const pool = seated.get(pool_id);
      return pool?.plan_group !== group_code || pool.plan_version_id !== version_id;
    }),
    'seats of another group or version',
  ).toEqual([]);
}
