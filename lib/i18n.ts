import { type I18n, type MessageDescriptor, type Messages, setupI18n } from '@lingui/core';
import { isLanguage, LANGUAGES, type Language } from './localized.ts';

const texts: Record<Language, Messages> = { de: {}, en: {} };
const instances: Partial<Record<Language, I18n>> = {};

/**
 * Adds interface texts. The build calls it at the top of every module that shows some, with those texts
 * (vite/messages-with-modules.ts); the server calls it once with everything. Editors find modules by their names in all
 * languages, so a browser stores them all.
 */
export function addMessages(added: Partial<Record<Language, Messages>>): void {
  for (const [language, messages] of Object.entries(added)) {
    if (isLanguage(language)) Object.assign(texts[language], messages);
  }
}

/** The interface texts of a language. */
export function i18nFor(language: Language): I18n {
  // The texts are handed over as the very object that grows: `load` would render the whole page again each time.
  instances[language] ??= setupI18n({ locale: language, messages: { [language]: texts[language] } });
  return instances[language];
}

/** Returns an interface text in a language. */
export const translate = (message: MessageDescriptor, language: Language): string =>
  i18nFor(language)._(message);

/**
 * An interface text in every language: for files and answers that hold them all.
 * @param message the text, or what makes it for a language where it contains content of the house
 */
export function inAllLanguages(
  message: MessageDescriptor | ((language: Language) => MessageDescriptor),
): Record<Language, string> {
  const said = typeof message === 'function' ? message : () => message;
  const all = LANGUAGES.map((language) => [language, translate(said(language), language)]);
  return Object.fromEntries(all) as Record<Language, string>;
}

/** Descriptors, and functions that make some, by the same names as texts of one language. */
export type InLanguage<T> = T extends MessageDescriptor
  ? string
  : T extends (...values: infer V) => MessageDescriptor
    ? (...values: V) => string
    : { readonly [Name in keyof T]: InLanguage<T[Name]> };

/** Translates a tree of texts, such as all an email can say. */
export function inLanguage<T extends object>(words: T, language: Language): InLanguage<T> {
  const i18n = i18nFor(language);
  const translated = (word: unknown): unknown => {
    if (typeof word === 'function') return (...values: unknown[]) => i18n._(word(...values));
    if (Array.isArray(word)) return word.map(translated);
    const tree = word as Record<string, unknown>;
    if (typeof tree.id === 'string') return i18n._(tree as unknown as MessageDescriptor);
    return Object.fromEntries(Object.entries(tree).map(([name, part]) => [name, translated(part)]));
  };
  return translated(words) as InLanguage<T>;
}
