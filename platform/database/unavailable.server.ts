import { AsyncLocalStorage } from 'node:async_hooks';

/** The database cannot do this now and may be able to in a moment: callers are told 503 and when to come back. */
export class DatabaseUnavailableError extends Error {
  override name = 'DatabaseUnavailableError';
}

/** It is there, but somebody else kept what was needed for too long: the caller says "busy", never "sold out". */
export class DatabaseBusyError extends DatabaseUnavailableError {
  override name = 'DatabaseBusyError';
}

const BUSY_CODES = new Set(['55P03', 'SQLITE_BUSY', 'SQLITE_BUSY_RECOVERY', 'SQLITE_BUSY_SNAPSHOT']);

/** The server shuts down, starts up, has ended the connection or has none left; or the network says so. */
const AWAY_CODES = new Set([
  ...['57P01', '57P02', '57P03', '57P05', '53300', '25P03', '25P04'],
  ...['08000', '08001', '08003', '08004', '08006'],
  ...[
    'ECONNREFUSED',
    'ECONNRESET',
    'EPIPE',
    'ETIMEDOUT',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'ENOTFOUND',
    'EAI_AGAIN',
  ],
]);

/** What pg and its pool say in words alone. */
const AWAY_WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/;

/** The error as callers may know it: what only concerns this moment becomes a `DatabaseUnavailableError`. */
export function translated(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (error instanceof DatabaseUnavailableError) return noticed(error);
  const { code } = error as { code?: unknown };
  if (typeof code === 'string' && BUSY_CODES.has(code))
    return noticed(new DatabaseBusyError('The database stayed busy', { cause: error }));
  if ((typeof code === 'string' && AWAY_CODES.has(code)) || AWAY_WORDS.test(error.message))
    return noticed(new DatabaseUnavailableError('The database does not answer', { cause: error }));
  return error;
}

interface Trouble {
  noticed: boolean;
}

const troubles = new AsyncLocalStorage<Trouble>();

/**
 * Runs `work` and tells whether the database was unavailable to it. Libraries between a query and the edge wrap errors or
 * answer 500 by themselves, so an error alone would not tell.
 */
export async function noticingTrouble(work: () => Promise<void>): Promise<boolean> {
  const trouble = { noticed: false };
  await troubles.run(trouble, work);
  return trouble.noticed;
}

function noticed(error: DatabaseUnavailableError): DatabaseUnavailableError {
  const trouble = troubles.getStore();
  if (trouble) trouble.noticed = true;
  return error;
}
