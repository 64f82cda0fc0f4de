import german from 'hyphen/de/index.js';
import type { Language } from '#lib/localized.ts';

/** Letters of a word from which on it gets soft hyphens; what is longer than any word is left as it is. */
const LONG = 15;
const TOO_LONG = 80;
const WORD = /\p{L}+/gu;

/**
 * Puts soft hyphens into German words of 15 letters and more. Browsers without a German dictionary would otherwise break
 * a compound in a heading wherever the line ends (design brief, section 2).
 */
export function withSoftHyphens(text: string, language: Language): string {
  if (language !== 'de') return text;
  return text.replace(WORD, (word) =>
    word.length < LONG || word.length > TOO_LONG ? word : german.hyphenateSync(word, { minWordLength: LONG }),
  );
}
