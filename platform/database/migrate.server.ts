import { type Kysely, sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration';

/** The database was migrated by a newer build than this one. */
export class NewerSchemaError extends Error {
  override name = 'NewerSchemaError';
  readonly migrations: readonly string[];
  /** @param migrations names of the applied migrations this build does not know */
  constructor(migrations: readonly string[]) {
    super(`The database has migrations that this build does not know: ${migrations.join(', ')}`);
    this.migrations = migrations;
  }
}

/**
 * Brings the database to the current schema; returns the names of the steps that were taken. Several nodes may start at
 * once: Kysely's migration lock lets one of them work while the others wait. Throws `NewerSchemaError` before anything is changed.
 */
export async function migrateToLatest<Tables>(
  db: Kysely<Tables>,
  migrations: Record<string, Migration>,
): Promise<string[]> {
  const migrator = new Migrator({
    db: db as Kysely<unknown>,
    provider: { getMigrations: async () => migrations },
  });
  const unknown = await unknownMigrations(db as Kysely<unknown>, migrations);
  if (unknown.length > 0) throw new NewerSchemaError(unknown);
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw new Error('The database could not be brought to the current schema', { cause: error });
  return (results ?? [])
    .filter((result) => result.status === 'Success')
    .map((result) => result.migrationName);
}

/** Kysely's own table of applied migrations; it is missing in a new database. */
async function unknownMigrations(
  db: Kysely<unknown>,
  migrations: Record<string, Migration>,
): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return [];
  const { rows } = await sql<{
    name: string;
  }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db);
  return rows.map(({ name }) => name).filter((name) => !(name in migrations));
}
