import { fail, type Result, succeed } from '#lib/result.ts';
import { type ContentDocument, type Module, moduleOf } from '../document.ts';
import type { OperationError } from '../errors.ts';
import { checkSize } from '../limits.ts';
import type { Id } from '../tree.ts';
import type { Applied, Operation } from './operation.ts';

/** The document with one module changed: the shared part of all operations on a single module. */
export function changeModule(
  document: ContentDocument,
  id: Id,
  change: (module: Module) => Result<{ module: Module; inverse: Operation }, OperationError>,
): Result<Applied, OperationError> {
  const module = moduleOf(document, id);
  if (!module) return fail({ code: 'unknown-module', id });
  const done = change(module);
  if (!done.ok) return done;
  const changed = { ...document, modules: { ...document.modules, [id]: done.value.module } };
  const sized = checkSize(document, changed);
  if (!sized.ok) return fail({ ...sized.error, id });
  return succeed({ document: sized.value, inverse: done.value.inverse, changed: [id] });
}
