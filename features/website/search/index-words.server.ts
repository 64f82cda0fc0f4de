import type { Language } from '#lib/localized.ts';
import { stem } from './stem.server.ts';
import { isStopWord } from './stop-words.ts';
import { fold, wordsOf } from './words.ts';

/** Longer words are numbers of something or mistakes. */
const LONGEST = 60;
/** The index asks for the same words again and again. */
const CACHE_SIZE = 50_000;

export interface IndexWord {
  /** As written, in lower case. */
  written: string;
  folded: string;
  stem: string;
}

const cached: Record<Language, Map<string, IndexWord>> = { de: new Map(), en: new Map() };

/** A word as the index knows it. */
export function indexWord(written: string, language: Language): IndexWord {
  const known = cached[language];
  let word = known.get(written);
  if (!word) {
    word = { written, folded: fold(written), stem: stem(written, language) };
    if (known.size >= CACHE_SIZE) known.clear();
    known.set(written, word);
  }
  return word;
}

/** The words of a text that say something. */
export function indexWords(text: string, language: Language): IndexWord[] {
  return wordsOf(text)
    .filter((word) => word.length <= LONGEST)
    .map((word) => indexWord(word, language))
    .filter(({ folded }) => !isStopWord(folded, language));
}
