import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import { isOutdatedPlan } from './prepared-statements.server.ts';
import { DatabaseBusyError, noteWritten } from './unavailable.server.ts';

/** PostgreSQL's codes for deadlocks and serialization failures, which a retry may solve. */
const RETRYABLE = new Set(['40P01', '40001']);
const ATTEMPTS = 4;

/**
 * Runs `work` in one transaction under READ COMMITTED (PostgreSQL) or with the write lock taken at once (SQLite), and
 * repeats it up to three times with a short, growing pause after a deadlock, or a query of a schema that a migration had
 * just changed. A lock timeout fails at once (`DatabaseBusyError`): waiting again would only block connections. `work` must
 * use only the transaction it is given, and do nothing outside the database: it may run more than once.
 */
export async function inTransaction<Tables, R>(
  db: Kysely<Tables>,
  work: (trx: Transaction<Tables>) => Promise<R>,
): Promise<R> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const done = await db.transaction().execute(work);
      noteWritten();
      return done;
    } catch (error) {
      if (!isRetryable(error)) throw error;
      if (attempt === ATTEMPTS)
        throw new DatabaseBusyError(`transaction still conflicts after ${ATTEMPTS} attempts`, {
          cause: error,
        });
      await wait(attempt * 15);
    }
  }
}

function isRetryable(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return (typeof code === 'string' && RETRYABLE.has(code)) || isOutdatedPlan(error);
}

/**
 * True if a write failed because a row it references does not exist, or because other rows reference it (foreign key
 * violation).
 */
export function isForeignKeyViolation(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return code === '23503' || code === 'SQLITE_CONSTRAINT_FOREIGNKEY';
}

/** True if a write failed because another row has a value that must be unique (unique violation). */
export function isUniqueViolation(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return code === '23505' || code === 'SQLITE_CONSTRAINT_UNIQUE';
}

/** True if a write failed because a column does not accept the value. */
export function isRefusedValue(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' && /^(22...|23...|SQLITE_CONSTRAINT.*|SQLITE_MISMATCH)$/.test(code);
}
