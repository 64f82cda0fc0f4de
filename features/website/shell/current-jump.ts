/** How far below the upper edge a place may begin and be the one that is read, in pixels (docs/product/numbers.md#places). */
const READ_FROM = 600;

/**
 * The current target of a list of jumps: the last one that begins at most 600 px below the upper edge, at the page's end the
 * last of all. A requested one is current as long as it begins there: the next may begin there as well.
 * @param tops where the targets begin, in pixels below the upper edge, in their order
 * @param asked the index of the one in the address; -1 without one
 * @returns its index; -1 above the first
 */
export function currentJump(tops: readonly number[], isAtEnd: boolean, asked: number): number {
  const top = tops[asked];
  if (top !== undefined && top >= 0 && top <= READ_FROM) return asked;
  return isAtEnd ? tops.length - 1 : tops.findLastIndex((top) => top <= READ_FROM);
}
