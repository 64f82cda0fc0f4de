import { setTimeout as wait } from 'node:timers/promises';

/** Waits for a reader to go on; throws once it has taken nothing for `stalledMs`. */
export async function abortWhenStalled<T>(read: Promise<T>, stalledMs: number): Promise<T> {
  const waiting = new AbortController();
  const stalled = wait(stalledMs, undefined, { signal: waiting.signal, ref: false }).then(() => {
    throw new Error(`export aborted: no data was read for ${stalledMs / 1000} s`);
  });
  // The wait is aborted where the reader went on.
  stalled.catch(() => undefined);
  try {
    return await Promise.race([read, stalled]);
  } finally {
    waiting.abort();
  }
}
