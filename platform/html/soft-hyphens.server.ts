import { createRequire } from 'node:module';
import { type Language, type Localized, type ShownText, shown } from '#lib/localized.ts';
import { COMPOUND_PARTS } from './compound-parts.ts';

/** Length in letters from which a word gets soft hyphens; implausibly long ones are left unchanged. */
const LONG = 15;
const TOO_LONG = 80;
const WORD = /\p{L}+/gu;
const SOFT_HYPHEN = '\u00ad';

/** Its patterns take 5 MB, and most titles have no word they are needed for. */
const loadHyphen = (): typeof import('hyphen/de/index.js') =>
  createRequire(import.meta.url)('hyphen/de/index.js');

/** As little as possible in front, so that the longest part is found; an “s” may join a part to the next. */
const LAST_PART = new RegExp(`^(\\p{L}{4,}?)((?:${COMPOUND_PARTS.join('|')})s?)$`, 'iu');

/**
 * Puts soft hyphens into German words of 15 letters and more. Browsers without a German dictionary would otherwise
 * break a compound in a heading wherever the line ends (docs/design/tokens.md#type). Compounds break at their seams;
 * only parts that are long themselves break within, by patterns.
 */
export function withSoftHyphens(text: string, language: Language): string {
  if (language !== 'de') return text;
  return text.replace(WORD, (word) => {
    if (word.length < LONG || word.length > TOO_LONG) return word;
    return partsOf(word)
      .map((part) => (part.length < LONG ? part : loadHyphen().hyphenateSync(part, { minWordLength: LONG })))
      .join(SOFT_HYPHEN);
  });
}

/** A title as pages show it: in the visitor's language, with soft hyphens in its own. */
export function shownTitle(title: Localized, language: Language): ShownText {
  const found = shown(title, language);
  return { ...found, text: withSoftHyphens(found.text, found.lang ?? language) };
}

/** A compound at its seams; a word of one piece is one part. */
function partsOf(word: string): string[] {
  const seam = LAST_PART.exec(word);
  if (!seam) return [word];
  const [, front = '', last = ''] = seam;
  return [...partsOf(front), last];
}
