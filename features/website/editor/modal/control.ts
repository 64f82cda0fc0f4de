import type { AnyField, Module } from '#features/core/documents/index.ts';
import type { Language } from '#lib/localized.ts';

/** Props of a field's control. */
export interface ControlOf {
  module: Module;
  field: AnyField;
  path: string;
  language: Language | null;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
}
