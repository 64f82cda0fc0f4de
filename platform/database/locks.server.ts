import { type Kysely, sql } from 'kysely';
import type { Engine } from './engine.ts';

interface NamedLock {
  name: string;
  id: number;
}

/**
 * Holds a named lock until the transaction ends. PostgreSQL takes an advisory lock; on SQLite the transaction already
 * is the only writer. Take locks in one fixed order (docs/algorithms/availability.md) and before reading what they guard.
 */
export async function lockWithin<Tables>(
  trx: Kysely<Tables>,
  engine: Engine,
  name: string,
  id: number,
): Promise<void> {
  if (engine === 'sqlite') return;
  await sql`select pg_advisory_xact_lock(hashtext(${name}), ${id})`.execute(trx);
}

/** Takes several locks in their order, in one round trip. */
export async function lockAllWithin<Tables>(
  trx: Kysely<Tables>,
  engine: Engine,
  locks: readonly NamedLock[],
): Promise<void> {
  if (engine === 'sqlite' || locks.length === 0) return;
  const rows = sql.join(locks.map(({ name, id }) => sql`(${name}::text, ${id}::integer)`));
  await sql`select pg_advisory_xact_lock(hashtext(name), id) from (values ${rows}) as locks (name, id)`.execute(
    trx,
  );
}
