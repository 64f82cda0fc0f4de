import type { Db, Trx } from '#features/database.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { Engine } from '#platform/database/engine.ts';
import { findHall, type HallSeat } from '../claims/hall.server.ts';
import { lockPools } from '../claims/lock-pools.server.ts';
import { findSeatedGroups } from '../claims/seated-groups.server.ts';
import { type MovableSeat, type PlannedMove, planMove, type SeatToMove } from './plan-move.ts';

/** Claim on a seat of a date, with who has it. */
export interface MovedClaim {
  seatId: number;
  orderId: number | null;
  /** In a cart. */
  holdId: number | null;
  /** Blocked. */
  placeBlockId: number | null;
}

export type HallMove = PlannedMove<MovedClaim>;

/** Reason a date cannot move: it sells no seats, or the version has none of one of its seat groups. */
type HallMoveError = { code: 'NOT_SEATED' | 'PLAN_DIFFERS' } | { code: 'TOO_FEW_SEATS'; move: HallMove };

interface Target {
  performanceId: number;
  versionId: number;
}

/** Plans the seats of everybody of a date in another version of a plan, or a plan of another room. */
export async function previewMove(
  db: Db | Trx,
  target: Target,
): Promise<Result<HallMove, { code: 'NOT_SEATED' | 'PLAN_DIFFERS' }>> {
  const pools = await findTargetPools(db, target);
  if (!pools.ok) return pools;
  return succeed(await planFor(db, target, pools.value));
}

/**
 * Moves a locked date to another version of a plan, or a plan of another room (docs/product/seating.md#move): everybody has a seat afterwards, or nothing
 * is changed. The number of its places follows from the plan.
 */
export async function moveHall(
  trx: Trx,
  engine: Engine,
  target: Target,
): Promise<Result<HallMove, HallMoveError>> {
  const pools = await findTargetPools(trx, target);
  if (!pools.ok) return pools;
  await lockOwners(trx, engine, target.performanceId);
  await lockPools(
    trx,
    engine,
    pools.value.map(({ id }) => id),
  );
  const move = await planFor(trx, target, pools.value);
  if (move.lost.length > 0) return fail({ code: 'TOO_FEW_SEATS', move });
  // Seats of two versions have different ids: no order of these changes meets a seat that is still taken.
  for (const { claim, to } of [...move.same, ...move.other])
    await trx
      .updateTable('seat_claims')
      .set({ seat_id: to.id })
      .where('performance_id', '=', target.performanceId)
      .where('seat_id', '=', claim.seatId)
      .execute();
  for (const { id, planGroup, seats } of pools.value)
    await trx
      .updateTable('pools')
      .set({ plan_group: planGroup, capacity: seats })
      .where('id', '=', id)
      .execute();
  await trx
    .updateTable('performances')
    .set({ plan_version_id: target.versionId })
    .where('id', '=', target.performanceId)
    .execute();
  return succeed(move);
}

/** Locks the carts and orders that have seats of a date, before the pools: in the order in which they themselves take their locks. */
async function lockOwners(trx: Trx, engine: Engine, performanceId: number): Promise<void> {
  await trx
    .selectFrom('holds')
    .select('id')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('hold_lines')
        .innerJoin('seat_claims', 'seat_claims.hold_line_id', 'hold_lines.id')
        .select('hold_lines.hold_id')
        .where('seat_claims.performance_id', '=', performanceId),
    )
    .orderBy('id')
    .$if(engine === 'postgres', (query) => query.forNoKeyUpdate())
    .execute();
  await trx
    .selectFrom('orders')
    .select('id')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('order_tickets')
        .innerJoin('seat_claims', 'seat_claims.ticket_id', 'order_tickets.id')
        .select('order_tickets.order_id')
        .where('seat_claims.performance_id', '=', performanceId),
    )
    .orderBy('id')
    .$if(engine === 'postgres', (query) => query.forNoKeyUpdate())
    .execute();
}

interface TargetPool {
  id: number;
  /** Code of its seat group in the new plan, and how many seats that has. */
  planGroup: string;
  seats: number;
}

/** Pools of a date whose places are seats, with their seat groups in the version. */
async function findTargetPools(
  db: Db | Trx,
  { performanceId, versionId }: Target,
): Promise<Result<TargetPool[], { code: 'NOT_SEATED' | 'PLAN_DIFFERS' }>> {
  const pools = await db
    .selectFrom('pools')
    .innerJoin('performances', 'performances.id', 'pools.performance_id')
    .select(['pools.id', 'seat_group_id as groupId', 'price_list_id as priceListId'])
    .where('performances.id', '=', performanceId)
    .where('performances.plan_version_id', 'is not', null)
    .where('pools.plan_group', 'is not', null)
    .orderBy('pools.id')
    .execute();
  const [first] = pools;
  if (!first) return fail({ code: 'NOT_SEATED' });
  const groups = await findSeatedGroups(db, { versionId, priceListId: first.priceListId });
  const targets = pools.flatMap(({ id, groupId }) => {
    const group = groups.find((each) => each.groupId === groupId);
    return group ? [{ id, planGroup: group.planGroup, seats: group.seats }] : [];
  });
  return targets.length < pools.length ? fail({ code: 'PLAN_DIFFERS' }) : succeed(targets);
}

async function planFor(
  db: Db | Trx,
  { performanceId, versionId }: Target,
  pools: readonly TargetPool[],
): Promise<HallMove> {
  const { plan_version_id: before } = await db
    .selectFrom('performances')
    .select('plan_version_id')
    .where('id', '=', performanceId)
    .executeTakeFirstOrThrow();
  const [old, hall, claims] = await Promise.all([
    before === null ? [] : findHall(db, before),
    findHall(db, versionId),
    db
      .selectFrom('seat_claims')
      .leftJoin('hold_lines', 'hold_lines.id', 'seat_claims.hold_line_id')
      .leftJoin('order_tickets', 'order_tickets.id', 'seat_claims.ticket_id')
      .select(['seat_claims.seat_id', 'seat_claims.pool_id', 'place_block_id', 'hold_id', 'order_id'])
      .where('seat_claims.performance_id', '=', performanceId)
      .orderBy('seat_id')
      .execute(),
  ]);
  const seats = new Map(old.map((seat) => [seat.id, seat]));
  const groups = new Map(pools.map(({ id, planGroup }) => [id, planGroup]));
  const taken = claims.flatMap((row): SeatToMove<MovedClaim>[] => {
    const [seat, group] = [seats.get(row.seat_id), groups.get(row.pool_id)];
    if (!seat || group === undefined) return [];
    const { seat_id: seatId, place_block_id: placeBlockId, hold_id: holdId, order_id: orderId } = row;
    const party = `${orderId ?? ''} ${holdId ?? ''} ${placeBlockId ?? ''}`;
    return [{ claim: { seatId, orderId, holdId, placeBlockId }, party, seat: movable(seat), group }];
  });
  return planMove(taken, hall.map(movable));
}

const movable = ({ name, ...seat }: HallSeat): MovableSeat => ({ ...seat, row: name.row, seat: name.seat });
