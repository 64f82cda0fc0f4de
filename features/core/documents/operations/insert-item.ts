import { LANGUAGES } from '#lib/localized.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { ContentDocument, Module } from '../document.ts';
import type { OperationError } from '../errors.ts';
import { itemPath } from '../field-path.ts';
import { withMark } from '../freshness.ts';
import { hasLongText, LIMITS } from '../limits.ts';
import { isId } from '../tree.ts';
import { listOf, textsOf, withList, withTexts } from './change-items.ts';
import { changeModule } from './change-module.ts';
import { insertAt } from './change-places.ts';
import type { Applied, InsertItem, RemoveItem } from './operation.ts';

export function insertItem(
  document: ContentDocument,
  operation: InsertItem,
): Result<Applied, OperationError> {
  const { id, field, index, item, text = {} } = operation;
  if (!isId(item.id)) return fail({ code: 'invalid-id', id, field });
  if (hasLongText(item) || Object.values(text).some(hasLongText))
    return fail({ code: 'text-too-long', id, field, limit: LIMITS.textBytes });
  return changeModule(document, id, (module) => {
    const list = listOf(module, field);
    if (!list.ok) return fail({ code: list.error, id, field });
    if (list.value.some((each) => each.id === item.id)) return fail({ code: 'id-taken', id, field });
    const withItem = withList(module, field, insertAt(list.value, index, item));
    return succeed({ module: withTextsAndMarks(withItem, operation), inverse: inverseOf(module, operation) });
  });
}

function withTextsAndMarks(module: Module, { field, item, text = {}, fresh = {} }: InsertItem): Module {
  let changed = module;
  for (const language of LANGUAGES) {
    const texts = text[language];
    if (texts) {
      changed = withTexts(changed, language, field, {
        ...textsOf(changed, language, field),
        [item.id]: texts,
      });
    }
    for (const [inner, mark] of Object.entries(fresh[language] ?? {})) {
      changed = withMark(changed, language, itemPath(field, item.id, inner), mark);
    }
  }
  return changed;
}

function inverseOf(module: Module, { id, field, item, text = {} }: InsertItem): RemoveItem {
  const made: RemoveItem['prune'] = LANGUAGES.filter(
    (language) => text[language] && !textsOf(module, language, field),
  );
  const prune: RemoveItem['prune'] = Object.hasOwn(module.data, field) ? made : ['data', ...made];
  return { op: 'remove-item', id, field, item: item.id, ...(prune.length > 0 ? { prune } : {}) };
}
