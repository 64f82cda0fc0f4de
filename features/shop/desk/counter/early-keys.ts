import { burstEnded, type KeyPress, type KeyQueue, keyPressed, NO_KEYS, numberEnded } from './key-queue.ts';

/** A key that was pressed before the counter watched them, and when, in milliseconds since the page began. */
export interface EarlyKey {
  key: string;
  at: number;
}

declare global {
  interface Window {
    /** Ends the keeping of keys by the counter's inline script (early-keys-code.js), and returns them. */
    takeEarlyKeys?: () => EarlyKey[];
  }
}

/** Digits that follow each other sooner are one press at the server, or the number before `×`. */
export const NUMBER_PAUSE_MS = 250;

/**
 * Returns what early keys stand for: presses and whole scans in their order, the queue that later keys go on with, and the
 * signs of a scan that has not ended yet.
 */
export function earlyPresses(early: readonly EarlyKey[]): {
  presses: (KeyPress | { scan: string })[];
  queue: KeyQueue;
  scan: string | null;
} {
  const presses: (KeyPress | { scan: string })[] = [];
  let queue: KeyQueue = NO_KEYS;
  let scan: string | null = null;
  let last = Number.NEGATIVE_INFINITY;
  for (const { key, at } of early) {
    if (scan === null) {
      if (at - last >= NUMBER_PAUSE_MS) queue = numberEnded(burstEnded(queue));
      const typed = keyPressed(queue, key, at);
      presses.push(...typed.queue.due);
      queue = { ...typed.queue, due: [] };
      scan = typed.scan;
    } else if (key.length === 1) scan += key;
    else if (key === 'Enter' || key === 'Escape') {
      if (key === 'Enter') presses.push({ scan });
      scan = null;
    }
    last = at;
  }
  return { presses, queue, scan };
}
