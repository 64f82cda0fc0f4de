import { DEFAULT_LANGUAGE } from '#lib/localized.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { ContentDocument, Module } from '../document.ts';
import type { OperationError } from '../errors.ts';
import { valueAt, withValueAt } from '../field-path.ts';
import { germanMark, markOf, withMark } from '../freshness.ts';
import { hasLongText, LIMITS } from '../limits.ts';
import { changeModule } from './change-module.ts';
import type { Applied, SetField } from './operation.ts';

export function setField(document: ContentDocument, operation: SetField): Result<Applied, OperationError> {
  const { id, language, field, value, prune = 0 } = operation;
  const where = { id, field, ...(language === null ? {} : { language }) };
  if (hasLongText(value)) return fail({ code: 'text-too-long', ...where, limit: LIMITS.textBytes });
  return changeModule(document, id, (module) => {
    const written = withValueAt(module, language, field, value, prune);
    if (!written.ok) return fail({ code: written.error, ...where });
    const before = valueAt(module, language, field);
    const inverse: SetField = {
      op: 'set-field',
      id,
      language,
      field,
      ...(before === undefined ? {} : { value: before }),
      ...(written.value.made > 0 ? { prune: written.value.made } : {}),
    };
    if (language === null || language === DEFAULT_LANGUAGE) {
      return succeed({ module: written.value.module, inverse });
    }
    const marked = withMark(written.value.module, language, field, newMark(module, operation));
    return succeed({ module: marked, inverse: { ...inverse, fresh: markOf(module, language, field) } });
  });
}

/** A translation is made from the current German text, unless the operation names its source. */
function newMark(module: Module, { value, field, fresh }: SetField): string | null {
  if (fresh !== undefined) return fresh;
  return value === undefined ? null : germanMark(module, field);
}
