import type { TicketingError } from '#features/box-office/ticketing/index.ts';
import type { Trx } from '#features/database.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import { DatabaseUnavailableError } from '#platform/database/unavailable.server.ts';
import { announce } from './announce.server.ts';
import type { Office } from './dependencies.server.ts';
import { type PoolMove, poolsWithFree } from './pool-store.server.ts';
import { releaseOverdue } from './release-holds.server.ts';
import type { PoolUnits } from './units.ts';

/** A refusal inside the box office. `shortOf`: the places that were asked for, of which some pool did not have enough. */
export interface Refusal extends TicketingError {
  shortOf?: PoolUnits[];
}

/** Carries a refusal out of its transaction, which is thereby undone. Never leaves this file. */
class Rollback extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

type Work<T> = (trx: Trx, moves: PoolMove[]) => Promise<Result<T, Refusal>>;

/**
 * Runs `work` in one transaction that a refusal rolls back. When places are missing, the expired holds that occupy them are
 * released in their own transaction (their pools would break the lock order in this one), and the work is retried once.
 * `work` records in `moves` how pools changed; listeners are notified after the commit.
 */
export function runWithRetry<T>(office: Office, work: Work<T>): Promise<Result<T, TicketingError>> {
  return unlessBusy(async () => {
    const outcome = await inOneTransaction(office, work);
    if (outcome.ok) return outcome;
    const { shortOf } = outcome.error;
    if (!shortOf) return outcome;
    const refusal = await refusalNow(office, outcome.error, shortOf);
    if (refusal) return fail(refusal);
    await releaseOverdue(office, { poolIds: shortOf.map(({ poolId }) => poolId) });
    const again = await inOneTransaction(office, work);
    return again.ok ? again : fail(await finalRefusal(office, again.error));
  });
}

/** Returns `BUSY` where other work blocks the call for longer than the wait limit. */
export async function unlessBusy<T>(
  work: () => Promise<Result<T, TicketingError>>,
): Promise<Result<T, TicketingError>> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DatabaseUnavailableError) return fail({ code: 'BUSY' });
    throw error;
  }
}

async function inOneTransaction<T>(office: Office, work: Work<T>): Promise<Result<T, Refusal>> {
  const moves: PoolMove[] = [];
  let value: T;
  try {
    value = await office.guard.transaction(office.db, async (trx) => {
      moves.length = 0;
      const result = await work(trx, moves);
      if (!result.ok) throw new Rollback(result.error);
      return result.value;
    });
  } catch (error) {
    if (error instanceof Rollback) return fail(error.refusal);
    throw error;
  }
  await announce(office, moves);
  return succeed(value);
}

async function finalRefusal(office: Office, refusal: Refusal): Promise<TicketingError> {
  const { shortOf, ...error } = refusal;
  return shortOf ? { ...error, free: await leastFree(office, shortOf) } : error;
}

/** The refusal, when the places of expired holds would not be enough either: then nothing more is tried. */
async function refusalNow(
  office: Office,
  { shortOf: _, ...error }: Refusal,
  wanted: PoolUnits[],
): Promise<TicketingError | null> {
  const free = await freePlaces(office, wanted);
  if (wanted.every(({ poolId, units }) => (free.get(poolId) ?? 0) >= units)) return null;
  return { ...error, free: least(free) };
}

/** How many places are left instead of which pools they were missed in. */
async function leastFree(office: Office, wanted: PoolUnits[]): Promise<number> {
  return least(await freePlaces(office, wanted));
}

function least(free: Map<number, number>): number {
  return Math.max(0, Math.min(...free.values()));
}

async function freePlaces(office: Office, wanted: PoolUnits[]): Promise<Map<number, number>> {
  const now = await office.databaseClock(office.db);
  const ids = wanted.map(({ poolId }) => poolId);
  const pools = await poolsWithFree(office.db, now).where('pools.id', 'in', ids).execute();
  return new Map(pools.map((pool) => [pool.id, pool.free]));
}
