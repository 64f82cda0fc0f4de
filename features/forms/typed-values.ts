import type { FieldValues } from './field.ts';

/** What is kept of a form that is not sent yet: in this browser and tab alone. */
export interface Typed {
  values: FieldValues;
  /** Names of uploaded files, by their ids. */
  fileNames: Record<string, string>;
}

const keyOf = (formId: number) => `form-${formId}`;

/** Keeps what was typed until the form is sent. A browser that keeps nothing loses nothing but this. */
export function keepTyped(formId: number, typed: Typed): void {
  try {
    sessionStorage.setItem(keyOf(formId), JSON.stringify(typed));
  } catch {
    // Full, or forbidden by the visitor.
  }
}

export function readTyped(formId: number): Typed | null {
  try {
    const kept = sessionStorage.getItem(keyOf(formId));
    return kept === null ? null : (JSON.parse(kept) as Typed);
  } catch {
    return null;
  }
}

export function forgetTyped(formId: number): void {
  try {
    sessionStorage.removeItem(keyOf(formId));
  } catch {
    // Nothing was kept.
  }
}

/** What was typed by now, and for untouched fields what was kept: nothing that somebody typed is written over. */
export function withKept(first: FieldValues, now: FieldValues, kept: FieldValues): FieldValues {
  const same = (one: unknown, other: unknown) => JSON.stringify(one ?? '') === JSON.stringify(other ?? '');
  return Object.fromEntries(
    Object.entries(now).map(([slug, value]) => [
      slug,
      same(value, first[slug]) ? (kept[slug] ?? value) : value,
    ]),
  );
}
