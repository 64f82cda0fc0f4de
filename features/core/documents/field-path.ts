import type { Language } from '#lib/localized.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { Module } from './document.ts';
import type { OperationErrorCode } from './errors.ts';
import {
  type BareModule,
  type Id,
  type Item,
  isId,
  isItemList,
  isRecord,
  type Json,
  type Values,
} from './tree.ts';

/** Names a field: `title`, or one of a list's items: `questions/q7/answer`. */
export type FieldPath = string;

const NAME = /^[a-z][a-z0-9_]{0,39}$/;

interface Parts {
  field: string;
  /** Location of the field within an item. */
  within?: { item: Id; field: string };
}

/** The parts of a path, `null` where it is none. */
export function pathParts(path: FieldPath): Parts | null {
  const [field = '', item, inner, ...rest] = path.split('/');
  if (!NAME.test(field) || rest.length > 0) return null;
  if (item === undefined) return { field };
  return isId(item) && inner !== undefined && NAME.test(inner) && inner !== 'id'
    ? { field, within: { item, field: inner } }
    : null;
}

/** The path of a field within an item. */
export const itemPath = (field: string, item: Id, inner: string): FieldPath => `${field}/${item}/${inner}`;

/** The items of a list field; none where it is no list. */
export function itemsOf(module: BareModule, field: string): Item[] {
  const list = isRecord(module.data) && Object.hasOwn(module.data, field) ? module.data[field] : undefined;
  return isItemList(list) ? list : [];
}

/** The value at a path, of one language or shared by both; `undefined` where it is absent. */
export function valueAt(module: BareModule, language: Language | null, path: FieldPath): Json | undefined {
  const parts = pathParts(path);
  if (!parts) return undefined;
  const values = language === null ? module.data : module.text?.[language];
  const { field, within } = parts;
  if (!within) return own(values, field);
  if (language !== null) return own(own(own(values, field), within.item), within.field);
  const item = itemsOf(module, field).find(({ id }) => id === within.item);
  return own(item, within.field);
}

function own(values: Json | undefined, name: string): Json | undefined {
  return isRecord(values) && Object.hasOwn(values, name) ? values[name] : undefined;
}

/** A module with another value, and how many records had to be made for it. */
interface Written {
  module: Module;
  made: number;
}

/**
 * The module with a value at a path; `undefined` removes it.
 * @param prune how many of the records around it are removed when left empty: the `made` of their creation
 */
export function withValueAt(
  module: Module,
  language: Language | null,
  path: FieldPath,
  value: Json | undefined,
  prune: number,
): Result<Written, OperationErrorCode> {
  const parts = pathParts(path);
  if (!parts) return fail('invalid-field');
  if (!isRecord(module.data) || !isRecord(module.text)) return fail('broken-module');
  const { field, within } = parts;
  if (within && !itemsOf(module, field).some(({ id }) => id === within.item)) return fail('unknown-item');
  if (language !== null) {
    const steps = within ? [language, field, within.item, within.field] : [language, field];
    if (isBlocked(module.text, steps)) return fail('broken-module');
    const text = withValue(module.text, steps, value, prune);
    return succeed({ module: { ...module, text: text.values as Module['text'] }, made: text.made });
  }
  if (!within) {
    return succeed({
      module: { ...module, data: withValue(module.data, [field], value, 0).values },
      made: 0,
    });
  }
  const items = itemsOf(module, field).map((item) =>
    item.id === within.item ? withValue(item, [within.field], value, 0).values : item,
  );
  return succeed({ module: { ...module, data: { ...module.data, [field]: items } }, made: 0 });
}

/** Tells if anything other than a record is on the path: its meaning is unknown, so it is preserved. */
function isBlocked(values: Values, [name = '', ...steps]: string[]): boolean {
  const inner = own(values, name);
  if (steps.length === 0 || inner === undefined) return false;
  return !isRecord(inner) || isBlocked(inner, steps);
}

/** Values with another one at a nested path; creates missing records, and removes empty ones. */
function withValue(
  values: Values,
  [name = '', ...steps]: string[],
  value: Json | undefined,
  prune: number,
): { values: Values; made: number } {
  if (steps.length === 0) {
    if (value !== undefined) return { values: { ...values, [name]: value }, made: 0 };
    return { values: without(values, name), made: 0 };
  }
  const inner = own(values, name);
  if (!isRecord(inner)) {
    if (value === undefined) return { values, made: 0 };
    const below = withValue({}, steps, value, 0);
    return { values: { ...values, [name]: below.values }, made: below.made + 1 };
  }
  const below = withValue(inner, steps, value, prune);
  const isEmpty = Object.keys(below.values).length === 0;
  if (isEmpty && value === undefined && prune >= steps.length)
    return { values: without(values, name), made: 0 };
  return { values: { ...values, [name]: below.values }, made: below.made };
}

export function without(values: Values, name: string): Values {
  const { [name]: _, ...others } = values;
  return others;
}
