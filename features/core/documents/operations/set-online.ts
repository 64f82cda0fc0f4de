import { type Result, succeed } from '#lib/result.ts';
import type { ContentDocument } from '../document.ts';
import type { OperationError } from '../errors.ts';
import { changeModule } from './change-module.ts';
import type { Applied, SetOnline } from './operation.ts';

export function setOnline(
  document: ContentDocument,
  { id, from, to }: SetOnline,
): Result<Applied, OperationError> {
  return changeModule(document, id, (module) => {
    const { online_from, online_to, ...rest } = module;
    return succeed({
      module: {
        ...rest,
        ...(from === null ? {} : { online_from: from }),
        ...(to === null ? {} : { online_to: to }),
      },
      inverse: { op: 'set-online', id, from: online_from ?? null, to: online_to ?? null },
    });
  });
}
