import { type I18n, type Messages, setupI18n } from '@lingui/core';
import { isLanguage, type Language } from '#lib/localized.ts';

const texts: Record<Language, Messages> = { de: {}, en: {} };
const instances: Partial<Record<Language, I18n>> = {};

/** The language of the page in a browser; a server shows them all. */
const shown = typeof document === 'undefined' ? null : document.documentElement.lang;

/**
 * Adds interface texts. The build calls it at the top of every module that shows some, with those texts
 * (vite/messages-with-modules.ts); the server calls it once with everything. A browser keeps what it shows.
 */
export function addMessages(added: Partial<Record<Language, Messages>>): void {
  for (const [language, messages] of Object.entries(added)) {
    if (isLanguage(language) && (shown === null || shown === language))
      Object.assign(texts[language], messages);
  }
}

/** The interface texts of a language. */
export function i18nFor(language: Language): I18n {
  // The texts are handed over as the very object that grows: `load` would render the whole page again each time.
  instances[language] ??= setupI18n({ locale: language, messages: { [language]: texts[language] } });
  return instances[language];
}
