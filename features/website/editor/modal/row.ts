import type { AnyField, FieldError, Module } from '#features/core/documents/index.ts';

/** One field of a module in its dialog, and what is wrong with the module. */
export interface Row {
  module: Module;
  field: AnyField;
  path: string;
  errors: readonly FieldError[];
}
