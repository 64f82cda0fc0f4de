import { LANGUAGES, type Language } from '#lib/localized.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { ContentDocument, Module } from '../document.ts';
import type { OperationError } from '../errors.ts';
import { itemPath, without } from '../field-path.ts';
import { withMark } from '../freshness.ts';
import { type Item, isRecord, type Values } from '../tree.ts';
import { listOf, marksOfItem, textsOf, withList, withTexts } from './change-items.ts';
import { changeModule } from './change-module.ts';
import type { Applied, InsertItem, RemoveItem } from './operation.ts';

export function removeItem(
  document: ContentDocument,
  operation: RemoveItem,
): Result<Applied, OperationError> {
  const { id, field, item } = operation;
  return changeModule(document, id, (module) => {
    const list = listOf(module, field);
    if (!list.ok) return fail({ code: list.error, id, field });
    const index = list.value.findIndex((each) => each.id === item);
    const found = list.value[index];
    if (!found) return fail({ code: 'unknown-item', id, field });
    const text = textsOfItem(module, operation);
    const fresh = marksOfItem(module, field, item);
    const inverse: InsertItem = {
      op: 'insert-item',
      id,
      field,
      index,
      item: found,
      ...(Object.keys(text).length > 0 ? { text } : {}),
      ...(Object.keys(fresh).length > 0 ? { fresh } : {}),
    };
    const rest = list.value.filter((each) => each.id !== item);
    return succeed({ module: withoutItem(module, operation, rest), inverse });
  });
}

function textsOfItem(module: Module, { field, item }: RemoveItem): Partial<Record<Language, Values>> {
  const byLanguage = LANGUAGES.flatMap((language) => {
    const texts = textsOf(module, language, field)?.[item];
    return isRecord(texts) ? [[language, texts] as const] : [];
  });
  return Object.fromEntries(byLanguage);
}

function withoutItem(module: Module, { field, item, prune = [] }: RemoveItem, rest: Item[]): Module {
  const isPruned = rest.length === 0 && prune.includes('data');
  let changed = isPruned ? { ...module, data: without(module.data, field) } : withList(module, field, rest);
  for (const language of LANGUAGES) {
    const texts = textsOf(changed, language, field);
    if (texts && Object.hasOwn(texts, item)) {
      const left = without(texts, item);
      const isGone = Object.keys(left).length === 0 && prune.includes(language);
      changed = withTexts(changed, language, field, isGone ? undefined : left);
    }
    for (const inner of Object.keys(marksOfItem(module, field, item)[language] ?? {})) {
      changed = withMark(changed, language, itemPath(field, item, inner), null);
    }
  }
  return changed;
}
