import { type I18n, setupI18n } from '@lingui/core';
import type { Language } from '#lib/localized.ts';

const loaded: Partial<Record<Language, I18n>> = {};

/** Loads the interface texts of one language; the browser gets only the one it shows. */
export async function loadMessages(language: Language): Promise<void> {
  const { messages } =
    language === 'de' ? await import('./messages/de.po') : await import('./messages/en.po');
  loaded[language] = setupI18n({ locale: language, messages: { [language]: messages } });
}

/** The interface texts of a language that was loaded before (at the start of the server or of the page). */
export function i18nFor(language: Language): I18n {
  const i18n = loaded[language];
  if (!i18n) throw new Error(`The messages of ${language} are not loaded`);
  return i18n;
}
