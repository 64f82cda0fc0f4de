import type { Office } from '#features/box-office/holds/index.server.ts';
import {
  exceededLimit,
  findSaleItems,
  lockFreePlaces,
  mayBuyAsMember,
  poolsWithFree,
  type Refusal,
  refusalOfChange,
  reserveForWaiting,
  runWithRetry,
  unitsByPool,
  withPools,
} from '#features/box-office/holds/index.server.ts';
import { itemsOrdered } from '#features/box-office/ticketing/index.server.ts';
import type { TicketingError, WaitingEntry, WaitingRequest } from '#features/box-office/ticketing/index.ts';
import type { Trx } from '#features/database.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { Instant } from '#lib/venue-time.ts';
import { toJson } from '#platform/database/columns.server.ts';
import { findEntries, isWaiting } from './waiting-store.server.ts';

/** `WaitingList.join` of the box office: one transaction, behind the lock of the pool that is waited for. */
export function joinWaitingList(
  office: Office,
  request: WaitingRequest,
): Promise<Result<null, TicketingError>> {
  const email = request.email.toLowerCase();
  return runWithRetry<null>(office, async (trx, moves) => {
    const before = await office.databaseClock(trx);
    const ordered = itemsOrdered(request, await findSaleItems(trx, request, before), before);
    if (!ordered.ok) return ordered;
    const lines = await withPools(trx, ordered.value);
    if (!(await mayBuyAsMember(trx, lines, { userId: request.userId, now: before })))
      return fail({ code: 'MEMBERS_ONLY' });
    if (lines.some(({ conditions }) => conditions.groupFrom !== null)) return fail({ code: 'GROUP_PRICE' });
    const alone = refusalOfChange([], lines);
    if (alone) return fail(alone);
    const limit = exceededLimit(lines);
    if (limit !== null) return fail({ code: 'LIMIT', limit });
    const [{ poolId, performanceId } = { poolId: 0, performanceId: 0 }] = lines;
    await lockFreePlaces(trx, office.engine, [poolId]);
    const now = await office.databaseClock(trx);
    if (await isWaiting(trx, { poolId, email })) return succeed(null);
    const wanted = lines.flatMap((line) =>
      line.poolIds.map((id) => ({ poolId: id, units: line.quantity * line.units })),
    );
    const refusal = await refusalToWait(trx, unitsByPool(wanted), now);
    if (refusal) return fail(refusal);

    const units = lines.map((line) => line.quantity * line.units);
    const secret = office.ids.token();
    await trx
      .insertInto('waiting_entries')
      .values({
        secret,
        performance_id: performanceId,
        pool_id: poolId,
        wanted: toJson(
          ordered.value.map(({ item, quantity }) => ({ saleTypeId: item.saleTypeId, quantity })),
        ),
        tickets: lines.reduce((sum, { quantity }) => sum + quantity, 0),
        least_units: request.onlyTogether
          ? units.reduce((sum, each) => sum + each, 0)
          : Math.min(...lines.map((line) => line.units)),
        only_together: request.onlyTogether,
        language: request.language,
        email,
        user_id: request.userId,
        joined_at: now,
      })
      .execute();
    moves.push(await reserveForWaiting(trx, poolId));
    const [entry] = await findEntries(trx, { secret }, now);
    await office.onWaiting(trx, entry as WaitingEntry, { kind: 'joined', at: now });
    return succeed(null);
  });
}

/** Refuses to put anyone on the waiting list for places that are free for everybody: those are bought, not waited for. */
async function refusalToWait(
  trx: Trx,
  wanted: { poolId: number; units: number }[],
  now: Instant,
): Promise<Refusal | null> {
  const pools = await poolsWithFree(trx, now)
    .where(
      'pools.id',
      'in',
      wanted.map(({ poolId }) => poolId),
    )
    .execute();
  const free = new Map(pools.map((pool) => [pool.id, pool.free]));
  const isEnough = wanted.every(({ poolId, units }) => (free.get(poolId) ?? 0) >= units);
  return isEnough ? { code: 'PLACES_FREE' } : null;
}
