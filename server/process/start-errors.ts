import type { Config } from '#platform/config.server.ts';
import { DataDirTakenError } from '#platform/data-dir.server.ts';
import { UNFINISHED_COPY } from '#platform/database/copy/copy-database.server.ts';
import { NewerSchemaError } from '#platform/database/migrate.server.ts';

/** A failed start, as a sentence for the operator of the site. */
export class StartError extends Error {
  override name = 'StartError';
}

/**
 * Tells if an error's message states a problem the operator can fix. Compares by name: the build has its own copy of
 * every class.
 */
export function isOperatorError(error: unknown): error is Error {
  return error instanceof Error && (error.name === 'ConfigError' || error.name === 'StartError');
}

/** Opens the data; errors an operator can fix are thrown as a `StartError`. */
export async function explainDatabaseErrors<T>(config: Config, open: () => Promise<T>): Promise<T> {
  return explainErrors(open, (error) =>
    error instanceof NewerSchemaError
      ? aboutNewerSchema(error)
      : config.databaseUrl
        ? aboutPostgres(error, config.databaseUrl)
        : aboutFiles(error, config.dataDir),
  );
}

/** Begins to listen; likewise. */
export async function explainListenErrors<T>(
  { host, port }: Pick<Config, 'host' | 'port'>,
  listen: () => Promise<T>,
): Promise<T> {
  return explainErrors(listen, (error) => {
    switch (codeOf(error)) {
      case 'EADDRINUSE':
        return `Port ${port} of ${host} is in use: another program listens there, perhaps this site already. PORT names another one.`;
      case 'EACCES':
        return `This user may not listen on port ${port}. Ports from 1024 on are free to everybody; PORT names one.`;
      case 'EADDRNOTAVAIL':
      case 'ENOTFOUND':
        return `HOST is ${host}, which is no address of this machine. 127.0.0.1 serves this machine alone, 0.0.0.0 everybody.`;
      default:
        return undefined;
    }
  });
}

async function explainErrors<T>(
  work: () => Promise<T>,
  sentence: (error: unknown) => string | undefined,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    for (const cause of causesOf(error)) {
      const said = sentence(cause);
      if (said) throw new StartError(said, { cause: error });
    }
    throw error;
  }
}

function aboutNewerSchema({ migrations }: NewerSchemaError): string {
  if (migrations.includes(UNFINISHED_COPY))
    return 'A copy into this database was interrupted: run the same npm run db:copy again, or restore into an empty database.';
  return `This build is older than the database, which a newer one has already changed (${migrations.join(', ')}). Start the newer build again, or restore the backup from before the upgrade. Nothing was changed.`;
}

function aboutFiles(error: unknown, dataDir: string): string | undefined {
  const folder = `DATA_DIR (${dataDir})`;
  if (error instanceof DataDirTakenError)
    return `Another server already works with the data in ${folder}. One SQLite file has one server: stop the other one, or let several share a PostgreSQL (DATABASE_URL).`;
  switch (codeOf(error)) {
    case 'EEXIST':
    case 'ENOTDIR':
      return `${folder} is a file, or lies in one; it must be a folder.`;
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
    case 'SQLITE_CANTOPEN':
    case 'SQLITE_READONLY':
    case 'SQLITE_READONLY_DBMOVED':
    case 'SQLITE_READONLY_DIRECTORY':
      return `This user may not write to ${folder} or to the database in it.`;
    case 'SQLITE_NOTADB':
    case 'SQLITE_CORRUPT':
      return `The database buntspecht.sqlite in ${folder} is broken or is none. Put back a backup, or move the file away to begin with an empty one.`;
    case 'ENOSPC':
    case 'SQLITE_FULL':
      return `There is no space left for the database in ${folder}.`;
    case 'SQLITE_BUSY':
      return `Another program keeps the database in ${folder} locked.`;
    default:
      return undefined;
  }
}

function aboutPostgres(error: unknown, url: string): string | undefined {
  const { host, username, pathname } = new URL(url);
  const database = pathname.slice(1);
  switch (codeOf(error)) {
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `DATABASE_URL names the host ${host}, which cannot be found.`;
    case 'ECONNREFUSED':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
    case 'ETIMEDOUT':
      return `No PostgreSQL answers at ${host} (DATABASE_URL). Is it running, and does it listen there?`;
    case '28P01':
    case '28000':
      return `PostgreSQL does not let the user ${username} of DATABASE_URL in: the name or the password is wrong, or pg_hba.conf forbids it.`;
    case '3D000':
      return `PostgreSQL at ${host} has no database ${database} (DATABASE_URL); create it first.`;
    case '42501':
      return `The user ${username} of DATABASE_URL may not create tables in the database ${database}.`;
    case '25006':
      return `PostgreSQL at ${host} only lets read, as a standby does (DATABASE_URL).`;
    case '57P03':
      return `PostgreSQL at ${host} is just starting or stopping; start again in a moment.`;
    case '53300':
      return `PostgreSQL at ${host} has no connection left for this node (max_connections).`;
    default:
      return undefined;
  }
}

/** The error and its causes; a host with several addresses fails with one error for each. */
function causesOf(error: unknown): unknown[] {
  if (!(error instanceof Error)) return [];
  const several = error instanceof AggregateError ? error.errors : [];
  return [error, ...several, ...causesOf(error.cause)];
}

function codeOf(error: unknown): unknown {
  return (error as { code?: unknown }).code;
}
