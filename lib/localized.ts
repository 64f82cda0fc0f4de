/** The languages of the site; German is the default (docs/product/pages.md#languages). */
export const LANGUAGES = ['de', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = 'de';

export function isLanguage(value: unknown): value is Language {
  return value === 'de' || value === 'en';
}

/** A text in both languages. German always exists; a missing translation is `null`. */
export interface Localized {
  de: string;
  en: string | null;
}

/** A text as it is shown: `lang` is set only when it is not in the language that was asked for. */
export interface ShownText {
  text: string;
  lang?: Language;
}

/**
 * Picks the text for a language. A missing or empty translation falls back to German and says so in `lang`, so that the
 * element can be marked with it (docs/product/pages.md#languages). The fallback is never written back.
 */
export function shown(value: Localized, language: Language): ShownText {
  if (language === 'en' && value.en) return { text: value.en };
  return language === 'de' ? { text: value.de } : { text: value.de, lang: 'de' };
}
