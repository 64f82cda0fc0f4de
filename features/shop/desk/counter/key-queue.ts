import { countedKeys, type KeyBuffer, NOTHING_TYPED, typedKey } from './key-buffer.ts';
import { type Burst, burstAfter, isScan, NO_BURST } from './key-burst.ts';

/** One press that keys stand for: a number typed for prices, or the key of another control. */
export type KeyPress = KeyBuffer | { key: string };

/** Keys typed at the counter that have not acted yet, in their order. */
export interface KeyQueue {
  due: readonly KeyPress[];
  /** Digits that more digits may follow. */
  number: KeyBuffer;
  /** Signs that may be the beginning of a scan. */
  burst: Burst;
}

/** Pressed for the sign that follows: a scanner holds Shift for each capital, a person for `*`. */
const MODIFIERS = ['Shift', 'CapsLock'];

export const NO_KEYS: KeyQueue = { due: [], number: NOTHING_TYPED, burst: NO_BURST };

/**
 * Returns the queue after a key at a moment in milliseconds, and the signs of a scanner once they are known to be one; keys
 * pressed before the scan stay in the queue.
 */
export function keyPressed(
  queue: KeyQueue,
  key: string,
  now: number,
): { queue: KeyQueue; scan: string | null } {
  if (MODIFIERS.includes(key)) return { queue, scan: null };
  const burst = burstAfter(queue.burst, key, now);
  const goesOn = burst.typed.length > 1;
  const before = goesOn ? queue : burstEnded(queue);
  if (key.length !== 1) {
    const { due, ...rest } = numberEnded(before);
    return { queue: { ...rest, due: [...due, { key }] }, scan: null };
  }
  if (isScan(burst)) return { queue: { ...numberEnded(before), burst: NO_BURST }, scan: burst.typed };
  return { queue: { ...before, burst }, scan: null };
}

/** Returns the queue once no scanner goes on: the signs were keys of a person. */
export function burstEnded({ burst, ...queue }: KeyQueue): KeyQueue {
  return [...burst.typed].reduce(afterKey, { ...queue, burst: NO_BURST });
}

/** Returns the queue once no more digits follow. */
export function numberEnded(queue: KeyQueue): KeyQueue {
  const { due, number } = queue;
  return number === NOTHING_TYPED ? queue : { ...queue, due: [...due, number], number: NOTHING_TYPED };
}

function afterKey(queue: KeyQueue, key: string): KeyQueue {
  const number = typedKey(queue.number, key);
  if (number) return { ...queue, number };
  const { due, ...rest } = numberEnded(queue);
  return { ...rest, due: [...due, { key }] };
}

/**
 * Divides a typed number at its first digit that changes between prices and other controls: either tickets to add at once, or
 * one key, and what is left of the number after it.
 */
export function firstOf(
  { digits, count }: KeyBuffer,
  isPrice: (digit: string) => boolean,
): { add: ReturnType<typeof countedKeys>; key: string | null; rest: KeyBuffer | null } {
  const end = [...digits].findIndex((digit) => !isPrice(digit));
  const length = end === -1 ? digits.length : Math.max(end, 1);
  const first = digits.slice(0, length);
  const left = digits.slice(length);
  return {
    ...(end === 0 ? { add: [], key: first } : { add: countedKeys({ digits: first, count }), key: null }),
    rest: left === '' ? null : { digits: left, count },
  };
}
