import type { Trx } from '#features/database.server.ts';
import type { Engine } from '#platform/database/engine.ts';
import { lockPools } from './lock-pools.server.ts';
import { deleteSeatClaims, findSeatedClaims, insertSeatClaims } from './seat-claim-store.server.ts';

/**
 * Gives the seats of a cart to the tickets it becomes, which have their claims on places already. Nobody else can pick them meanwhile, but the
 * date may move to another plan: locks the pools of the seats.
 */
export async function giveSeatsToOrder(
  trx: Trx,
  engine: Engine,
  { holdId, orderId }: { holdId: number; orderId: number },
): Promise<void> {
  const poolIds = new Set((await findSeatedClaims(trx, { holdId })).map(({ poolId }) => poolId));
  if (poolIds.size === 0) return;
  await lockPools(trx, engine, [...poolIds]);
  const held = await findSeatedClaims(trx, { holdId });
  for (const { performanceId, seatIds } of held) await deleteSeatClaims(trx, performanceId, seatIds);
  const left = new Map(
    [...Map.groupBy(held, ({ poolId }) => poolId)].map(([poolId, of]) => [
      poolId,
      of.flatMap(({ seatIds }) => seatIds),
    ]),
  );
  const tickets = await findSeatedClaims(trx, { orderId });
  await insertSeatClaims(
    trx,
    tickets.flatMap(({ poolId, performanceId, owner, units, seatIds }) =>
      (left.get(poolId)?.splice(0, units - seatIds.length) ?? []).map((seatId) => ({
        ...{ performanceId, poolId, seatId, owner },
      })),
    ),
  );
}

/**
 * Lets tickets that replace others of the same date and seat group have their seats, whichever these are by now; `fitSeats` takes those that are
 * too many. Call it before the old claims end.
 */
export async function carrySeats(
  trx: Trx,
  orderId: number,
  replaced: readonly { oldId: number; newId: number }[],
): Promise<void> {
  const claims = await findSeatedClaims(trx, { orderId });
  const poolOf = (id: number) =>
    claims.find(({ owner }) => 'ticketId' in owner && owner.ticketId === id)?.poolId ?? null;
  for (const { oldId, newId } of replaced) {
    const poolId = poolOf(oldId);
    if (poolId === null || poolOf(newId) !== poolId) continue;
    await trx
      .updateTable('seat_claims')
      .set({ ticket_id: newId })
      .where('ticket_id', '=', oldId)
      .where('pool_id', '=', poolId)
      .execute();
  }
}
