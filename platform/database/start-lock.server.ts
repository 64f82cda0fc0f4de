import { loadPg } from './load-pg.server.ts';

const NAME = 'buntspecht: start';

/**
 * Runs what prepares a database while no other node does: nodes that start together take turns. The lock belongs to a
 * its own connection and ends with it. Without PostgreSQL there is one server only (`claimDataDir`).
 */
export async function withStartLock<T>(postgresUrl: string | null, work: () => Promise<T>): Promise<T> {
  if (postgresUrl === null) return work();
  const client = new (loadPg().Client)({
    connectionString: postgresUrl,
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
  });
  // Should it break, the work fails by its own connections.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(hashtext($1))', [NAME]);
    return await work();
  } finally {
    await client.end().catch(() => undefined);
  }
}
