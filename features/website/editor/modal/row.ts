import type { AnyField, FieldError, Module } from '#features/core/documents/index.ts';

/** One field of a module in its dialog, with the module's errors. */
export interface Row {
  module: Module;
  field: AnyField;
  path: string;
  errors: readonly FieldError[];
}
