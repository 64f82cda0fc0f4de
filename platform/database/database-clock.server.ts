import { type Kysely, sql } from 'kysely';
import type { Instant } from '#lib/venue-time.ts';
import type { Clock } from '../clock.ts';
import type { Engine } from './engine.ts';

/**
 * The moment all nodes agree on, read inside a transaction: the database server's own on PostgreSQL, since the clocks of
 * nodes differ; the process's on SQLite, where there is only one. Reservations expire by this clock alone.
 */
export type DatabaseClock = <Tables>(trx: Kysely<Tables>) => Promise<Instant>;

export function databaseClockFor(engine: Engine, clock: Clock): DatabaseClock {
  if (engine === 'sqlite') return async () => clock.now();
  return async (trx) => {
    const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(trx);
    const [row] = rows;
    if (!row) throw new Error('select clock_timestamp() returned no row');
    return row.now.toISOString();
  };
}

/**
 * For tests on either engine.
 * @internal
 */
export function fixedDatabaseClock(clock: Clock): DatabaseClock {
  return async () => clock.now();
}
