import { DEFAULT_LANGUAGE } from '#lib/localized.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { ContentDocument } from '../document.ts';
import type { OperationError } from '../errors.ts';
import { pathParts } from '../field-path.ts';
import { germanMark, markOf, withMark } from '../freshness.ts';
import { changeModule } from './change-module.ts';
import type { Applied, MarkFresh } from './operation.ts';

export function markFresh(
  document: ContentDocument,
  { id, language, field, fresh }: MarkFresh,
): Result<Applied, OperationError> {
  if (language === DEFAULT_LANGUAGE || !pathParts(field))
    return fail({ code: 'invalid-field', id, field, language });
  return changeModule(document, id, (module) =>
    succeed({
      module: withMark(module, language, field, fresh === undefined ? germanMark(module, field) : fresh),
      inverse: { op: 'mark-fresh', id, language, field, fresh: markOf(module, language, field) },
    }),
  );
}
