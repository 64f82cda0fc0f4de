/** Digits typed at the counter that have not reached a price yet, and the number before `×`. */
export interface KeyBuffer {
  digits: string;
  /** `null` until `×` was typed. */
  count: number | null;
}

export const NOTHING_TYPED: KeyBuffer = { digits: '', count: null };

/** Most tickets one press can add. */
export const MOST_AT_ONCE = 500;
const TIMES = ['×', 'x', '*'];

/** Returns the buffer after a key, or `null` where the key is no part of a number. */
export function typedKey({ digits, count }: KeyBuffer, key: string): KeyBuffer | null {
  if (/^\d$/.test(key)) return { digits: digits + key, count };
  if (!TIMES.includes(key) || digits === '' || count !== null) return null;
  return { digits: '', count: Math.min(MOST_AT_ONCE, Number(digits)) };
}

/** Returns the prices that were typed, by their digit: `112` is the first twice and the second once, `24×1` the first 24 times. */
export function countedKeys({ digits, count }: KeyBuffer): { digit: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const digit of digits) counts.set(digit, (counts.get(digit) ?? 0) + (count ?? 1));
  return [...counts].map(([digit, all]) => ({ digit, count: Math.min(MOST_AT_ONCE, all) }));
}
