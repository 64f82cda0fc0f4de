import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as german } from '@orama/stemmers/german';
import type { Language } from '#lib/localized.ts';
import { fold, plain } from './words.ts';

/** Shorter words are left alone: their endings are ambiguous. */
const SHORTEST = 4;

/**
 * Returns the stem a word and its plural share, folded (Snowball's rules). German is stemmed after folding, so that
 * `Bücher` and `Buecher` meet `Buch`; English before, because folding would break its endings (`venues`).
 */
export function stem(word: string, language: Language): string {
  if (word.length < SHORTEST) return fold(word);
  return language === 'de' ? german(fold(word)) : fold(english(plain(word)));
}
