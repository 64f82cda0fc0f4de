import { fold, wordsOf } from './words.ts';

/** A text in pieces, every second of which is marked: `['Der ', 'Käf', 'er']`. */
export type MarkedText = string[];

/** How a visitor's words are recognised in a text. */
export interface Marker {
  /** The words of the query, folded. */
  asked: readonly string[];
  /** The words a document was found by, folded. */
  found: ReadonlySet<string>;
}

const WORD = /[\p{L}\p{N}'’\u00ad]+/gu;

/** Marks what was looked for: the beginning of a word that was started, the whole of one that was meant. */
export function markText(text: string, marker: Marker): MarkedText {
  const pieces: MarkedText = [''];
  let end = 0;
  const add = (piece: string, isMarked: boolean) => {
    if (piece === '') return;
    const isLastMarked = pieces.length % 2 === 0;
    if (isMarked === isLastMarked) pieces[pieces.length - 1] += piece;
    else pieces.push(piece);
  };
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const marked = markedLength(word, marker);
    add(text.slice(end, index), false);
    add(word.slice(0, marked), true);
    add(word.slice(marked), false);
    end = index + word.length;
  }
  add(text.slice(end), false);
  return pieces;
}

/** Number of marked characters of a word. */
function markedLength(word: string, { asked, found }: Marker): number {
  const [written] = wordsOf(word);
  if (written === undefined) return 0;
  const folded = fold(written);
  const prefix = asked.filter((one) => folded.startsWith(one)).toSorted((a, b) => b.length - a.length)[0];
  if (prefix !== undefined) return lettersOf(word, prefix.length);
  return found.has(folded) ? word.length : 0;
}

/** How many letters of an original word correspond to a number of the folded one: `ß` makes two, `ae` makes one. */
function lettersOf(word: string, folded: number): number {
  for (let length = 1; length < word.length; length++) {
    if (fold(word.slice(0, length).toLowerCase()).length < folded) continue;
    // The `e` of a written-out umlaut belongs to its vowel.
    const next = fold(word.slice(0, length + 1).toLowerCase()).length;
    return next === folded ? length + 1 : length;
  }
  return word.length;
}

/** Characters of an excerpt before the match, and in all. */
const BEFORE = 40;
const LENGTH = 140;

/** The part of a long text where something was found, from a whole word on; `null` when nothing was. */
export function excerpt(text: string, marker: Marker): string | null {
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (markedLength(word, marker) === 0) continue;
    const from = index <= BEFORE ? 0 : text.indexOf(' ', index - BEFORE) + 1;
    const to = from + LENGTH >= text.length ? text.length : text.lastIndexOf(' ', from + LENGTH);
    return `${from > 0 ? '… ' : ''}${text.slice(from, to)}${to < text.length ? ' …' : ''}`;
  }
  return null;
}
