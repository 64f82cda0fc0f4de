/** Allowed typos by length of the word (docs/algorithms/search.md): one from 5 letters on, two from 9. */
export function typosAllowed(word: string): 0 | 1 | 2 {
  if (word.length >= 9) return 2;
  return word.length >= 5 ? 1 : 0;
}

/** All transpositions of neighbouring letters of a word: a single typo, yet an edit distance of two. */
export function swaps(word: string): string[] {
  const found = new Set<string>();
  for (let i = 0; i < word.length - 1; i++) {
    const swapped = word.slice(0, i) + word.charAt(i + 1) + word.charAt(i) + word.slice(i + 2);
    if (swapped !== word) found.add(swapped);
  }
  return [...found];
}

/** Tells if a longer word begins with this one, within an edit distance. */
export function beginsLike(word: string, beginning: string, typos: number): boolean {
  if (word.length < beginning.length - typos) return false;
  // The last row of the usual table of distances says how far the beginning is from each beginning of the word.
  const length = Math.min(word.length, beginning.length + typos);
  let row = Array.from({ length: length + 1 }, (_, i) => i);
  for (let i = 1; i <= beginning.length; i++) {
    const next = [i];
    for (let j = 1; j <= length; j++) {
      const same = beginning.charCodeAt(i - 1) === word.charCodeAt(j - 1) ? 0 : 1;
      next.push(Math.min((row[j - 1] ?? 0) + same, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
    if (Math.min(...row) > typos) return false;
  }
  return Math.min(...row) <= typos;
}
