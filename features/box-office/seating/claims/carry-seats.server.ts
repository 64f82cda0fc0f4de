import type { Trx } from '#features/database.server.ts';
import { deleteSeatClaims, findSeatedClaims, insertSeatClaims } from './seat-claim-store.server.ts';

/** Gives the seats of a cart to the tickets it becomes, which have their claims on places already. Nobody else can pick them meanwhile: needs no lock. */
export async function giveSeatsToOrder(
  trx: Trx,
  { holdId, orderId }: { holdId: number; orderId: number },
): Promise<void> {
  const held = await findSeatedClaims(trx, { holdId });
  if (held.length === 0) return;
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

/** Lets tickets that replace others of the same date and seat group have their seats. Call it before the old claims end. */
export async function carrySeats(
  trx: Trx,
  orderId: number,
  replaced: readonly { oldId: number; newId: number }[],
): Promise<void> {
  const claims = await findSeatedClaims(trx, { orderId });
  const claimOf = (id: number) =>
    claims.find(({ owner }) => 'ticketId' in owner && owner.ticketId === id) ?? null;
  for (const { oldId, newId } of replaced) {
    const [before, after] = [claimOf(oldId), claimOf(newId)];
    if (!before || !after || before.poolId !== after.poolId) continue;
    const { performanceId, poolId, owner } = after;
    const seatIds = before.seatIds.slice(0, after.units);
    await deleteSeatClaims(trx, performanceId, seatIds);
    await insertSeatClaims(
      trx,
      seatIds.map((seatId) => ({ performanceId, poolId, seatId, owner })),
    );
  }
}
