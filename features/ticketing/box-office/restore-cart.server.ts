import type { Trx } from '#features/database.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { TicketingError } from '../errors.ts';
import type { CartReference } from '../provider.ts';
import { attempt } from './attempt.server.ts';
import type { Office } from './dependencies.server.ts';
import { findHold, lockHold, updateHold } from './hold-store.server.ts';
import { deleteLines, findLines, type HeldLine, type NewLine } from './line-store.server.ts';
import { lockFreePlaces } from './pool-store.server.ts';
import { releaseOverdue } from './release-holds.server.ts';
import { expiryFrom, isAlive } from './reservation.ts';
import { isOnSale } from './sale.ts';
import { findDraws } from './sale-store.server.ts';
import { takeLines } from './take-lines.server.ts';
import { fitInto } from './units.ts';

/** Holds again what an expired cart held, as far as it is free and still on sale, with a fresh 15 minutes. */
export async function restoreCart(
  office: Office,
  reference: CartReference,
): Promise<Result<null, TicketingError>> {
  const known = await findHold(office.db, reference);
  if (!known) return fail({ code: 'NO_ACTIVE_RESERVATION' });
  // Afterwards whatever is overdue in these pools is free, this cart's own places included.
  const poolIds = await poolsOf(office, known.id);
  if (poolIds.length > 0) await releaseOverdue(office, { poolIds });

  return attempt(office, async (trx, moves) => {
    const hold = await lockHold(trx, office.engine, reference);
    const now = await office.databaseClock(trx);
    if (!hold || hold.status === 'released') return fail({ code: 'NO_ACTIVE_RESERVATION' });
    if (isAlive(hold, now)) return succeed(null);
    // Its time ended after the release above.
    if (hold.status === 'active') return fail({ code: 'NOT_ENOUGH', shortOf: poolIds });

    const lines = (await findLines(trx, hold.id)).filter((line) => isOnSale(line, now));
    if (lines.length === 0) return fail({ code: 'SALE_CLOSED' });
    const wishes = await asToday(trx, lines);
    const free = await lockFreePlaces(
      trx,
      office.engine,
      wishes.flatMap((wish) => wish.poolIds),
    );
    const fitting = fitInto(free, wishes).filter((line) => line.quantity > 0);
    if (fitting.length === 0) return fail({ code: 'NOT_ENOUGH', free: 0 });
    await deleteLines(trx, hold.id);
    await updateHold(trx, hold, {
      status: 'active',
      first_at: now,
      expires_at: expiryFrom(now),
      renewals: 0,
    });
    return takeLines(office, trx, { holdId: hold.id, lines: fitting, moves });
  });
}

async function poolsOf(office: Office, holdId: number): Promise<number[]> {
  const own = (await findLines(office.db, holdId)).map((line) => line.poolId);
  if (own.length === 0) return [];
  const draws = await findDraws(office.db, own);
  return [...new Set([...own, ...[...draws.values()].flat()])];
}

/** The lines as one would add them today; what became the same line is one. */
async function asToday(trx: Trx, lines: HeldLine[]): Promise<NewLine[]> {
  const draws = await findDraws(
    trx,
    lines.map((line) => line.poolId),
  );
  const wishes = new Map<string, NewLine>();
  for (const line of lines) {
    const key = `${line.poolId}/${line.priceId}`;
    const known = wishes.get(key);
    wishes.set(key, {
      performanceId: line.performanceId,
      poolId: line.poolId,
      priceId: line.priceId,
      ...line.today,
      poolIds: [line.poolId, ...(draws.get(line.poolId) ?? [])],
      quantity: line.quantity + (known?.quantity ?? 0),
    });
  }
  return [...wishes.values()];
}
