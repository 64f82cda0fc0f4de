/** Too much is waiting already: further callers should retry later. */
export class OverloadedError extends Error {
  override name = 'OverloadedError';
}

/**
 * Bounds concurrency: `atOnce` pieces of work run at a time, `waiting` more are queued in order, and further ones are
 * refused with `OverloadedError`. For work that is CPU- or memory-bound.
 */
export function createBoundedWork({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  const queue: (() => void)[] = [];
  let running = 0;

  return async function run<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw new OverloadedError();
      // Waits until a finished task hands over its slot, so that nobody slips in between.
      await new Promise<void>((resolve) => queue.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
