import type { Trx } from '#features/database.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import { DatabaseUnavailableError } from '#platform/database/unavailable.server.ts';
import type { TicketingError } from '../errors.ts';
import { announce } from './announce.server.ts';
import type { Office } from './dependencies.server.ts';
import { type PoolMove, poolsWithFree } from './pool-store.server.ts';
import { releaseOverdue } from './release-holds.server.ts';

/** A refusal inside the box office. `shortOf` names the pools of which one did not have the places asked for. */
export interface Refusal extends TicketingError {
  shortOf?: number[];
}

/** Carries a refusal out of its transaction, which is thereby undone. Never leaves this file. */
class Undone extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

type Work<T> = (trx: Trx, moves: PoolMove[]) => Promise<Result<T, Refusal>>;

/**
 * Runs `work` in one transaction that a refusal undoes. When places were missing, the expired holds that keep some of them
 * are released in a transaction of their own (their pools would break the lock order in this one), and it is tried once
 * more. `work` notes how pools moved in `moves`; that is told after the commit.
 */
export async function attempt<T>(office: Office, work: Work<T>): Promise<Result<T, TicketingError>> {
  try {
    let outcome = await inOneTransaction(office, work);
    if (!outcome.ok && outcome.error.shortOf) {
      await releaseOverdue(office, { poolIds: outcome.error.shortOf });
      outcome = await inOneTransaction(office, work);
    }
    return outcome.ok ? outcome : fail(await withoutPools(office, outcome.error));
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
      if (!result.ok) throw new Undone(result.error);
      return result.value;
    });
  } catch (error) {
    if (error instanceof Undone) return fail(error.refusal);
    throw error;
  }
  await announce(office, moves);
  return succeed(value);
}

/** Says how many places are left instead of which pools they were missed in. */
async function withoutPools(office: Office, { shortOf, ...error }: Refusal): Promise<TicketingError> {
  if (!shortOf) return error;
  const now = await office.databaseClock(office.db);
  const pools = await poolsWithFree(office.db, now).where('pools.id', 'in', shortOf).execute();
  return { ...error, free: Math.max(0, Math.min(...pools.map((pool) => pool.free))) };
}
