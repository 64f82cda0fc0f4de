import { AsyncLocalStorage } from 'node:async_hooks';

/** The database is temporarily unavailable: callers get 503 with `Retry-After`. */
export class DatabaseUnavailableError extends Error {
  override name = 'DatabaseUnavailableError';
}

/** The database is available, but a lock was held for too long: the caller says "busy", never "sold out". */
export class DatabaseBusyError extends DatabaseUnavailableError {
  override name = 'DatabaseBusyError';
}

/** Nothing can be written until somebody makes room, or the disk works again. */
export class DatabaseUnwritableError extends DatabaseUnavailableError {
  override name = 'DatabaseUnwritableError';
  readonly failure: WriteFailure;

  constructor(failure: WriteFailure, options?: ErrorOptions) {
    super(WRITE_FAILURES[failure], options);
    this.failure = failure;
  }
}

const WRITE_FAILURES = {
  disk_full: 'writing failed: the disk of the database is full',
  disk_failed: 'writing failed: the disk of the database reports I/O errors',
  read_only: 'writing failed: the database is read-only',
} as const;
export type WriteFailure = keyof typeof WRITE_FAILURES;

/** By how the codes of both engines begin. */
const UNWRITABLE: readonly (readonly [code: string, failure: WriteFailure])[] = [
  ['SQLITE_FULL', 'disk_full'],
  ['53100', 'disk_full'],
  ['ENOSPC', 'disk_full'],
  ['SQLITE_IOERR', 'disk_failed'],
  ['SQLITE_CANTOPEN', 'disk_failed'],
  ['58030', 'disk_failed'],
  ['SQLITE_READONLY', 'read_only'],
  ['25006', 'read_only'],
];

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

/** Connection errors pg and its pool report by message only. */
const AWAY_WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/;

/** The error for callers: temporary ones become a `DatabaseUnavailableError`. */
export function translated(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (error instanceof DatabaseUnavailableError) return noticed(error);
  const { code } = error as { code?: unknown };
  const [, unwritable] =
    UNWRITABLE.find(([begin]) => typeof code === 'string' && code.startsWith(begin)) ?? [];
  if (unwritable) {
    writeFailure = unwritable;
    return noticed(new DatabaseUnwritableError(unwritable, { cause: error }));
  }
  if (typeof code === 'string' && BUSY_CODES.has(code))
    return noticed(
      new DatabaseBusyError(`timed out waiting for a database lock (${code})`, { cause: error }),
    );
  if ((typeof code === 'string' && AWAY_CODES.has(code)) || AWAY_WORDS.test(error.message))
    return noticed(
      new DatabaseUnavailableError(`lost the database connection: ${error.message}`, { cause: error }),
    );
  return error;
}

let writeFailure: WriteFailure | null = null;

/** Reason this process could not write to its database at the last attempt; `null` where it could. */
export const currentWriteFailure = (): WriteFailure | null => writeFailure;

/** Says that a transaction was written. */
export function noteWritten(): void {
  writeFailure = null;
}

/**
 * A promise that several requests wait for, as one of them gets it: each notices the database's trouble for itself, and so says 503. Without
 * it all but the one who began would answer that the fault is ours.
 */
export function shared<T>(promise: Promise<T>): Promise<T> {
  return promise.catch((error: unknown) => {
    throw translated(error);
  });
}

interface TrackedFailure {
  /** The last error of the database that the work met, whatever became of it. */
  error: DatabaseUnavailableError | null;
}

const failures = new AsyncLocalStorage<TrackedFailure>();

/**
 * Runs `work` and reports how the database was unavailable to it. Libraries between a query and the edge wrap errors or
 * answer 500 directly, so an error alone is not enough.
 */
export async function trackingFailures(work: () => Promise<void>): Promise<DatabaseUnavailableError | null> {
  const failure: TrackedFailure = { error: null };
  await failures.run(failure, work);
  return failure.error;
}

function noticed(error: DatabaseUnavailableError): DatabaseUnavailableError {
  const failure = failures.getStore();
  if (failure) failure.error = error;
  return error;
}
