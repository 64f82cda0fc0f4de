import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';

/**
 * Brings the database to the current schema; returns the names of the steps that were taken. Several nodes may start at
 * once: Kysely's migration lock lets one of them work while the others wait.
 */
export async function migrateToLatest<Tables>(
  db: Kysely<Tables>,
  migrations: Record<string, Migration>,
): Promise<string[]> {
  const migrator = new Migrator({
    db: db as Kysely<unknown>,
    provider: { getMigrations: async () => migrations },
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw new Error('The database could not be brought to the current schema', { cause: error });
  return (results ?? [])
    .filter((result) => result.status === 'Success')
    .map((result) => result.migrationName);
}
