import { LANGUAGES, type Language } from '#lib/localized.ts';
import type { Result } from '#lib/result.ts';
import { cleanNode } from './clean.ts';
import type { Definitions } from './definition.ts';
import { type ContentDocument, moduleOf } from './document.ts';
import type { OperationError } from './errors.ts';
import type { AnyField, Cleaner, Fields } from './fields/field.ts';
import { fieldAt } from './fields/field-at.ts';
import { apply, applyAll } from './operations/apply.ts';
import type { Applied, InsertItem, Operation } from './operations/operation.ts';
import { type Id, isItemList, isRecord, type Json, type Values } from './tree.ts';

/**
 * Applies operations with their values sanitized by the fields they go into. The server applies all operations through this,
 * so that stored content is clean regardless of the client. Unknown fields are left: validation refuses them.
 */
export function applyClean(
  definitions: Definitions,
  document: ContentDocument,
  operations: readonly Operation[],
  cleaner: Cleaner,
): Result<Applied, OperationError> {
  // Cleaned sequentially: an operation may change the module of an earlier one.
  return applyAll(document, operations, (current, operation) =>
    operation.op === 'batch'
      ? applyClean(definitions, current, operation.operations, cleaner)
      : apply(current, cleanOperation(definitions, current, operation, cleaner)),
  );
}

function cleanOperation(
  definitions: Definitions,
  document: ContentDocument,
  operation: Operation,
  cleaner: Cleaner,
): Operation {
  switch (operation.op) {
    case 'insert':
    case 'paste':
      return { ...operation, node: cleanNode(definitions, operation.node, cleaner) };
    case 'set-field': {
      const field = fieldAt(fieldsOf(definitions, document, operation.id), operation.field);
      if (!field || operation.value === undefined) return operation;
      return { ...operation, value: cleanValue(field, operation.value, cleaner) };
    }
    case 'insert-item':
      return cleanItem(fieldsOf(definitions, document, operation.id)[operation.field], operation, cleaner);
    default:
      return operation;
  }
}

function fieldsOf(definitions: Definitions, document: ContentDocument, id: Id): Fields {
  return definitions.get(moduleOf(document, id)?.type ?? '')?.fields ?? {};
}

function cleanValue(field: AnyField, value: Json, cleaner: Cleaner): Json {
  if (!('fields' in field)) return field.clean(value, cleaner);
  // A list as a whole: its items, or what they say in a language by their ids.
  const fields = field.fields as Fields;
  if (isItemList(value)) return value.map((item) => ({ ...cleanValues(fields, item, cleaner), id: item.id }));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([id, said]) => [
      id,
      isRecord(said) ? cleanValues(fields, said, cleaner) : said,
    ]),
  );
}

function cleanValues(fields: Fields, values: Values, cleaner: Cleaner): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      return [name, field ? field.clean(value, cleaner) : value];
    }),
  );
}

function cleanItem(list: AnyField | undefined, operation: InsertItem, cleaner: Cleaner): Operation {
  if (!list || !('fields' in list)) return operation;
  const fields = list.fields as Fields;
  const { item, text } = operation;
  const said = LANGUAGES.flatMap((language): [Language, Values][] => {
    const values = text?.[language];
    return values ? [[language, cleanValues(fields, values, cleaner)]] : [];
  });
  return {
    ...operation,
    item: { ...cleanValues(fields, item, cleaner), id: item.id },
    ...(text ? { text: Object.fromEntries(said) } : {}),
  };
}
