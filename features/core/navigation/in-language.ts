import { type Language, type Localized, shown } from '#lib/localized.ts';
import { pathParts } from '#lib/path-pattern.ts';
import { pageAt } from './page-at.ts';

/**
 * An address as somebody typed it for both languages, for readers of one: a page of the site map has its own there. Every
 * other one remains unchanged.
 */
export function inLanguage(address: string, language: Language): string {
  const [path = ''] = address.split(/[?#]/, 1);
  // Two slashes begin the name of another host.
  const found = /^\/(?!\/)/.test(path) ? pageAt(path) : null;
  if (!found || found.language === language) return address;
  const [, ...given] = pathParts(path);
  const gaps = pathParts(found.page[found.language]);
  const filled = pathParts(found.page[language]).flatMap((part) =>
    part.startsWith(':') ? (given[gaps.indexOf(part)] ?? []) : part,
  );
  return `/${[language, ...filled].join('/')}${address.slice(path.length)}`;
}

/**
 * Returns the address in a language for a link that has one per language; an address given in German alone leads to
 * the same page in English.
 */
export function shownAddress(address: Localized, language: Language): string {
  const { text, lang } = shown(address, language);
  return lang === undefined ? text : inLanguage(text, language);
}
