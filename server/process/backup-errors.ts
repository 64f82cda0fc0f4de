import { isOperatorError } from './start-errors.ts';

const OF_BACKUPS = new Set(['BackupPlaceError', 'FaultyBackupError', 'NotEmptyError', 'CopyDiffersError']);

/** The sentence of an error the operator can act on; `null` for a bug. */
export function sentenceOf(error: unknown): string | null {
  if (isOperatorError(error)) return error.message;
  const { name = '', message = '', ...facts } = factsOf(error);
  if (OF_BACKUPS.has(name)) return message;
  if (name === 'NewerSchemaError')
    return 'This build is older than the database. Use the build that wrote it, or a newer one.';
  if (name === 'SchemasDifferError')
    return `The database was not migrated by this build (${message}). Use the build that serves, or run npm run db:migrate.`;
  if (name === 'DataDirTakenError') return 'A server works with these data. Stop it first.';
  const { code = '', syscall, path, $metadata } = facts;
  if (['ENOSPC', 'SQLITE_FULL', 'EDQUOT'].includes(code))
    return 'The disk is full: nothing was stored, and earlier backups are as they were.';
  if (code.startsWith('ERR_PARSE_ARGS')) return message;
  if (syscall !== undefined) return `${code}: ${path ?? syscall}`;
  return $metadata === undefined ? null : `The bucket answered: ${name}.`;
}

interface ErrorFacts {
  name?: string;
  message?: string;
  code?: string;
  syscall?: string;
  path?: string;
  $metadata?: unknown;
}

/** Codes and places that errors of Node, SQLite and S3 carry. */
function factsOf(error: unknown): ErrorFacts {
  if (!(error instanceof Error)) return {};
  const { code, syscall, path, $metadata } = error as ErrorFacts;
  return {
    ...{ name: error.name, message: error.message },
    ...(typeof code === 'string' ? { code } : {}),
    ...(syscall === undefined ? {} : { syscall }),
    ...(path === undefined ? {} : { path }),
    ...($metadata === undefined ? {} : { $metadata }),
  };
}
