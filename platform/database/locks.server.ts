import { type Kysely, sql } from 'kysely';
import type { Engine } from './engine.ts';

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
