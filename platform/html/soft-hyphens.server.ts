import german from 'hyphen/de/index.js';
import type { Language } from '#lib/localized.ts';

const LONG_WORD = 15;

/**
 * Puts soft hyphens into German words of 15 letters and more. Browsers without a German dictionary would otherwise break
 * a compound in a heading wherever the line ends (design brief, section 2).
 */
export function withSoftHyphens(text: string, language: Language): string {
  return language === 'de' ? german.hyphenateSync(text, { minWordLength: LONG_WORD }) : text;
}
