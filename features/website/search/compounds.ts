/** Shorter parts would be found in everything. */
const SHORTEST_PART = 4;
const SHORTEST_COMPOUND = 2 * SHORTEST_PART;
const MAX_PARTS = 4;

/**
 * Splits a folded word into known words, as few as possible: `kaferkino` into `kafer` and `kino`. Only words of the corpus
 * count, so that no unknown word is split (docs/algorithms/search.md). `null` when the word is no compound of known ones.
 * `isKnown` tells of a part, linking letters included, whether it is a word.
 */
export function splitCompound(
  word: string,
  isKnown: (part: string) => boolean,
  parts = MAX_PARTS,
): string[] | null {
  if (word.length < SHORTEST_COMPOUND || parts < 2) return null;
  let best: string[] | null = null;
  for (let cut = word.length - SHORTEST_PART; cut >= SHORTEST_PART; cut--) {
    const head = word.slice(0, cut);
    if (!isKnown(head)) continue;
    const rest = word.slice(cut);
    const tail = isKnown(rest) ? [rest] : splitCompound(rest, isKnown, parts - 1);
    if (tail && (best === null || tail.length + 1 < best.length)) best = [head, ...tail];
  }
  return best;
}
