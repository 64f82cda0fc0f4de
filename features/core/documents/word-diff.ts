import { longestIncreasing } from './longest-increasing.ts';

/** A run of words: in both, only before, or only after. */
export interface WordChange {
  kind: 'same' | 'removed' | 'added';
  words: string;
}

/** Words with the space behind them, so that joining gives the text again. */
const WORDS = /\S+\s*|\s+/g;
/** Products of lengths up to which every pair is compared; beyond it only words that are there once lead on. */
const SMALL = 10_000;
/** How often what lies between words that lead on is looked into; deeper, it is taken as another text. */
const DEEPEST = 8;

/** How a text became another one, word by word. The time grows with the length, however little the two have in common. */
export function wordDiff(before: string, after: string): WordChange[] {
  const changes: WordChange[] = [];
  const say = (kind: WordChange['kind'], words: readonly string[]) => {
    if (words.length === 0) return;
    const last = changes.at(-1);
    if (last?.kind === kind) last.words += words.join('');
    else changes.push({ kind, words: words.join('') });
  };
  const [old, now] = [before.match(WORDS) ?? [], after.match(WORDS) ?? []];
  compare(withSeparators(old, now), withSeparators(now, old), say, 0);
  return changes;
}

/**
 * Words with their gaps apart where the other text has the word with another gap: the last word of a text is still the same
 * when something is written behind it.
 */
function withSeparators(words: readonly string[], others: readonly string[]): string[] {
  const known = new Set(others);
  const bare = new Set(others.map((word) => word.trimEnd()));
  return words.flatMap((word) => {
    const text = word.trimEnd();
    if (known.has(word) || text === '' || text === word || !bare.has(text)) return [word];
    return [text, word.slice(text.length)];
  });
}

type Say = (kind: WordChange['kind'], words: readonly string[]) => void;

function compare(before: readonly string[], after: readonly string[], say: Say, depth: number): void {
  const shorter = Math.min(before.length, after.length);
  let begin = 0;
  while (begin < shorter && before[begin] === after[begin]) begin++;
  let end = 0;
  while (end < shorter - begin && before.at(-1 - end) === after.at(-1 - end)) end++;
  say('same', before.slice(0, begin));
  between(before.slice(begin, before.length - end), after.slice(begin, after.length - end), say, depth);
  say('same', before.slice(before.length - end));
}

function between(before: readonly string[], after: readonly string[], say: Say, depth: number): void {
  const isSmall = before.length * after.length <= SMALL;
  const pairs = isSmall ? commonWords(before, after) : uniqueCommonWords(before, after);
  if (pairs.length === 0) {
    say('removed', before);
    say('added', after);
    return;
  }
  let [old, now] = [0, 0];
  for (const [nextOld, nextNow] of [...pairs, [before.length, after.length] as const]) {
    const [left, right] = [before.slice(old, nextOld), after.slice(now, nextNow)];
    // Between words that are there once others may match.
    if (!isSmall && depth < DEEPEST) compare(left, right, say, depth + 1);
    else {
      say('removed', left);
      say('added', right);
    }
    if (nextOld < before.length) say('same', [before[nextOld] as string]);
    [old, now] = [nextOld + 1, nextNow + 1];
  }
}

type Pair = readonly [old: number, now: number];

/** The longest common run of words, by comparing all with all. */
function commonWords(before: readonly string[], after: readonly string[]): Pair[] {
  const width = after.length + 1;
  const lengths = new Uint16Array((before.length + 1) * width);
  const at = (old: number, now: number): number => lengths[old * width + now] ?? 0;
  for (let old = before.length - 1; old >= 0; old--) {
    for (let now = after.length - 1; now >= 0; now--) {
      lengths[old * width + now] =
        before[old] === after[now] ? at(old + 1, now + 1) + 1 : Math.max(at(old + 1, now), at(old, now + 1));
    }
  }
  const pairs: Pair[] = [];
  for (let old = 0, now = 0; old < before.length && now < after.length; ) {
    if (before[old] === after[now]) pairs.push([old++, now++]);
    else if (at(old + 1, now) >= at(old, now + 1)) old++;
    else now++;
  }
  return pairs;
}

/** Words that are there once before and once after, as many as keep their order. */
function uniqueCommonWords(before: readonly string[], after: readonly string[]): Pair[] {
  const places = placesOfUnique(after);
  const pairs: Pair[] = [...placesOfUnique(before)].flatMap(([word, old]) => {
    const now = places.get(word);
    return now === undefined ? [] : [[old, now] as const];
  });
  const common = longestIncreasing(pairs.map(([, now]) => now));
  return pairs.filter((_, at) => common.has(at));
}

function placesOfUnique(words: readonly string[]): Map<string, number> {
  const places = new Map<string, number>();
  const twice = new Set<string>();
  words.forEach((word, at) => {
    if (places.has(word)) twice.add(word);
    else places.set(word, at);
  });
  for (const word of twice) places.delete(word);
  return places;
}
