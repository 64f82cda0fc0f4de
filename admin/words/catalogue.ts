import { type I18n, type Messages, setupI18n } from '@lingui/core';

const texts: Record<string, Messages> = {};
const instances: Record<string, I18n> = {};

/**
 * Adds interface texts. The build calls it at the top of every module that shows some (vite/messages-with-modules.ts). All
 * languages are stored, because the admin area switches between them without loading anew.
 */
export function addMessages(added: Record<string, Messages>): void {
  for (const [locale, messages] of Object.entries(added)) Object.assign(textsIn(locale), messages);
}

/** The interface texts of a language. */
export function i18nIn(locale: string): I18n {
  instances[locale] ??= setupI18n({ locale, messages: { [locale]: textsIn(locale) } });
  return instances[locale];
}

function textsIn(locale: string): Messages {
  texts[locale] ??= {};
  return texts[locale];
}
