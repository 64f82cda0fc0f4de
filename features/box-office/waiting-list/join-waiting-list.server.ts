import type { Office } from '#features/box-office/holds/index.server.ts';
import {
  exceededLimit,
  findSaleItems,
  lockFreePlaces,
  mayBuyAsMember,
  poolsWithFree,
  refusalOfChange,
  reserveForWaiting,
  runWithRetry,
  unitsByPool,
  withPools,
} from '#features/box-office/holds/index.server.ts';
import { canSitTogether } from '#features/box-office/seating/index.server.ts';
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
    const units = lines.map((line) => line.quantity * line.units);
    const places = units.reduce((sum, each) => sum + each, 0);
    const free = await findFree(trx, unitsByPool(wanted), now);
    const isApart = request.onlyTogether && !(await canSitTogether(trx, poolId, places));
    if (free.isEnough && !isApart) return fail({ code: 'PLACES_FREE' });

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
        least_units: request.onlyTogether ? places : Math.min(...lines.map((line) => line.units)),
        passed_units: isApart ? free.least : null,
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

/** Reads if there are places for everybody who is wanted: those are bought, not waited for. `least`: free in the tightest pool. */
async function findFree(
  trx: Trx,
  wanted: { poolId: number; units: number }[],
  now: Instant,
): Promise<{ isEnough: boolean; least: number }> {
  const pools = await poolsWithFree(trx, now)
    .where(
      'pools.id',
      'in',
      wanted.map(({ poolId }) => poolId),
    )
    .execute();
  const free = new Map(pools.map((pool) => [pool.id, pool]));
  return {
    isEnough: wanted.every(({ poolId, units }) => (free.get(poolId)?.free ?? 0) >= units),
    least: Math.min(...pools.map(({ freeAtAll }) => freeAtAll)),
  };
}
