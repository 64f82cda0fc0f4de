import { type FieldPath, pathParts } from '../field-path.ts';
import type { AnyField, Fields } from './field.ts';

/** The field a path leads to, within items of lists too; `undefined` where the definition has none. */
export function fieldAt(fields: Fields, path: FieldPath): AnyField | undefined {
  const parts = pathParts(path);
  const field = parts && Object.hasOwn(fields, parts.field) ? fields[parts.field] : undefined;
  if (!parts?.within || !field) return field;
  const inner = 'fields' in field ? (field.fields as Fields) : {};
  return Object.hasOwn(inner, parts.within.field) ? inner[parts.within.field] : undefined;
}
