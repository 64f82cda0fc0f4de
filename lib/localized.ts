/** The languages of the site; German is the default (docs/product/pages.md#languages). */
export const LANGUAGES = ['de', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = 'de';

export function isLanguage(value: unknown): value is Language {
  return value === 'de' || value === 'en';
}

/** Values that may exist in one language only, such as the paths of a page published in one. */
export type PerLanguage<T> = Partial<Record<Language, T>>;

/** The addresses in the languages that a page is written in; the others show German texts and are no translation. */
export function writtenPaths(
  paths: PerLanguage<string>,
  translations: readonly Language[],
): PerLanguage<string> {
  return Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const path = paths[language];
      return path !== undefined && translations.includes(language) ? [[language, path]] : [];
    }),
  );
}

/** The language in which visitors who read `language` are shown what there is in these: German stands in for it. */
export function languageShown(there: readonly Language[], language: Language): Language | null {
  if (there.includes(language)) return language;
  return there.includes(DEFAULT_LANGUAGE) ? DEFAULT_LANGUAGE : null;
}

/** A text in both languages. German always exists; a missing translation is `null`. */
export interface Localized {
  de: string;
  en: string | null;
}

/** A localized text for display: `lang` is set only when it is not in the language that was asked for. */
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
