import { AsyncLocalStorage } from 'node:async_hooks';
import { type DestinationStream, destination, type Logger, pino } from 'pino';

export type Log = Logger;

/** A line waits this long at most for others, to be written together with them: a write costs more than all else of a line. */
const GATHER_MS = 20;
/** So many bytes do not wait. */
const GATHER_BYTES = 8192;

/** Id of the current request. */
const requestIds = new AsyncLocalStorage<string>();

/** Does the work of a request: each line logged meanwhile, by whatever part of the process, bears its id as `requestId`. */
export function loggedAs<T>(requestId: string, work: () => T): T {
  return requestIds.run(requestId, work);
}

/**
 * The process's log: JSON lines on stdout. Whatever could identify a visitor or open a door is cut out here, once, so that
 * no caller has to remember it.
 */
export function createLog(level: string): Log {
  stdout ??= gatheredLines();
  return pino(
    {
      level,
      base: null,
      mixin: () => {
        const requestId = requestIds.getStore();
        return requestId === undefined ? {} : { requestId };
      },
      redact: {
        paths: [
          '*.cookie',
          '*.authorization',
          '*.password',
          '*.token',
          'headers.cookie',
          'headers.authorization',
        ],
        censor: '[redacted]',
      },
    },
    stdout,
  );
}

/** One for all logs of a process. */
let stdout: DestinationStream | null = null;

/**
 * Batches the lines of some milliseconds, and flushes at the end of the process. Synchronously: a pending write of another
 * thread at the end would be mixed with the last lines.
 */
function gatheredLines(): DestinationStream & { flushSync: () => void } {
  const output = destination({ sync: true, minLength: GATHER_BYTES });
  let isWaiting = false;
  const flush = () => {
    isWaiting = false;
    output.flush();
  };
  process.on('exit', () => output.flushSync());
  return {
    write(line: string) {
      output.write(line);
      if (isWaiting) return;
      isWaiting = true;
      setTimeout(flush, GATHER_MS).unref();
    },
    flushSync: () => output.flushSync(),
  };
}
