import type { Language, ShownText } from './localized.ts';

type Texts = Record<string, ShownText | null>;

/** Texts by their names; `fallback` names those that came in another language than was asked for, and in which. */
type TextsJson<T extends Texts> = {
  [K in keyof T]: T[K] extends null ? null : Extract<T[K], null> | string;
} & {
  fallback?: Partial<Record<keyof T, Language>>;
};

/**
 * Texts as answers in JSON give them: plain, and beside them in `fallback` the language of each that fell back to it
 * (docs/product/pages.md#languages). Where none did, there is no `fallback`.
 */
export function textsJson<T extends Texts>(texts: T): TextsJson<T> {
  const entries = Object.entries(texts);
  const fallen = entries.filter(([, text]) => text?.lang !== undefined && text.text !== '');
  return {
    ...Object.fromEntries(entries.map(([name, text]) => [name, text?.text ?? null])),
    ...(fallen.length > 0
      ? { fallback: Object.fromEntries(fallen.map(([name, text]) => [name, text?.lang])) }
      : {}),
  } as TextsJson<T>;
}
