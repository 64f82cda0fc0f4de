import { type Result, succeed } from '#lib/result.ts';
import type { ContentDocument } from '../document.ts';
import type { OperationError } from '../errors.ts';
import { changeModule } from './change-module.ts';
import type { Applied, SetLanguages } from './operation.ts';

export function setLanguages(
  document: ContentDocument,
  { id, languages }: SetLanguages,
): Result<Applied, OperationError> {
  return changeModule(document, id, (module) => {
    const { languages: before, ...rest } = module;
    return succeed({
      module: languages === null ? rest : { ...module, languages },
      inverse: { op: 'set-languages', id, languages: before ?? null },
    });
  });
}
