/** Limits of a query, in characters and words: bound the cost of an answer. */
export const QUERY_LENGTH = 100;
const QUERY_WORDS = 8;

const LETTERS: Record<string, string> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};
const WORD = /[\p{L}\p{N}]+/gu;
/** Silent characters, not part of a word: soft hyphens and the apostrophes of contractions. */
const SILENT = /[\u00ad'’`]/g;

/** The words of a text in lower case. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().normalize('NFC').replace(SILENT, '').match(WORD) ?? [];
}

/** The words of a query. */
export function queryWords(query: string): string[] {
  return wordsOf(query.slice(0, QUERY_LENGTH)).slice(0, QUERY_WORDS);
}

/** A word without diacritics: `žába` becomes `zaba`, `käfer` becomes `kafer`, `ß` becomes `ss`. */
export function plain(word: string): string {
  return word
    .replace(/[ßøłđıæœþ]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '');
}

/**
 * One spelling for a word however its umlauts are written: `käfer`, `kaefer` and `kafer` are the same. After a vowel, and
 * after `q`, an `ue` is no umlaut (Feuer, Quelle).
 */
export function fold(word: string): string {
  return plain(word)
    .replace(/[ao]e/g, (pair) => pair.charAt(0))
    .replace(/(?<![aeq])ue/g, 'u');
}
