import { FIELD_TYPE, type Field, type FieldValues } from './field.ts';

/** Stored values of a form that is not sent yet: in this browser and tab only. */
export interface Typed {
  values: FieldValues;
  /** Names of uploaded files, by their ids. */
  fileNames: Record<string, string>;
}

const keyOf = (formId: number) => `form-${formId}`;

/** Keeps what was typed until the form is sent. A browser that keeps nothing loses nothing but this. */
export function saveTyped(formId: number, typed: Typed): void {
  try {
    sessionStorage.setItem(keyOf(formId), JSON.stringify(typed));
  } catch {
    // Full, or forbidden by the visitor.
  }
}

export function readTyped(formId: number): Typed | null {
  try {
    const stored = sessionStorage.getItem(keyOf(formId));
    return stored === null ? null : (JSON.parse(stored) as Typed);
  } catch {
    return null;
  }
}

export function clearTyped(formId: number): void {
  try {
    sessionStorage.removeItem(keyOf(formId));
  } catch {
    // Nothing was stored.
  }
}

/** Stored files by field: inputs of files cannot be filled. */
export const storedFiles = (stored: Typed | null, fields: readonly Field<unknown>[]): FieldValues =>
  Object.fromEntries(
    fields
      .filter(({ field_type: type }) => type === FIELD_TYPE.file)
      .flatMap(({ slug }) => (stored?.values[slug] ? [[slug, stored.values[slug]] as const] : [])),
  );
