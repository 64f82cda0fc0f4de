import { LANGUAGES, type Language } from '#lib/localized.ts';
import { cleanNode } from './clean.ts';
import type { Definitions } from './definition.ts';
import { type ContentDocument, moduleOf } from './document.ts';
import type { AnyField, Cleaner, Fields } from './fields/field.ts';
import { fieldAt } from './fields/field-at.ts';
import { apply } from './operations/apply.ts';
import type { InsertItem, Operation } from './operations/operation.ts';
import { type Id, isItemList, isRecord, type Json, type Values } from './tree.ts';

/**
 * Operations with what they bring cleaned by the fields it goes into. On the server all operations go through this before
 * they are applied: what is stored is clean, whoever sent it. Fields nobody knows are left: validation refuses them.
 */
export function cleanOperations(
  definitions: Definitions,
  document: ContentDocument,
  operations: readonly Operation[],
  cleaner: Cleaner,
): Operation[] {
  let current = document;
  return operations.map((operation) => {
    const cleaned = cleanOperation(definitions, current, operation, cleaner);
    // What one brings the next may change.
    const applied = apply(current, cleaned);
    if (applied.ok) current = applied.value.document;
    return cleaned;
  });
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
    case 'batch':
      return {
        ...operation,
        operations: cleanOperations(definitions, document, operation.operations, cleaner),
      };
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
