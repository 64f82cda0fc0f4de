import { LANGUAGES, type Language } from '#lib/localized.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { Module } from '../document.ts';
import type { OperationErrorCode } from '../errors.ts';
import { pathParts, without } from '../field-path.ts';
import { type Id, type Item, isItemList, isRecord, type Values } from '../tree.ts';

/** The items of a list field that is to be changed; an absent one is an empty list. */
export function listOf(module: Module, field: string): Result<Item[], OperationErrorCode> {
  const parts = pathParts(field);
  if (!parts || parts.within) return fail('invalid-field');
  if (!isRecord(module.data) || !isRecord(module.text)) return fail('broken-module');
  const list = Object.hasOwn(module.data, field) ? module.data[field] : [];
  return isItemList(list) ? succeed(list) : fail('not-a-list');
}

export const withList = (module: Module, field: string, items: Item[]): Module => ({
  ...module,
  data: { ...module.data, [field]: items },
});

/** Returns the texts of a list's items in a language, by item; `undefined` if the language has none. */
export function textsOf(module: Module, language: Language, field: string): Values | undefined {
  const values = module.text[language];
  const texts = isRecord(values) && Object.hasOwn(values, field) ? values[field] : undefined;
  return isRecord(texts) ? texts : undefined;
}

/** The module with other texts of a list's items; `undefined` takes the record away. */
export function withTexts(
  module: Module,
  language: Language,
  field: string,
  texts: Values | undefined,
): Module {
  const values = module.text[language] ?? {};
  const changed = texts === undefined ? without(values, field) : { ...values, [field]: texts };
  return { ...module, text: { ...module.text, [language]: changed } };
}

/** The marks of an item's translations, by language and field of the item. */
export function marksOfItem(module: Module, field: string, item: Id) {
  const prefix = `${field}/${item}/`;
  const byLanguage = LANGUAGES.flatMap((language) => {
    const marks = Object.entries(module.fresh?.[language] ?? {})
      .filter(([path]) => path.startsWith(prefix))
      .map(([path, mark]) => [path.slice(prefix.length), mark] as const);
    return marks.length > 0 ? [[language, Object.fromEntries(marks)] as const] : [];
  });
  return Object.fromEntries(byLanguage) as Partial<Record<Language, Record<string, string>>>;
}
