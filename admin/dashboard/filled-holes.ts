export const HOLES = 15;

/** How full something is, as holes that are filled: at least one where there is any, all only where there is nothing left. */
export function filledHoles(taken: number, capacity: number): number {
  if (capacity <= 0 || taken <= 0) return 0;
  if (taken >= capacity) return HOLES;
  return Math.min(HOLES - 1, Math.max(1, Math.round((taken / capacity) * HOLES)));
}
