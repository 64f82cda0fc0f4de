import type { Language } from '#lib/localized.ts';

/** Words that mean the same to visitors; one that is found by is enough. */
export interface SynonymGroup {
  language: Language;
  words: readonly string[];
}

/** For each stem the other words of its groups. `stemOf` is that of the language the groups are in. */
export function synonymsByStem(
  groups: readonly SynonymGroup[],
  stemOf: (word: string) => string,
): ReadonlyMap<string, readonly string[]> {
  const byStem = new Map<string, string[]>();
  for (const { words } of groups) {
    for (const word of words) {
      const others = words.filter((other) => other !== word);
      byStem.set(stemOf(word), [...(byStem.get(stemOf(word)) ?? []), ...others]);
    }
  }
  return byStem;
}
