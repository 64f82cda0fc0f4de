import { DEFAULT_LANGUAGE, type Language } from '#lib/localized.ts';
import type { Module } from './document.ts';
import { type FieldPath, valueAt } from './field-path.ts';
import { fingerprint } from './fingerprint.ts';
import type { BareModule } from './tree.ts';

/** State of a translation: missing, made from the current German text, or from a former one. */
export type Freshness = 'missing' | 'fresh' | 'outdated';

/** State of a field's translation. One without a fingerprint (imported, older than the German text) counts as fresh. */
export function freshnessOf(module: BareModule, language: Language, field: FieldPath): Freshness {
  if (valueAt(module, language, field) === undefined) return 'missing';
  const mark = markOf(module, language, field);
  return mark === null || mark === germanMark(module, field) ? 'fresh' : 'outdated';
}

/** The fingerprint of the German value a translation was made from, `null` where none is stored. */
export function markOf(module: BareModule, language: Language, field: FieldPath): string | null {
  const marks = module.fresh?.[language];
  return marks && Object.hasOwn(marks, field) ? (marks[field] ?? null) : null;
}

/** The fingerprint of the current German text, `null` where it is empty. */
export function germanMark(module: BareModule, field: FieldPath): string | null {
  const german = valueAt(module, DEFAULT_LANGUAGE, field);
  return german === undefined ? null : fingerprint(german);
}

/** The module with another mark; records that are left empty go. */
export function withMark(module: Module, language: Language, field: FieldPath, mark: string | null): Module {
  const { [field]: _, ...others } = module.fresh?.[language] ?? {};
  const marks = mark === null ? others : { ...others, [field]: mark };
  const { [language]: __, ...languages } = module.fresh ?? {};
  const fresh = Object.keys(marks).length > 0 ? { ...languages, [language]: marks } : languages;
  const { fresh: ___, ...rest } = module;
  return Object.keys(fresh).length > 0 ? { ...module, fresh } : rest;
}
